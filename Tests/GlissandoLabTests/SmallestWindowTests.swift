import Foundation
import Glissando
import GlissandoDrawing
import GlissandoTesting
import Testing

@testable import GlissandoLab

/// The lab in the smallest window that it may have.
@MainActor
@Suite("The smallest window")
struct SmallestWindowTests {
  private static let size = CGSize(width: 720, height: 450)

  @Test("What plays a specimen lies whole beside the parameters", arguments: 1...4)
  func playBar(lanes: Int) throws {
    let model = LabModel()
    for _ in 1..<lanes { model.duplicate(.a) }
    let stage = Stage(width: Self.size.width, height: Self.size.height) { LabView(model: model) }
    stage.settle()
    let left = LabMetrics(Self.size).parameters
    let names = ["Specimen", "Interrupt", "Play to and fro", "Play"]
    var end = left
    for name in names {
      let frame = try stage.element(name).frame
      #expect(frame.minX >= end && frame.maxX <= Self.size.width, "\(name) lies at \(frame)")
      end = frame.maxX
    }
  }

  @Test(
    "What plays a specimen lies whole beside the parameters, however wide the window is",
    arguments: [450.0, 860])
  func playBarOfAllWidths(height: Double) throws {
    let model = LabModel()
    model.score.interruption = LabModel.interruptions.last
    let stage = Stage(width: 720, height: height) { LabView(model: model) }
    for width in stride(from: 720.0, through: 1480, by: 20) {
      let size = CGSize(width: width, height: height)
      stage.size = size
      stage.settle()
      var end = LabMetrics(size).parameters
      for name in ["Specimen", "Interrupt", "Play to and fro", "Play"] {
        let frame = try stage.element(name).frame
        #expect(frame.minX >= end && frame.maxX <= width, "\(name) lies at \(frame) of \(width)")
        end = frame.maxX
      }
    }
  }

  @Test("Specimens are chosen from a menu where there is no room for all of their signs")
  func specimens() throws {
    let model = LabModel()
    let stage = Stage(width: Self.size.width, height: Self.size.height) { LabView(model: model) }
    stage.settle()
    try stage.tap("Specimen")
    stage.settle()
    try stage.tap("List")
    stage.settle()
    #expect(model.score.kind == .list)
  }

  @Test(
    "What saves plots lies in one row, in windows of every size",
    arguments: [(720.0, 450.0), (900, 600), (1280, 800)])
  func savingRow(width: Double, height: Double) throws {
    let model = LabModel()
    let stage = Stage(width: width, height: height) { LabView(model: model) }
    model.toggle(.transfer)
    stage.settle()
    let words = try stage.element("Save the plot").frame
    let button = try stage.element("Save the plot as PNG").frame
    #expect(words.width > 0 && words.maxX <= button.minX)
    #expect(words.height < 20, "The words take \(words)")
  }

  @Test("Where people want larger text everything is larger, as far as there is room for it")
  func largeText() throws {
    func stage(_ width: Double, _ height: Double, text: Double) -> Stage {
      let stage = Stage(width: width, height: height) {
        LabView(model: LabModel()).environment(\.textScale, text)
      }
      stage.settle()
      return stage
    }
    let small = stage(720, 450, text: 1)
    for (width, height, text) in [(1080.0, 675.0, 1.5), (1080, 675, 4), (1440, 900, 2)] {
      let large = stage(width, height, text: text)
      for name in ["Specimen", "Play", "Duration", "Export"] {
        let (frame, reference) = (try large.element(name).frame, try small.element(name).frame)
        let growth = width / 720
        #expect(abs(frame.minX - reference.minX * growth) < 1, "\(name) lies at \(frame)")
        #expect(abs(frame.maxY - reference.maxY * growth) < 1, "\(name) lies at \(frame)")
      }
      try large.tap("Export")
      large.settle()
      #expect(throws: Never.self) { try large.element("Save the plot as PNG") }
    }
  }
}
