import Foundation

/// Compiles the files of one program together, and tells what is wrong with which.
struct ProjectCompiler: Sendable {
  let setup: CompilerSetup
  /// The name of the module.
  let module: String

  /// Something that the compiler says of a file.
  struct Remark: Hashable {
    let path: String
    let line: Int
    let message: String
  }

  /// What came of it.
  struct Outcome {
    var remarks: [Remark] = []
    /// What it said that belongs to no file, where it failed.
    var failure: String?
  }

  private static let longestCompilation = 1_800.0
  /// What one expression may take, in seconds, before the compiler gives it up: those with unknown
  /// names take minutes.
  private static let longestExpression = 15

  /// Checks files, each with all the others there and with those of the context, which are read only.
  ///
  /// What lacks a framework is context: expressions full of unknown names take the compiler minutes.
  func check(_ files: [URL], context: [URL] = []) throws -> Outcome {
    guard !files.isEmpty else { return Outcome() }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let parts = (0..<min(cores, files.count)).map { part in
      files.indices.filter { $0 % cores == part }.map { files[$0] }
    }
    let box = OutcomeBox()
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      let primary = Set(parts[part])
      let others = (files + context).filter { !primary.contains($0) }
      let arguments =
        ["swiftc", "-frontend", "-typecheck", "-plugin-path", setup.pluginPath]
        + setup.flags(module: module).filter { $0 != "-Xfrontend" }
        + parts[part].flatMap { ["-primary-file", $0.path] } + others.map(\.path)
      box.add(run(arguments + common.filter { $0 != "-Xfrontend" }, primary, beside: others))
    }
    return box.outcome
  }

  /// Makes a library of files.
  func makeLibrary(_ library: URL, of files: [URL]) throws -> Outcome {
    run(
      ["swiftc", "-wmo", "-emit-library", "-o", library.path] + setup.flags(module: module)
        + common + files.map(\.path), Set(files))
  }

  private var common: [String] {
    [
      "-suppress-warnings", "-Xfrontend",
      "-solver-expression-time-threshold=\(Self.longestExpression)",
    ]
  }

  /// - Parameter others: Files that are read besides, whose own mistakes are told when those are checked, if ever.
  private func run(
    _ arguments: [String], _ files: Set<URL>, beside others: [URL] = []
  ) -> Outcome {
    do {
      let result = try ChildProcess.run(arguments, timeout: Self.longestCompilation)
      var outcome = Self.read(result.output, of: Set(files.map(\.path)))
      let isOthers = !Self.read(result.output, of: Set(others.map(\.path))).remarks.isEmpty
      if let failure = result.failure, outcome.remarks.isEmpty, !isOthers {
        let words = result.output.split(separator: "\n").suffix(8).joined(separator: "\n")
        outcome.failure = "\(failure)\n\(words)"
      }
      return outcome
    } catch {
      return Outcome(failure: "\(error)")
    }
  }

  /// Which of some modules are not there.
  func missing(of modules: Set<String>, scratch: URL) throws -> Set<String> {
    let probe = scratch.appendingPathComponent("Probe.swift")
    let lines = modules.sorted().map { name in
      "#if !canImport(\(name))\n#error(\"no \(name)\")\n#endif"
    }
    try lines.joined(separator: "\n").write(to: probe, atomically: true, encoding: .utf8)
    let found = Set(try check([probe]).remarks.map(\.message))
    return modules.filter { found.contains("no \($0)") }
  }

  // MARK: What the compiler says

  private static func read(_ output: String, of files: Set<String>) -> Outcome {
    var outcome = Outcome()
    var known: Set<Remark> = []
    /// What was said of the expansion of a macro: the file is named in what follows.
    var waiting: String?
    for line in output.split(separator: "\n") {
      guard let (path, number, kind, message) = parts(of: line) else {
        if let crashed = crashedFile(line, files) {
          outcome.remarks.append(
            Remark(path: crashed, line: 1, message: "the compiler itself crashed"))
        }
        continue
      }
      let isKnown = files.contains(path)
      if kind == "error", !isKnown { waiting = message }
      let text = kind == "error" ? message : isKnown ? waiting : nil
      guard isKnown, let text else { continue }
      if kind != "error" { waiting = nil }
      let remark = Remark(path: path, line: number, message: text)
      if known.insert(remark).inserted { outcome.remarks.append(remark) }
    }
    return outcome
  }

  /// `path:line:column: kind: message`.
  private static func parts(of line: Substring) -> (String, Int, String, String)? {
    guard let match = line.wholeMatch(of: #/(.+?):(\d+):\d+: (error|note): (.*)/#) else {
      return nil
    }
    return (String(match.1), Int(match.2) ?? 0, String(match.3), String(match.4))
  }

  /// The file at which a stack dump says that the compiler was.
  private static func crashedFile(_ line: Substring, _ files: Set<String>) -> String? {
    guard line.contains("While "), let match = line.firstMatch(of: #/\[(\/.+?\.swift):\d+/#) else {
      return nil
    }
    let path = String(match.1)
    return files.contains(path) ? path : nil
  }
}

/// What came of parts that are compiled side by side.
private final class OutcomeBox: @unchecked Sendable {
  // Everything below is read and written under the lock only.
  private let lock = NSLock()
  private var sum = ProjectCompiler.Outcome()

  var outcome: ProjectCompiler.Outcome { lock.withLock { sum } }

  func add(_ part: ProjectCompiler.Outcome) {
    lock.withLock {
      sum.remarks += part.remarks
      sum.failure = sum.failure ?? part.failure
    }
  }
}
