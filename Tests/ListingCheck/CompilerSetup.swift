import Foundation

/// What the compiler is told to compile against the modules that this program is built of.
struct CompilerSetup: Sendable {
  /// The repository.
  let package: URL
  /// What finds the headers of C libraries.
  let headerFlags: [String]

  /// Where the modules lie that the package's own build must not see.
  private var hiddenModules: URL { products.appendingPathComponent("listings-modules") }

  /// Makes the modules Combine and os; they only re-export, so that there is nothing to link.
  func prepare() throws {
    try FileManager.default.createDirectory(
      at: hiddenModules, withIntermediateDirectories: true)
    for module in ["Combine", "os"] {
      let source = package.appendingPathComponent(
        "Compatibility/Sources/\(module)/\(module).swift")
      let product = hiddenModules.appendingPathComponent("\(module).swiftmodule")
      let result = try ChildProcess.run(
        ["swiftc", "-emit-module", "-o", product.path] + flags(module: module)
          + ["-enable-upcoming-feature", "InternalImportsByDefault", source.path], timeout: 300)
      if let failure = result.failure {
        print("error: the module \(module): \(failure)\n\(result.output)")
        exit(2)
      }
    }
  }

  /// Where this program lies, with the modules beside it.
  var products: URL { Self.program.deletingLastPathComponent() }

  static var program: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The vector functions that are compiled beside what uses them.
  var vectorFunctions: URL {
    package.appendingPathComponent("Tests/ListingCheck/Support/vDSP.swift")
  }

  /// Where the plugins of the toolchain's own macros lie.
  var pluginPath: String {
    let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = search.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let root = compiler?.deletingLastPathComponent().deletingLastPathComponent()
    return (root?.path ?? "/usr") + "/lib/swift/host/plugins"
  }

  /// What every compilation is told: Swift 5 mode, as most sources elsewhere are written for, with the literals for
  /// regular expressions that Xcode adds to it.
  ///
  /// Foundation of the originals re-exports what observes and publishes, so that sources which import
  /// nothing else use it; here a module is imported into every file for that.
  func flags(module: String) -> [String] {
    var flags = [
      "-swift-version", "5", "-diagnostic-style", "llvm", "-parse-as-library", "-Onone",
      "-enable-bare-slash-regex",
      "-module-name", module, "-I", products.appendingPathComponent("Modules").path,
      "-load-plugin-executable",
      products.appendingPathComponent("GlissandoMacros-tool").path + "#GlissandoMacros",
      "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI", "-I", hiddenModules.path,
    ]
    // Where the module maps of C libraries lie, which the modules are built on.
    for library in ["CPangoCairo", "CSDL2", "CEpoxy", "CGIO"] {
      flags += ["-I", package.appendingPathComponent("Sources/\(library)").path]
    }
    // The package's own C modules, whose maps the build has written.
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    for folder in folders.sorted() where folder.hasPrefix("C") && folder.hasSuffix(".build") {
      let map = products.appendingPathComponent("\(folder)/module.modulemap")
      if FileManager.default.fileExists(atPath: map.path) {
        flags += ["-Xcc", "-fmodule-map-file=\(map.path)"]
      }
    }
    for flag in headerFlags { flags += ["-Xcc", flag] }
    return flags
  }

  /// Changes whenever one of the modules does: all of them are linked into this program.
  var stamp: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: Self.program.path)
    let date = attributes?[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0) \(attributes?[.size] ?? 0)"
  }

  static func identifier(_ name: String) -> String {
    let letters = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters : letters
  }
}
