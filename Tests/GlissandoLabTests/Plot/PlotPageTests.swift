import Foundation
import Glissando
import GlissandoTools
import GlissandoFiles
import GlissandoMotion
import GlissandoNotation
import GlissandoPainting
import Testing

@testable import GlissandoLab

/// Plots as files.
@MainActor
struct PlotPageTests {
  private let lanes = [
    PlottedLane(
      .a, name: "bouncy", setting: MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3)))),
    PlottedLane(.b, name: "linear", setting: MotionSetting(.curve(.linear, duration: 0.4))),
  ]

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "glissando-plot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("A PNG has as many pixels as points times the scale, and the lanes' colours")
  func png() throws {
    try inFolder { folder in
      let path = folder + "/plot.png"
      let page = PlotPage(lanes, size: CGSize(width: 640, height: 400), colorScheme: .dark)
      try page.data(as: .png, scale: 1.5).write(to: URL(fileURLWithPath: path))
      let image = try RasterImage.readPNG(from: path)
      #expect(image.width == 960 && image.height == 600)
      for letter in [Lane.Letter.a, .b] {
        let color = PaperPalette(.dark).lane(letter).resolve(in: EnvironmentValues())
        let pixel = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
        let packed = 0xFF00_0000 | pixel[0] << 16 | pixel[1] << 8 | pixel[2]
        #expect(image.pixels.filter { $0 == packed }.count > 300)
      }
    }
  }

  @Test("An SVG is of vectors only, in the size that was asked for, and the same each time")
  func svg() throws {
    try inFolder { folder in
      let page = PlotPage(lanes, size: CGSize(width: 640, height: 400))
      let text = String(decoding: try page.data(as: .svg), as: UTF8.self)
      #expect(text.contains("width=\"640px\"") && text.contains("height=\"400px\""))
      #expect(text.contains("<path"))
      #expect(!text.contains("<image"))
      let other = String(decoding: try page.data(as: .svg), as: UTF8.self)
      let isSame = text == other
      #expect(isSame)
    }
  }

  @Test("A CSV holds what the motions do, in numbers that read back as the same")
  func csv() throws {
    let table = PlotTable(lanes, duration: 0.8, samples: 9)
    let rows = table.csv.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(rows.count == 10)
    #expect(
      rows[0] == [
        "time", "A position", "A velocity", "A acceleration", "B position", "B velocity",
        "B acceleration",
      ])
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for (index, row) in rows.dropFirst().enumerated() {
      let numbers = row.compactMap { Double($0) }
      let time = 0.8 * Double(index) / 8
      #expect(numbers[0] == time)
      #expect(abs(numbers[1] - spring.value(target: 1.0, time: time)) < 1e-9)
      #expect(abs(numbers[2] - spring.velocity(target: 1.0, time: time)) < 1e-9)
      let force = spring.force(target: 1.0, position: numbers[1], velocity: numbers[2])
      #expect(abs(numbers[3] - force) < 1e-6)
      #expect(abs(numbers[4] - min(time / 0.4, 1)) < 1e-9)
    }
  }

  @Test("A table of one motion needs no letters, and has 120 rows a second")
  func oneMotion() {
    let table = PlotTable(Array(lanes.suffix(1)))
    #expect(table.duration == 0.4)
    #expect(table.samples == 49)
    #expect(table.csv.hasPrefix("time,position,velocity,acceleration\n0.0,0.0,2.5,0.0\n"))
    #expect(table.csv.hasSuffix("\n0.4,1.0,0.0,0.0\n"))
  }

  @Test("A picture that is too large is said with its reason")
  func tooLarge() {
    let page = PlotPage(lanes, size: CGSize(width: 1e6, height: 1e6))
    #expect(throws: FileProblem.self) { try page.data(as: .png) }
  }

  @Test("Without a legend the curves have its room, and the numbers are the same")
  func legend() throws {
    var page = PlotPage(lanes, size: CGSize(width: 640, height: 400))
    let before = try (page.data(as: .svg), page.data(as: .csv))
    page.hasLegend = false
    #expect(try page.data(as: .svg).count < before.0.count)
    #expect(try page.data(as: .csv) == before.1)
  }

  @Test("Everything can be drawn: nothing, one motion, four, and those at the edges")
  func everything() throws {
    func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
      MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
    }
    let settings = [
      [], [spring(0, 0)], [spring(0.01, 1), spring(60, -1), spring(0.5, 1), spring(0.5, -1)],
      [MotionSetting(.spring(.physical(mass: 0.001, stiffness: 1, damping: 0)))],
      [MotionSetting(.curve(.circularEaseInOut, duration: 1e9))],
      [
        MotionSetting(.curve(.linear, duration: 1e-3), modifiers: [.repeatForever()]),
        spring(60, 0),
      ],
    ]
    try inFolder { folder in
      for settings in settings {
        let lanes = zip(Lane.Letter.allCases, settings).map {
          PlottedLane($0, name: "x", setting: $1, ghost: spring(0.5, 0.2))
        }
        for size in [CGSize(width: 1, height: 1), CGSize(width: 320, height: 200)] {
          _ = try PlotPage(lanes, size: size).data(as: .png, scale: 1)
        }
      }
    }
  }
}
