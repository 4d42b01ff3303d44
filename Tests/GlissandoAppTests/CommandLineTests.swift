import Foundation
import Glissando
import GlissandoDrawing
import GlissandoNotation
import GlissandoPainting
import GlissandoPresenting
import GlissandoTools
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
@Suite struct CommandLineTests {
  @Test("Options of the scene are read in both spellings")
  func reading() throws {
    let lists = [
      [
        "interrupt", "--size", "900x600", "--color-scheme", "dark", "--frames", "3", "--fps", "30",
        "--tour",
      ],
      [
        "interrupt", "--size=900x600", "--color-scheme=dark", "--frames=3", "--fps=30", "--tour",
      ],
    ]
    for arguments in lists {
      let command = try #require(
        try Program.parse(arguments) as? InterruptCommand)
      #expect(command.window.size == CGSize(width: 900, height: 600))
      #expect(command.window.colorScheme == .dark)
      #expect(command.window.frames == 3)
      #expect(command.window.fps == 30)
      #expect(command.scene.tour)
    }
  }

  @Test("A name that is no text is refused, and no other file read or written in its place")
  func brokenName() throws {
    func check(_ bytes: [CChar]) throws {
      try bytes.withUnsafeBufferPointer { try Program.checkArguments([$0.baseAddress, nil]) }
    }
    for name in ["", "a b.yaml", "Möbel.yaml"] { try check(Array(name.utf8CString)) }
    #expect(throws: AppError.brokenArgument(text: "bad\u{FFFD}.yaml")) {
      try check("bad?.yaml".utf8CString.map { $0 == 63 ? -1 : $0 })
    }
  }

  @Test(
    "A mistake is answered in one line that names it and what is allowed",
    arguments: [
      (["--size", "0x0"], ["0x0", "WIDTHxHEIGHT", "16384"]),
      (["--size", "nanxinf"], ["nanxinf", "WIDTHxHEIGHT"]),
      (["--scale", "nan"], ["nan", "0.5 to 8"]),
      (["--frames", "0"], ["'0'", "whole number"]),
      (["--frames", "-1"], ["'-1'", "whole number"]),
      (["--frames", "1000000000000000000"], ["'1000000000000000000'", "to 10000000"]),
      (["interrupt", "--tour=1"], ["'1'", "--help"]),
      (["--fps", "1e9"], ["1e9", "1 to 1000"]),
      (["--color-scheme", "pink"], ["pink", "light or dark"]),
      (["--siez", "1x1"], ["--siez", "--size"]),
      (["--frames"], ["--frames", "--help"]),
      (["interupt"], ["interupt", "interrupt", "help"]),
      (["interrupt", "twice"], ["twice", "leave it out", "“glissando interrupt --help”"]),
      (["interrupt", "--foo"], ["--foo", "“glissando interrupt --help”"]),
      (["--out", "x"], ["--out", "--headless"]),
      (["--headless", "--full-screen"], ["--full-screen", "--headless"]),
    ])
  func mistakes(_ arguments: [String], _ words: [String]) {
    expectMistake(arguments, words)
  }

  @Test("The nearest word is suggested only when it is near")
  func suggestions() {
    #expect(NearestWord.find("interupt", among: ["interrupt", "help"]) == "interrupt")
    #expect(NearestWord.find("hlep", among: ["interrupt", "help"]) == "help")
    #expect(NearestWord.find("banana", among: ["interrupt", "help"]) == nil)
    #expect(NearestWord.distance("kitten", "sitting") == 3)
  }

  @Test("A trace on a full disk is given up with a word, and the scene goes on")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect {
      let trace = try JournalWriter(trace: "/dev/full")
      let now = BallState(time: 0, position: .zero, velocity: .zero)
      trace.write(TraceRow(now: now, target: .zero).csv)
      guard trace.hasFailed else { return }
      throw AppError.window(reason: "/dev/full")
    } throws: { "\($0)".contains("/dev/full") }
  }

  @Test("A trace that cannot be written is refused before anything starts")
  func unwritableTrace() {
    #expect {
      _ = try JournalWriter(trace: "/nowhere/at/all.csv")
    } throws: { error in
      "\(error)".contains("/nowhere/at/all.csv") && !"\(error)".contains("\n")
    }
  }
}

@MainActor
@Suite struct HeadlessTests {
  @Test("A run without a display writes its frames and the strip")
  func filesAreWritten() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let status = Program.run([
      "interrupt", "--headless", "--frames", "3", "--size", "400x300", "--out", folder.path,
    ])
    #expect(status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["frame-0000.png", "frame-0001.png", "frame-0002.png", "strip.png"])
  }

  @Test("A strip takes frames evenly from all of the film")
  func stripFrames() {
    #expect(FilmStrip(frameCount: 240).chosen.count == 12)
    #expect(FilmStrip(frameCount: 240).chosen.first == 10)
    #expect(FilmStrip(frameCount: 240).chosen.last == 230)
    #expect(FilmStrip(frameCount: 2).chosen == [0, 1])
    // Few places stay empty: 6 are two rows of 3, 7 are 4 and 3.
    for (count, columns) in [(1, 1), (3, 3), (4, 4), (6, 3), (7, 4), (8, 4), (9, 3), (12, 4)] {
      var strip = FilmStrip(frameCount: count)
      let frame = PaintedImage(DisplayList(), width: 8, height: 8, background: Color.clearResolved)
      for index in 0..<count { strip.add(frame, at: index) }
      #expect(strip.image(background: Color.clearResolved).width == 24 * columns + 16)
    }
  }
}
