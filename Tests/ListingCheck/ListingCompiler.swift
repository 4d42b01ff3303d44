#if Macros
  import Foundation

  /// Compiles listings, each as a module of its own, against the modules that this program is built of.
  struct ListingCompiler {
    /// Where this program lies, with the modules beside it.
    let products: URL
    /// Where the vector functions lie.
    let support: URL
    /// Where the module maps of C libraries lie, which the modules are built on.
    let libraries: [URL]
    /// What the C compiler has to be told to find the headers of those.
    let headerFlags: [String]
    /// Where the results go.
    let scratch: URL

    /// What came of a listing.
    struct Outcome {
      /// The library that holds it; nil where it does not compile.
      let library: URL?
      /// What the compiler said, worth showing.
      let remarks: [String]
    }

    /// Compiles a listing, or finds the result of the last time.
    func compile(_ source: ListingSource, named name: String) throws -> Outcome {
      let base = scratch.appendingPathComponent(name)
      let library = base.appendingPathExtension("so")
      let log = base.appendingPathExtension("log")
      let stamp = base.appendingPathExtension("stamp")
      let key = "\(programStamp)\n\(source.text)"
      if (try? String(contentsOf: stamp, encoding: .utf8)) == key,
        let text = try? String(contentsOf: log, encoding: .utf8)
      {
        return outcome(library, text)
      }
      for stale in [library, stamp] { try? FileManager.default.removeItem(at: stale) }
      let file = base.appendingPathExtension("swift")
      try source.text.write(to: file, atomically: true, encoding: .utf8)
      let result = try ChildProcess.run(
        arguments(for: file, library, source, module: "Listing_" + Self.identifier(name)),
        timeout: 300)
      try result.output.write(to: log, atomically: true, encoding: .utf8)
      try key.write(to: stamp, atomically: true, encoding: .utf8)
      return outcome(library, result.output)
    }

    private func arguments(
      for file: URL, _ library: URL, _ source: ListingSource, module: String
    ) -> [String] {
      var arguments = [
        "swiftc", "-swift-version", "5", "-diagnostic-style", "llvm", "-parse-as-library", "-Onone",
        "-module-name", module,
        "-I", products.appendingPathComponent("Modules").path, "-load-plugin-executable",
        products.appendingPathComponent("GlissandoMacros-tool").path + "#GlissandoMacros",
        "-Xfrontend", "-warn-long-function-bodies=\(Self.longestCheck)",
        "-emit-library", "-o", library.path, file.path,
      ]
      for library in libraries { arguments += ["-I", library.path] }
      // The package's own C modules, whose maps the build has written.
      for module in ["CPrefetch", "CBlit"] {
        let map = products.appendingPathComponent("\(module).build/module.modulemap")
        arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
      }
      for flag in headerFlags { arguments += ["-Xcc", flag] }
      if source.usesVectors {
        arguments.append(support.appendingPathComponent("vDSP.swift").path)
      }
      return arguments
    }

    /// What the type checker may take for one function, in milliseconds.
    ///
    /// Apple's takes a good deal
    /// less than this for what people write; on a busy machine it is a long time all the same.
    private static let longestCheck = 2_000

    private func outcome(_ library: URL, _ log: String) -> Outcome {
      let lines = log.split(separator: "\n").map(String.init)
      let isThere = FileManager.default.fileExists(atPath: library.path)
      let remarks = lines.filter {
        $0.contains(" error: ") || $0.contains("to type-check") || $0.hasPrefix("error: ")
          || $0.contains("undefined reference") || $0.contains("undefined symbol")
      }
      return Outcome(
        library: isThere ? library : nil,
        remarks: remarks.isEmpty && !isThere ? Array(lines.suffix(5)) : remarks)
    }

    /// Changes whenever one of the modules does: all of them are linked into this program.
    private var programStamp: String {
      let program = products.appendingPathComponent("ListingCheck").path
      let attributes = try? FileManager.default.attributesOfItem(atPath: program)
      let date = attributes?[.modificationDate] as? Date
      return "\(date?.timeIntervalSinceReferenceDate ?? 0) \(attributes?[.size] ?? 0)"
    }

    private static func identifier(_ name: String) -> String {
      String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
  }
#endif
