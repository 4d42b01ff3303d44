import Foundation
import GlissandoFiles
import Testing

@Suite("A file that is read")
struct InputFileTests {
  private func problem(_ path: String, limit: Int = 1000) -> String? {
    do {
      _ = try InputFile.read(path, limit: limit)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A pipe, a device, a folder and a socket are errors at once")
  func special() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder("pipe"), 0o600)
    #expect(problem(folder("pipe")) == "it is a pipe; name a file")
    #expect(problem("/dev/zero") == "it is a device; name a file")
    #expect(problem(folder.path) == "it is a folder; name a file")
    #expect(problem(folder("none")) == "there is no such file")
    #expect(problem(folder("none") + "/at/all") == "there is no such file")
    #expect(!InputFile.isReadable(folder("pipe")))
    #expect(!InputFile.isReadable(folder.path))
  }

  @Test("A file beyond the limit is refused by its size, whatever that is")
  func size() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data(repeating: 1, count: 1000), to: folder("a"))
    #expect(problem(folder("a")) == nil)
    #expect(problem(folder("a"), limit: 999) == "it has 1000 bytes; allowed are at most 999")
    // As long as a disk, without a byte on it.
    truncate(folder("a"), 1 << 40)
    #expect(problem(folder("a")) == "it has 1099511627776 bytes; allowed are at most 1000")
  }

  @Test("What says that it is empty is read as far as it goes")
  func unknownSize() throws {
    #expect(try !InputFile.read("/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(problem("/proc/self/status", limit: 10) != nil)
  }

  @Test("The mark that editors put before a text is none of its letters")
  func byteOrderMark() throws {
    #expect(try String(fileContents: Data("\u{FEFF}a: \u{FEFF}b".utf8)) == "a: \u{FEFF}b")
    #expect(try String(fileContents: Data("\u{FEFF}".utf8)) == "")
    #expect(throws: FileProblem("it is not text in UTF-8")) {
      try String(fileContents: Data([0xEF, 0xBB]))
    }
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require("slides:".data(using: encoding))
      #expect(throws: FileProblem("it is text in UTF-16; save it as UTF-8")) {
        try String(fileContents: data)
      }
    }
  }

  @Test("Any part can be read")
  func parts() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("0123456789".utf8), to: folder("a"))
    let file = try InputFile(folder("a"))
    #expect(try file.bytes(at: 3, count: 4) == Data("3456".utf8))
    #expect(try file.bytes(at: 8, count: 4) == Data("89".utf8))
    #expect(try file.bytes(at: 80, count: 4).isEmpty)
    #expect(try file.bytes(at: 0, count: 0).isEmpty)
  }
}
