import Foundation
import Testing

/// The program where what it says cannot be written.
@Suite("Standard output and error")
struct StandardStreamTests {
  /// Runs the program beside the test's own executable.
  ///
  /// - Parameter starter: A program that starts it, and that one's arguments before its name.
  private func run(
    _ arguments: [String], by starter: [String] = ["/usr/bin/env"],
    input: FileHandle? = nil, output: FileHandle? = nil, error: FileHandle? = nil
  ) throws -> (status: Int32, isExit: Bool, text: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let errors = Pipe()
    let program = tests.deletingLastPathComponent().appendingPathComponent("glissando")
    process.executableURL = URL(fileURLWithPath: starter[0])
    process.arguments = starter.dropFirst() + [program.path] + arguments
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = error ?? errors
    try process.run()
    if error != nil { try errors.fileHandleForWriting.close() }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .exit, text)
  }

  private func full() throws -> FileHandle {
    try #require(FileHandle(forWritingAtPath: "/dev/full"))
  }

  @Test(
    "What was printed and has not arrived is a mistake",
    arguments: [
      ["convert", "smooth", "--to", "swiftui"], ["gallery", "--list"], ["--help"], ["--version"],
    ], [false, true])
  func fullOutput(_ arguments: [String], isByLines: Bool) throws {
    // By lines it is written to a terminal.
    let starter = isByLines ? ["/usr/bin/stdbuf", "-oL"] : ["/usr/bin/env"]
    let end = try run(arguments, by: starter, output: full())
    #expect(end.isExit && end.status == 1, "\(end)")
    #expect(end.text.contains("“standard output”"), "\(end.text)")
    #expect(end.text.split(separator: "\n").count == 1, "\(end.text)")
  }

  @Test("A folder in place of a text is one line")
  func folder() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/tmp"))
    let end = try run(["convert", "-"], input: folder)
    #expect(end.isExit && end.status == 64)
    #expect(end.text.contains("standard input cannot be read: it is closed, or a folder"))
    #expect(end.text.split(separator: "\n").count == 1, "\(end.text)")
  }

  @Test(
    "What nobody can be told changes nothing else",
    arguments: [
      (["convert", "smooth", "--to", "qt"], 0), (["convert", "nonsense"], 64),
    ] as [([String], Int32)])
  func fullError(_ arguments: [String], _ status: Int32) throws {
    let end = try run(arguments, error: full())
    #expect(end.isExit && end.status == status)
  }

  /// Starts what follows where there is no /proc, as in the folder of another system.
  private static let withoutProc = [
    "/usr/bin/unshare", "-rm", "sh", "-c", #"mount -t tmpfs none /proc && exec "$0" "$@""#,
  ]

  private static let hasAddressSanitizer =
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

  private static var canHideProc: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: withoutProc[0])
    process.arguments = withoutProc.dropFirst() + ["true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(
    "Arguments that nobody tells the program are a mistake, and none that were not given",
    .enabled(if: canHideProc, "no file system can be mounted"),
    .disabled(if: hasAddressSanitizer, "the sanitizer reads /proc itself, and says so"))
  func hiddenArguments() throws {
    let end = try run(["gallery", "--list"], by: Self.withoutProc)
    #expect(end.isExit && end.status == 1)
    #expect(end.text.contains("/proc is not there; mount it"), "\(end.text)")
    #expect(end.text.split(separator: "\n").count == 1, "\(end.text)")
  }
}
