import Foundation

/// Checks many listings, several at once, and reports.
struct ListingSuite: Sendable {
  let setup: CompilerSetup
  /// Where results go.
  let scratch: URL

  /// Checks and prints a line for each listing and the total.
  ///
  /// - Returns: Whether all of them passed.
  func check(_ listings: [Listing]) -> Bool {
    let verdicts = VerdictBox(count: listings.count)
    // Sorted already, so that each is printed as soon as it and all before it are done.
    DispatchQueue.concurrentPerform(iterations: listings.count) { index in
      verdicts.put(verdict(on: listings[index]), at: index)
    }
    let failed = verdicts.all.count { !$0.faults.isEmpty }
    print("\(verdicts.all.count - failed) passed, \(failed) failed")
    return failed == 0
  }

  private func verdict(on listing: Listing) -> Listing.Verdict {
    var verdict = Listing.Verdict(name: listing.name)
    do {
      let text = try String(contentsOf: listing.file, encoding: .utf8)
      var source = CheckedSource(text)
      // What the check supplies is compiled into the same module.
      source.missingImports = ["Accelerate", "PlaygroundSupport"]
      let folder = scratch.appendingPathComponent(
        listing.file.deletingLastPathComponent().flatName)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let compiled = try ListingCompiler(setup: setup, scratch: folder).compile(
        source, named: listing.name.replacing("/", with: "_"))
      if let refusal = Self.refusal(in: text) {
        return judge(compiled, refusing: refusal, &verdict)
      }
      guard let library = compiled.library else {
        verdict.summary = "does not compile"
        verdict.faults = compiled.remarks
        return verdict
      }
      verdict.remarks = compiled.remarks
      let run = try ViewRun(library: library, names: source.views.map(\.name))
      verdict.summary = "\(source.views.count) views, \(run.taps) taps"
      verdict.faults += run.faults + run.crashes.map(\.description)
      verdict.remarks += run.remarks
    } catch {
      verdict.faults = ["\(error)"]
    }
    return verdict
  }

  // MARK: What must not compile

  /// What the compiler must say of a listing that shows a mistake, if it is one.
  private static func refusal(in source: String) -> String? {
    let mark = "// Must not compile: "
    let line = source.split(separator: "\n").first { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) }
  }

  private func judge(
    _ compiled: ListingCompiler.Outcome, refusing refusal: String, _ verdict: inout Listing.Verdict
  ) -> Listing.Verdict {
    verdict.summary = "refused"
    if compiled.library != nil {
      verdict.faults = ["it compiles, and must not: \(refusal)"]
    } else if !compiled.remarks.contains(where: { $0.contains(refusal) }) {
      verdict.faults = ["it is refused for another reason than \(refusal)"] + compiled.remarks
    }
    return verdict
  }
}

/// The verdicts so far, printed in the order of the listings.
private final class VerdictBox: @unchecked Sendable {
  // Everything below is read and written under the lock only.
  private let lock = NSLock()
  private var verdicts: [Listing.Verdict?]
  private var printed = 0

  init(count: Int) { verdicts = Array(repeating: nil, count: count) }

  var all: [Listing.Verdict] { lock.withLock { verdicts.compactMap { $0 } } }

  func put(_ verdict: Listing.Verdict, at index: Int) {
    lock.withLock {
      verdicts[index] = verdict
      while printed < verdicts.count, let next = verdicts[printed] {
        report(next)
        printed += 1
      }
    }
  }

  private func report(_ verdict: Listing.Verdict) {
    let mark = verdict.faults.isEmpty ? "ok  " : "FAIL"
    print("\(mark)  \(verdict.name)  \(verdict.summary)")
    for line in verdict.faults + verdict.remarks { print("        \(line)") }
    fflush(nil)
  }
}
