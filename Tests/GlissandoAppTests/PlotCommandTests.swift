import Foundation
import Glissando
import GlissandoLab
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// `glissando plot`.
@MainActor
struct PlotCommandTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "glissando-plot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("Animations are drawn as vectors, pixels or numbers, by the ending of the file")
  func files() throws {
    try inFolder { folder in
      let texts = ["spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.35)"]
      for (file, start) in [
        ("a.svg", Array("<?xml".utf8)), ("b.PNG", [0x89, 0x50, 0x4E, 0x47]),
        ("c.csv", Array("time,A position".utf8)),
      ] {
        let path = folder + "/" + file
        #expect(Program.run(["plot"] + texts + ["--out", path]) == 0)
        let data = try Data(contentsOf: URL(filePath: path))
        #expect(data.starts(with: start))
      }
    }
  }

  @Test("A table has as many rows and seconds as are asked for")
  func table() throws {
    try inFolder { folder in
      let path = folder + "/a.csv"
      let arguments = ["plot", ".linear(duration: 1)", "--out", path]
      #expect(Program.run(arguments + ["--samples", "5", "--duration", "2"]) == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        text
          == """
          time,position,velocity,acceleration
          0.0,0.0,1.0,0.0
          0.5,0.5,1.0,0.0
          1.0,1.0,0.0,0.0
          1.5,1.0,0.0,0.0
          2.0,1.0,0.0,0.0

          """)
    }
  }

  @Test("What is too large is no matter of the place")
  func immense() throws {
    try inFolder { folder in
      let path = folder + "/a.png"
      expectMistake(
        ["plot", "bouncy", "--out", path, "--size", "16384x16384", "--scale", "8"],
        ["131072x131072 pixels are too many", "choose a smaller size or scale"]
      ) {
        try #require(try Program.parse($0) as? PlotCommand).run()
      }
      expectMistake(["plot", "bouncy", "--out", path + "/b.png"], ["name a place"]) {
        try #require(try Program.parse($0) as? PlotCommand).run()
      }
    }
  }

  @Test("Each text becomes a lane, called by its words")
  func lanes() throws {
    let command = try #require(
      try Program.parse(["plot", ".bouncy", ".linear", "--out", "a.svg"]) as? PlotCommand)
    let lanes = try command.lanes()
    #expect(lanes.map(\.id) == [.a, .b])
    #expect(lanes.map(\.name) == [".bouncy", ".linear"])
  }

  @Test(
    "A mistake is answered in one line that names it and what is allowed",
    arguments: [
      (["plot", "sprong()", "--out", "a.svg"], ["sprong"]),
      (["plot", ".linear", "--out", "a.pdf"], ["a.pdf", ".svg, .png or .csv"]),
      (
        ["plot", ".linear", "--out", "a.svg", "--samples", "9"], ["--samples", ".csv", "leave it"]
      ),
      (["plot", ".linear", "--out", "a.csv", "--dark"], ["--dark", ".svg or .png"]),
      (["plot", ".linear", "--out", "a.svg", "--duration", "0"], ["0.001 to 3600"]),
      (["plot", ".linear", "--out", "a.csv", "--samples", "1"], ["2 to 1000000"]),
      (
        ["plot", ".linear", ".linear", ".linear", ".linear", ".linear", "--out", "a.svg"],
        ["5", "up to 4"]
      ),
    ])
  func mistakes(_ arguments: [String], _ words: [String]) {
    expectMistake(arguments, words)
  }

  @Test("A file that cannot be written ends the program with a reason")
  func unwritable() {
    #expect(Program.run(["plot", ".linear", "--out", "/nowhere/a.svg"]) != 0)
  }
}
