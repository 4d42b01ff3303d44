import Foundation
import Testing

/// The program where what it says cannot be written.
@Suite("Standard output and error")
struct StandardStreamTests {
  /// Runs the program beside the test's own executable.
  private func run(
    _ arguments: [String], input: FileHandle? = nil, output: FileHandle? = nil,
    error: FileHandle? = nil
  ) throws -> (status: Int32, isExit: Bool, text: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let errors = Pipe()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("glissando")
    process.arguments = arguments
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
    ])
  func fullOutput(_ arguments: [String]) throws {
    let end = try run(arguments, output: full())
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
}
