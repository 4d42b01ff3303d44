import GlissandoFiles
import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// `glissando render`.
@MainActor
@Suite struct RenderCommandTests {
  private static let deck = """
    glissando: 1
    canvas: [160, 90]
    slides:
      - id: one
        elements:
          - {id: word, text: Hello, font-size: 20, at: [80, 30], shadow: 4}
          - {id: ball, shape: circle, size: [20, 20], at: [30, 70]}
        steps:
          - change: {ball: {at: [130, 70]}}
      - id: two
        elements: [{id: ball, shape: star, size: [50, 50]}]
    """

  /// Runs a body with a folder that holds a deck.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "glissando-render-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(Self.deck.utf8).write(to: URL(fileURLWithPath: folder + "/deck.yaml"))
    try body(folder)
  }

  private func files(_ folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)))
      })
  }

  private func data(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test("Frames that no film has, and films that have none, are refused with what is allowed")
  func extremes() throws {
    try inFolder { folder in
      for frames in ["0..9223372036854775807", "10000000..", "5000000000"] {
        expectMistake(
          ["render", "lab-dot", "--frames", frames, "--out", folder + "/a.gif"],
          ["--frames", "0 to 9999999"])
      }
      let empty = folder + "/empty.yaml"
      try Data("glissando: 1\nslides: []\n".utf8).write(to: URL(fileURLWithPath: empty))
      for out in ["a.pdf", "a.gif", "frames"] {
        expectMistake(["render", empty, "--out", folder + "/" + out], ["a deck needs a slide"]) {
          let command = try #require(try Program.parse($0) as? RenderCommand)
          try command.run()
        }
      }
    }
  }

  @Test("What is read is not written over")
  func ownSource() throws {
    try inFolder { folder in
      let frames = folder + "/frames"
      let deck = folder + "/deck.yaml"
      #expect(Program.run(["render", deck, "--per", "slide", "--out", frames]) == 0)
      let before = try files(frames)
      #expect(Program.run(["render", frames, "--out", folder + "/./frames/"]) != 0)
      #expect(try files(frames) == before)
      for option in ["--record", "--stats"] {
        expectMistake(["present", deck, option, deck], [option, "the deck", "name another file"])
      }
      expectMistake(
        ["interrupt", "--record", frames + "/a", "--stats", folder + "/frames/../frames/a"],
        ["--stats", "what --record writes"])
      expectMistake(["interrupt", "--record", deck, "--trace", deck], ["--trace"])
      expectMistake(["lab", "--presets", deck, "--stats", deck], ["--presets"])
      #expect(throws: Never.self) {
        _ = try Program.parse(["interrupt", "--record", "/dev/null", "--stats", "/dev/null"])
      }
    }
  }

  @Test("Pictures that are read are not written over, by their names or by numbered ones")
  func pictures() throws {
    try inFolder { folder in
      let image = PaintedImage(width: 4, height: 4, pixels: [UInt32](repeating: 0, count: 16))
      for name in ["a.png", "b-001.png", "frame-0002.png"] {
        try image.png().write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      let deck = folder + "/pictures.yaml"
      let text =
        "glissando: 1\nslides:\n  - elements: [{id: c, image: a.png}, {image: b-001.png}]\n"
        + "    steps: [{change: {c: {image: frame-0002.png}}}]\n"
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: deck))
      let before = try files(folder)
      for (source, out) in [
        (deck, "/a.png"), (deck, "/b.png"), (deck, ""), (folder, "/frame.png"),
        (folder, "/a.png"),
      ] {
        expectMistake(["render", source, "--out", folder + out], ["--out", "write over"]) {
          guard let command = try Program.parse($0) as? RenderCommand else { return }
          try RenderJob(command).run()
        }
      }
      #expect(try files(folder) == before)
      let command = try Program.parse(["render", deck, "--out", folder + "/c.png"])
      try RenderJob(#require(command as? RenderCommand)).run()
    }
  }

  @Test("The ending says what is written, and the same deck gives the same bytes")
  func formats() throws {
    try inFolder { folder in
      for (name, start) in [
        ("a.pdf", Array("%PDF-".utf8)), ("a.gif", Array("GIF89a".utf8)),
      ] {
        var bytes: [Data] = []
        for copy in ["1", "2"] {
          let path = folder + "/" + copy + name
          #expect(
            Program.run(
              [
                "render", folder + "/deck.yaml", "--out", path,
              ] + (name == "a.gif" ? ["--hold", "0.2"] : [])) == 0)
          bytes.append(try data(path))
        }
        #expect(bytes[0].starts(with: start))
        #expect(bytes[0] == bytes[1], "\(name)")
      }
    }
  }

  @Test("Slides, steps and frames become files beside each other or in a folder")
  func names() throws {
    try inFolder { folder in
      let deck = folder + "/deck.yaml"
      #expect(Program.run(["render", deck, "--out", folder + "/slides"]) == 0)
      #expect(
        Program.run(["render", deck, "--out", folder + "/s/", "--per", "step", "--pictures", "svg"])
          == 0)
      #expect(Program.run(["render", deck, "--out", folder + "/x.png"]) == 0)
      #expect(Program.run(["render", deck, "--out", folder + "/y.svg", "--slides", "2"]) == 0)
      #expect(
        Program.run(["render", deck, "--out", folder + "/strip.png", "--strip", "6"]) == 0)
      #expect(try files(folder + "/slides").keys.sorted() == ["slide-001.png", "slide-002.png"])
      #expect(
        try files(folder + "/s").keys.sorted() == [
          "slide-001-step-00.svg", "slide-001-step-01.svg", "slide-002-step-00.svg",
        ])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names == ["deck.yaml", "s", "slides", "strip.png", "x-001.png", "x-002.png", "y.svg"])
    }
  }

  @Test("Parts that are rendered apart are the whole film, byte for byte")
  func parts() throws {
    try inFolder { folder in
      let start = ["render", folder + "/deck.yaml", "--hold", "0.4", "--fps", "30", "--out"]
      #expect(Program.run(start + [folder + "/whole"]) == 0)
      for part in ["1/3", "2/3", "3/3"] {
        #expect(Program.run(start + [folder + "/parts", "--part", part]) == 0)
      }
      for frames in ["0..9", "10..20", "21.."] {
        #expect(Program.run(start + [folder + "/ranges", "--frames", frames]) == 0)
      }
      let whole = try files(folder + "/whole")
      #expect(whole.count == 36)
      #expect(try files(folder + "/parts") == whole)
      #expect(try files(folder + "/ranges") == whole)
      // What is made of the joined frames is what is made of the deck.
      let gif = ["--fps", "30", "--out"]
      #expect(Program.run(["render", folder + "/parts"] + gif + [folder + "/a.gif"]) == 0)
      #expect(Program.run(start + [folder + "/b.gif"]) == 0)
      #expect(try data(folder + "/a.gif") == data(folder + "/b.gif"))
    }
  }

  @Test("A page of the gallery plays its script, on a ground or on none")
  func page() throws {
    try inFolder { folder in
      let name = try #require(GalleryPage.all.first?.name)
      let arguments = ["render", name, "--frames", "20..22", "--size", "200x120", "--out"]
      #expect(Program.run(arguments + [folder + "/a"]) == 0)
      #expect(Program.run(arguments + [folder + "/b", "--background", "none"]) == 0)
      #expect(
        try files(folder + "/a").keys.sorted() == [
          "frame-0020.png", "frame-0021.png", "frame-0022.png",
        ])
      let path = folder + "/b/frame-0020.png"
      let ground = try RasterPixels.corner(of: path)
      #expect(ground == 0)
      #expect(try RasterPixels.corner(of: folder + "/a/frame-0020.png") >> 24 == 255)
    }
  }

  @Test("A specimen of the lab plays to and fro, a lane for each motion, on a ground or on none")
  func specimen() throws {
    try inFolder { folder in
      let start = ["render", "lab-dot", "--size", "400x200", "--frames", "0..30", "--out"]
      let lanes = ["--motion", "bouncy", "--motion", "cubic-bezier(0.2, 0, 0, 1) 300ms"]
      #expect(Program.run(start + [folder + "/a"] + lanes) == 0)
      #expect(Program.run(start + [folder + "/b"] + lanes + ["--background", "none"]) == 0)
      let frames = try files(folder + "/a")
      #expect(frames.count == 31)
      #expect(frames["frame-0000.png"] != frames["frame-0012.png"])
      #expect(try RasterPixels.corner(of: folder + "/a/frame-0030.png") >> 24 == 255)
      #expect(try RasterPixels.corner(of: folder + "/b/frame-0030.png") == 0)
    }
    let out = ["--out", "/tmp/x.gif"]
    expectMistake(
      ["render", "lab-dot", "--motion", "springy"] + out, ["“springy” is not understood"])
    expectMistake(
      ["render", "lab-dot", "--motion", String(repeating: "springy", count: 900)] + out,
      ["“springyspringy", "…” is not understood"])
    expectMistake(
      ["render", "lab-dot"] + (0..<5).flatMap { _ in ["--motion", "bouncy"] } + out,
      ["5 animations", "up to 4"])
    expectMistake(["render", "springs", "--motion", "bouncy"] + out, ["--motion is not for"]) {
      try RenderJob(try #require(try Program.parse($0) as? RenderCommand)).run()
    }
    expectMistake(["render", "lab-dto"] + out, ["Did you mean “lab-dot”?"]) {
      try RenderJob(try #require(try Program.parse($0) as? RenderCommand)).run()
    }
  }

  @Test("A session is a film of the frames that were shown")
  func session() throws {
    try inFolder { folder in
      let path = folder + "/session.txt"
      try """
      glissando-recording 1
      program "glissando"
      command "interrupt"
      size 720 450
      scale 1
      begin
      frame 0 1 0.1
      down 1.05 300 200 1 -
      up 1.06 300 200 1
      frame 1 1.1 0.1
      frame 2 1.2 0.1
      frame 3 1.3 0.1

      """.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(
        Program.run(["render", path, "--fps", "20", "--scale", "0.5", "--out", folder + "/f"]) == 0)
      let pictures = try files(folder + "/f")
      #expect(pictures.count == 7)
      // Between two frames of the session the earlier one is shown.
      #expect(pictures["frame-0002.png"] == pictures["frame-0003.png"])
      #expect(pictures["frame-0000.png"] != pictures["frame-0006.png"])
    }
  }

  @Test("A video goes through ffmpeg, if it is there")
  func video() throws {
    guard SearchPath.find("ffmpeg", ProcessInfo.processInfo.environment) != nil else { return }
    try inFolder { folder in
      for (name, start) in [("a.mp4", 4), ("a.webm", 0)] {
        let path = folder + "/" + name
        for copy in ["1", "2"] {
          let status = Program.run([
            "render", folder + "/deck.yaml", "--hold", "0.2", "--fps", "30", "--out",
            folder + "/" + copy + name,
          ])
          #expect(status == 0, "\(path)")
        }
        let bytes = try data(folder + "/1" + name)
        #expect(
          Array(bytes[start..<start + 4])
            == (start == 4 ? Array("ftyp".utf8) : [0x1A, 0x45, 0xDF, 0xA3]))
        #expect(try bytes == data(folder + "/2" + name))
      }
    }
  }

  @Test("What there is no room for is an error", arguments: ["png", "pdf", "gif", "mp4", "webm"])
  func fullDisk(ending: String) throws {
    if VideoFormat(rawValue: ending) != nil,
      SearchPath.find("ffmpeg", ProcessInfo.processInfo.environment) == nil
    {
      return
    }
    try inFolder { folder in
      let path = folder + "/full." + ending
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
      let film = VideoFormat(rawValue: ending) != nil || ending == "gif"
      let arguments =
        ["render", folder + "/deck.yaml", "--out", path]
        + (film ? ["--hold", "0.2"] : ["--per", "slide", "--slides", "1"])
      expectMistake(arguments, ["full." + ending]) { arguments in
        let command = try #require(try Program.parse(arguments) as? RenderCommand)
        try RenderJob(command).run()
      }
    }
  }

  @Test(
    "A mistake is answered in one line that names it and what is allowed",
    arguments: [
      (["render", "nothing", "--out", "a.pdf"], ["nothing", "recording", "gallery --list"]),
      (["render", "presets", "--out", "a.doc"], ["a.doc", ".webm"]),
      (["render", "presets", "--out", "a.gif", "--fps", "60"], ["--fps", "50"]),
      (["render", "presets", "--out", "a.mp4", "--background", "none"], [".webm"]),
      (["render", "presets", "--out", "a.gif", "--background", "pink"], ["pink", "#rrggbb"]),
      (["render", "presets", "--out", "a.gif", "--frames", "9..3"], ["9..3", "0..59"]),
      (["render", "presets", "--out", "a.gif", "--part", "3/2"], ["3/2", "2/8"]),
      (["render", "presets", "--out", "a.gif", "--hold", "2"], ["--hold", "presets"]),
      (["render", "presets", "--out", "a.gif", "--slides", "2"], ["--slides", "presets"]),
      (["render", "presets", "--out", "a.gif", "--strip", "4"], ["--strip", ".png"]),
      (["render", "presets", "--out", "a.pdf", "--dither"], ["--dither", ".gif"]),
      (
        ["render", "presets", "--out", "a.gif", "--time", "0..1", "--frames", "3"],
        ["--frames", "--time"]
      ),
    ])
  func mistakes(_ arguments: [String], _ words: [String]) {
    expectMistake(arguments, words) { arguments in
      let command = try #require(try Program.parse(arguments) as? RenderCommand)
      try RenderJob(command).run()
    }
  }

  @Test("Without ffmpeg the frames are kept, and the line says how to go on")
  func withoutEncoder() {
    let text = AppError.noEncoder(out: "a.mp4", folder: "a-frames", frameRate: "60").description
    for word in ["apt install", "glissando render a-frames --fps 60 --out a.mp4"] {
      #expect(text.contains(word))
    }
  }

  @Test("What is too large for its file is refused before anything is written")
  func tooLarge() throws {
    try inFolder { folder in
      let deck = folder + "/deck.yaml"
      for (name, options) in [
        ("a.gif", ["--size", "16384x10", "--scale", "8"]),
        ("a.webm", ["--size", "16384x10", "--scale", "2"]),
        ("a.mp4", ["--size", "10x16384", "--scale", "2.1"]),
        ("a.png", ["--size", "8192x8192", "--scale", "3"]),
        ("folder", ["--size", "16384x2", "--scale", "2"]),
        ("strip.png", ["--size", "1280x16384", "--strip", "20"]),
      ] {
        expectMistake(
          ["render", deck, "--out", folder + "/" + name] + options,
          ["too many; allowed are 32767 along a side"], in: run)
      }
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["deck.yaml"])
    }
  }

  private func run(_ arguments: [String]) throws {
    let command = try #require(try Program.parse(arguments) as? RenderCommand)
    try RenderJob(command).run()
  }

  @Test("A pipe or a device is no source")
  func special() throws {
    try inFolder { folder in
      mkfifo(folder + "/pipe", 0o600)
      for (path, word) in [(folder + "/pipe", "pipe"), ("/dev/zero", "device")] {
        expectMistake(
          ["render", path, "--out", folder + "/a.png"], ["it is a \(word); name a file"], in: run)
      }
    }
  }

  @Test("A picture that is replaced keeps its permissions")
  func permissions() throws {
    try inFolder { folder in
      let path = folder + "/a.png"
      try Data().write(to: URL(fileURLWithPath: path))
      chmod(path, 0o600)
      let deck = folder + "/deck.yaml"
      #expect(Program.run(["render", deck, "--out", path, "--slides", "1"]) == 0)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600 && status.st_size > 0)
    }
  }
}

/// Looks into files.
private enum RasterPixels {
  /// The first pixel of a PNG file.
  static func corner(of path: String) throws -> UInt32 {
    try RasterImage.readPNG(from: path).pixels[0]
  }
}
