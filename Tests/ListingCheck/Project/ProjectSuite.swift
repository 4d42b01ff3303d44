import Foundation

/// Checks folders of programs and reports file by file.
struct ProjectSuite {
  let setup: CompilerSetup
  let scratch: URL
  let compilesOnly: Bool

  /// Checks and prints a line for each file and the totals.
  ///
  /// - Returns: Whether everything compiles that needs no foreign framework, and nothing crashed.
  func check(_ folders: [URL], only: String?) -> Bool {
    var tally = ProjectTally()
    for root in folders.map(\.standardizedFileURL) {
      for module in ProjectLayout.modules(in: root) {
        if let only, !module.folder.path.contains(only) { continue }
        do {
          let check = try ProjectCheck(module, from: root, setup: setup, scratch: scratch)
          try check.check(compilesOnly: compilesOnly)
          for file in check.judgedFiles {
            tally.note(file)
            report(file)
          }
          if let failure = check.failure {
            tally.hasFailed = true
            print("FAIL  \(module.folder.path): \(failure)")
          }
        } catch {
          print("FAIL  \(module.folder.path): \(error)")
          tally.hasFailed = true
        }
        fflush(nil)
      }
    }
    guard tally.files > 0 else {
      print("error: there are no Swift files in \(folders.map(\.path).joined(separator: ", "))")
      return false
    }
    print(tally.summary(compilesOnly: compilesOnly))
    return tally.isSound
  }

  private func report(_ file: ProjectSource) {
    let crashes = file.run?.crashes ?? []
    guard file.missingModules.isEmpty else {
      print("needs \(file.missingModules.joined(separator: ", "))  \(file.name)")
      return
    }
    guard file.errors.isEmpty else {
      print("FAIL  \(file.name)  does not compile: \(file.errors.count) mistakes")
      for error in file.errors.prefix(3) { print("        \(error)") }
      return
    }
    print("\(crashes.isEmpty ? "ok  " : "FAIL")  \(file.name)  \(summary(of: file))")
    for crash in crashes { print("        crashed: \(crash)") }
    for line in (file.run?.faults ?? []) + (file.run?.remarks ?? []) { print("        \(line)") }
  }

  private func summary(of file: ProjectSource) -> String {
    if compilesOnly { return "compiles" }
    if let reason = file.reasonNotToRun { return "compiles; does not run \(reason)" }
    var text = "\(file.source.views.count) views, \(file.run?.taps ?? 0) taps"
    let unmade = file.source.unmakeableCount + file.refusedViews.count
    if unmade > 0 { text += "; \(unmade) need arguments" }
    return text
  }
}

/// What is counted over all files.
struct ProjectTally {
  private(set) var files = 0
  private var compiling = 0
  private var needing: [String: Int] = [:]
  private var needingFiles = 0
  private var firstErrors: [String: Int] = [:]
  private var views = 0
  private var unmade = 0
  private var unrun = 0
  private var crashes = 0
  var hasFailed = false

  mutating func note(_ file: ProjectSource) {
    files += 1
    if !file.missingModules.isEmpty {
      needingFiles += 1
      for name in file.missingModules { needing[name, default: 0] += 1 }
      return
    }
    if file.compiles { compiling += 1 }
    if let first = file.errors.first?.split(separator: ":", maxSplits: 1).last {
      firstErrors[first.trimmingCharacters(in: .whitespaces), default: 0] += 1
    }
    unmade += file.source.unmakeableCount + file.refusedViews.count
    if let run = file.run {
      views += file.source.views.count
      crashes += run.crashes.count
    } else {
      unrun += file.source.views.count
    }
  }

  var isSound: Bool { compiling == files - needingFiles && crashes == 0 && !hasFailed }

  func summary(compilesOnly: Bool) -> String {
    let judged = files - needingFiles
    let share = judged > 0 ? 100 * Double(compiling) / Double(judged) : 100
    var lines = [
      "\(files) files; of the \(judged) that need no other framework \(compiling) compile"
        + " (\(String(format: "%.1f", share)) %)"
    ]
    if !compilesOnly {
      lines.append(
        "\(views) views ran, \(crashes) of them crashed; \(unrun) were not run, \(unmade) need "
          + "arguments")
    }
    if !needing.isEmpty { lines.append("frameworks that are not here: " + list(needing)) }
    let errors = firstErrors.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(15)
    if !errors.isEmpty { lines.append("what stops most files:") }
    lines += errors.map { "  \($0.value)  \($0.key)" }
    return lines.joined(separator: "\n")
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
