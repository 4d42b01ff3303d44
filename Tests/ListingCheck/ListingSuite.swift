#if Macros
  import Foundation

  /// Checks many listings, several at once, and reports.
  struct ListingSuite: Sendable {
    /// Before the name of a view, in what the process of a listing prints.
    static let viewMark = "\u{1}view "
    /// Before the number of taps.
    static let tapMark = "\u{1}taps "
    /// What a listing may take to run, in seconds: many times what the slowest takes.
    private static let longestRun = 60.0
    /// How our own warnings begin.
    private static let warningMarks = ["glissando: warning: "]
    /// Said of what the listing itself does wrong, which some of them do to show it.
    private static let programFaults = [
      "shows two views with the identity", "a keyframe's duration of 0.0", "there is no font",
    ]

    /// The repository.
    let package: URL
    /// What finds the headers of C libraries.
    let headerFlags: [String]
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
        let source = ListingSource(try String(contentsOf: listing.file, encoding: .utf8))
        let folder = scratch.appendingPathComponent(
          listing.file.deletingLastPathComponent().path.replacing("/", with: "_"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let compiled = try compiler(scratch: folder).compile(
          source, named: listing.name.replacing("/", with: "_"))
        guard let library = compiled.library else {
          verdict.summary = "does not compile"
          verdict.faults = compiled.remarks
          return verdict
        }
        verdict.remarks = compiled.remarks
        try run(library, source.viewNames, &verdict)
      } catch {
        verdict.faults = ["\(error)"]
      }
      return verdict
    }

    private var program: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    private func compiler(scratch: URL) -> ListingCompiler {
      ListingCompiler(
        products: program.deletingLastPathComponent(),
        support: package.appendingPathComponent("Tests/ListingCheck/Support"),
        libraries: ["CPangoCairo", "CSDL2"].map {
          package.appendingPathComponent("Sources").appendingPathComponent($0)
        },
        headerFlags: headerFlags, scratch: scratch)
    }

    private func run(_ library: URL, _ names: [String], _ verdict: inout Listing.Verdict) throws {
      let result = try ChildProcess.run(
        [program.path, "--run", library.path] + names, timeout: Self.longestRun)
      let lines = result.output.split(separator: "\n").map(String.init)
      let taps = lines.last { $0.hasPrefix(Self.tapMark) }?.dropFirst(Self.tapMark.count) ?? "0"
      verdict.summary = "\(names.count) views, \(taps) taps"
      for line in lines where Self.warningMarks.contains(where: line.hasPrefix) {
        let isOwn = Self.programFaults.contains { line.contains($0) }
        if isOwn { verdict.remarks.append(line) } else { verdict.faults.append(line) }
      }
      verdict.faults += lines.filter { $0.hasPrefix("error: ") }
      if let failure = result.failure {
        let view = lines.last { $0.hasPrefix(Self.viewMark) }?.dropFirst(Self.viewMark.count) ?? "?"
        verdict.faults.append("\(view) \(failure)")
        verdict.faults += lines.filter { $0.contains("Fatal error") || $0.contains("failed:") }
      }
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
#endif
