import Foundation

/// Compiles listings, each as a module of its own.
struct ListingCompiler {
  let setup: CompilerSetup
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
  func compile(_ source: CheckedSource, named name: String) throws -> Outcome {
    let base = scratch.appendingPathComponent(name)
    let library = base.appendingPathExtension("so")
    let log = base.appendingPathExtension("log")
    let stamp = base.appendingPathExtension("stamp")
    let key = "\(setup.stamp)\n\(source.text)"
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key,
      let text = try? String(contentsOf: log, encoding: .utf8)
    {
      return outcome(library, text)
    }
    for stale in [library, stamp] { try? FileManager.default.removeItem(at: stale) }
    let file = base.appendingPathExtension("swift")
    try source.text.write(to: file, atomically: true, encoding: .utf8)
    var arguments =
      ["swiftc"] + setup.flags(module: "Listing_" + CompilerSetup.identifier(name)) + [
        "-Xfrontend", "-warn-long-function-bodies=\(Self.longestCheck)",
        "-emit-library", "-o", library.path, file.path,
      ]
    if source.usesVectors { arguments.append(setup.vectorFunctions.path) }
    let result = try ChildProcess.run(arguments, timeout: 300)
    try result.output.write(to: log, atomically: true, encoding: .utf8)
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    return outcome(library, result.output)
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
}
