import Foundation
import GlissandoFiles
import Testing

@Suite("A file that is written")
struct OutputFileTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("Until it is whole, the old one stands there; afterwards nothing is beside it")
  func whole() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("old".utf8), to: folder("a.txt"))
    let file = try OutputFile(folder("a.txt"))
    try file.append(Data("ne".utf8))
    #expect(text(folder("a.txt")) == "old")
    #expect(folder.names.count == 2)
    try file.append(Data("w".utf8))
    try file.commit()
    #expect(text(folder("a.txt")) == "new")
    #expect(folder.names == ["a.txt"])
  }

  @Test("One that is given up leaves the old one and no trace")
  func discarded() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("old".utf8), to: folder("a.txt"))
    do {
      let file = try OutputFile(folder("a.txt"))
      try file.append(Data("new".utf8))
    }
    try OutputFile.check(folder("b.txt"))
    #expect(text(folder("a.txt")) == "old")
    #expect(folder.names == ["a.txt"])
  }

  @Test("What a killed program has left in a folder is swept after an hour, and nothing else")
  func sweeping() throws {
    let folder = try TemporaryFolder()
    let kept = ["a.txt", ".glissando-lab.json", ".other-1.tmp", ".glissando-new.tmp"]
    for name in kept + [".glissando-1a.tmp"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder(name)))
      let age = name == ".glissando-new.tmp" ? 60.0 : 4000
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder(name))
    }
    try FileManager.default.createDirectory(
      atPath: folder(".glissando-2.tmp"), withIntermediateDirectories: false)
    OutputFile.sweep(folder.path)
    #expect(folder.names == (kept + [".glissando-2.tmp"]).sorted())
    OutputFile.sweep(folder("no"))
  }

  @Test("What is moved aside takes no place of what was moved there before")
  func aside() throws {
    let folder = try TemporaryFolder()
    for name in ["a.json.damaged", "a.json.damaged-2", "a.json.damaged-3"] {
      try OutputFile.write(Data(name.utf8), to: folder("a.json"))
      #expect(OutputFile.moveAside(folder("a.json"), ending: "damaged") == folder(name))
      #expect(text(folder(name)) == name)
    }
    #expect(OutputFile.moveAside(folder("a.json"), ending: "damaged") == nil)
  }

  @Test("Two paths are one file through links and detours, there or yet to be made")
  func same() throws {
    let folder = try TemporaryFolder()
    let name = (folder.path as NSString).lastPathComponent
    symlink(folder.path, folder("loop"))
    #expect(OutputFile.isSame(folder("a.txt"), folder("loop/../\(name)/a.txt")))
    #expect(OutputFile.isSame(folder("a.txt"), folder("loop/a.txt")))
    #expect(!OutputFile.isSame(folder("a.txt"), folder("b.txt")))
    try OutputFile.write(Data("x".utf8), to: folder("a.txt"))
    #expect(!OutputFile.isSame(folder("a.txt"), folder("b.txt")))
    symlink("a.txt", folder("b.txt"))
    #expect(OutputFile.isSame(folder("a.txt"), folder("b.txt")))
    #expect(OutputFile.isSame(folder.path, folder("loop")))
    #expect(!OutputFile.isSame("/dev/null", "/dev/null"))
  }

  @Test("To find out whether a pipe can be written does not end it for its reader")
  func checkedPipe() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder("p"), 0o600)
    let reader = open(folder("p"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.check(folder("p"))
    var (byte, status) = (UInt8(0), pollfd(fd: reader, events: Int16(POLLIN), revents: 0))
    // A writer that came and went hangs the reader up.
    #expect(poll(&status, 1, 0) == 0)
    #expect(read(reader, &byte, 1) == 0)
  }

  @Test("It keeps its permissions; a new one has those that the mask leaves")
  func permissions() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("old".utf8), to: folder("a.txt"))
    let mask = umask(0)
    umask(mask)
    #expect(mode(folder("a.txt")) == 0o666 & ~mask)
    for wanted: mode_t in [0o600, 0o640, 0o755, 0o4711] {
      chmod(folder("a.txt"), wanted)
      try OutputFile.write(Data("new".utf8), to: folder("a.txt"))
      #expect(mode(folder("a.txt")) == wanted)
    }
  }

  @Test("A link stays one, and what it points to is written")
  func link() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("old".utf8), to: folder("a.txt"))
    symlink("a.txt", folder("link"))
    try OutputFile.write(Data("new".utf8), to: folder("link"))
    #expect(text(folder("a.txt")) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "a.txt")
  }

  @Test("A link to a pipe that has no name but that of /proc is written to")
  func linkToPipe() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    symlink("/proc/self/fd/\(descriptor)", folder("link"))
    try OutputFile.write(Data("through\n".utf8), to: folder("link"))
    #expect(pipe.fileHandleForReading.availableData == Data("through\n".utf8))
    #expect(folder.names == ["link"])
  }

  @Test("A link whose file is yet to be made stays one; a ring of links is an error")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder("far"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: folder("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(atPath: folder("b"), withDestinationPath: "far/c.txt")
    try OutputFile.write(Data("new".utf8), to: folder("a"))
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("a")) == "b")
    #expect(text(folder("far/c.txt")) == "new")
    try manager.createSymbolicLink(atPath: folder("x"), withDestinationPath: folder("y"))
    try manager.createSymbolicLink(atPath: folder("y"), withDestinationPath: "x")
    #expect(throws: FileProblem.self) { try OutputFile.write(Data(), to: folder("x")) }
    try manager.createSymbolicLink(atPath: folder("z"), withDestinationPath: "nowhere/z")
    #expect(throws: FileProblem.self) { try OutputFile.write(Data(), to: folder("z")) }
    #expect(throws: FileProblem.self) { try OutputFile.write(Data(), to: folder("far/c.txt/")) }
    #expect(folder.names == ["a", "b", "far", "x", "y", "z"])
    #expect(text(folder("far/c.txt")) == "new")
  }

  @Test("One that must be new replaces nothing")
  func isNew() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("old".utf8), to: folder("a.txt"), isNew: true)
    #expect(throws: FileProblem.self) {
      try OutputFile.write(Data("new".utf8), to: folder("a.txt"), isNew: true)
    }
    #expect(text(folder("a.txt")) == "old")
    #expect(folder.names == ["a.txt"])
    #expect(throws: FileProblem.self) { try JournalFile(folder("a.txt"), isNew: true) }
  }

  @Test(
    "A device is written to and stays; a folder and a pipe that nobody reads are errors at once")
  func special() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write(Data("x".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileProblem.self) { try OutputFile.write(Data("x".utf8), to: "/dev/full") }
    #expect(throws: FileProblem("it is a folder; name a file")) {
      try OutputFile.write(Data(), to: folder.path)
    }
    mkfifo(folder("pipe"), 0o600)
    let problem = FileProblem("it is a pipe that nobody reads; name a file")
    #expect(throws: problem) { try OutputFile.write(Data(), to: folder("pipe")) }
    #expect(throws: problem) { try JournalFile(folder("pipe")) }
    #expect(throws: FileProblem.self) { try OutputFile.write(Data(), to: folder("no/a.txt")) }
    #expect(folder.names == ["pipe"])
  }

  @Test("Folders that it needs are made where that is asked for")
  func folders() throws {
    let folder = try TemporaryFolder()
    try OutputFile.writeMakingFolder(Data("x".utf8), to: folder("a/b/c.txt"))
    #expect(text(folder("a/b/c.txt")) == "x")
    #expect(throws: FileProblem.self) {
      try OutputFile.writeMakingFolder(Data(), to: folder("a/b/c.txt/d/e.txt"))
    }
  }

  @Test("A journal is there from the first line on")
  func journal() throws {
    let folder = try TemporaryFolder()
    let file = try JournalFile(folder("a.txt"))
    try file.append(Data("one\n".utf8))
    #expect(text(folder("a.txt")) == "one\n")
    try file.append(Data("two\n".utf8))
    #expect(text(folder("a.txt")) == "one\ntwo\n")
  }

  @Test("A message that quotes what arrived is one line, and tells a terminal nothing")
  func onOneLine() {
    #expect("a\r\nb\u{1B}[2J\u{2029}\0c".onOneLine == "a b [2J  c")
    #expect("Möbel “x”".onOneLine == "Möbel “x”")
  }

  @Test("The folder of a path is what stands before its name, also where that is a single letter")
  func folderOfPath() {
    let folders = ["a": "", "b/a": "b", "/a": "/", "/b/a": "/b", "./a": ".", "": ""]
    for (path, folder) in folders { #expect(path.folderOfPath == folder, "\(path)") }
  }
}
