import Glissando
import GlissandoTools
import GlissandoLab
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// The lab in a pause and in slow motion: what is watched is held back, what is used is not.
@MainActor
@Suite("The lab while its time is held back")
struct HeldTimeTests {
  private static func stage(_ model: LabModel, _ transport: Transport) -> Stage {
    let stage = Stage(width: 1280, height: 800) {
      LabView(model: model).environment(\.transport, transport)
    }
    stage.advance(by: 2)
    return stage
  }

  /// The picture without the specimens, in the frame that follows an action, and seconds later.
  private static func pictures(
    _ hold: (Transport) -> Void, later seconds: Double = 3, _ act: (Stage) throws -> Void
  ) rethrows -> (first: Stage.Image, rest: Stage.Image) {
    let transport = Transport()
    let stage = stage(LabModel(), transport)
    hold(transport)
    stage.advance(frames: 2)
    try act(stage)
    stage.advance(frames: 1)
    let first = stage.image()
    stage.advance(by: seconds)
    return (first, stage.image())
  }

  private static func center(_ stage: Stage, _ name: String) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private static let holds: [(String, @Sendable @MainActor (Transport) -> Void)] = [
    ("pause", { $0.isPaused = true }), ("slow motion", { $0.rate = 0.1 }),
  ]

  @Test("A control shows at once what was done to it", arguments: [0, 1])
  func controls(_ hold: Int) throws {
    let actions: [(String, (Stage) throws -> Void)] = [
      ("a picker", { $0.key("s") }),
      ("a drawer", { $0.key("c") }),
      ("a lane", { $0.key("n") }),
      ("a press", { try $0.press(at: Self.center($0, "Play")) }),
      ("a group", { $0.key("d") }),
    ]
    for (name, act) in actions {
      let held = try Self.pictures(Self.holds[hold].1, act)
      #expect(
        held.first == held.rest, "\(name) in \(Self.holds[hold].0)")
    }
    // Before the tip, which comes to a pointer that rests for half a second.
    let hovered = try Self.pictures(Self.holds[hold].1, later: 0.4) {
      try $0.move(to: Self.center($0, "Presets"))
    }
    #expect(hovered.first == hovered.rest, "a pointer in \(Self.holds[hold].0)")
    // Else the pictures would prove nothing.
    let free = Self.pictures({ _ in }) { $0.key("c") }
    #expect(free.first != free.rest)
  }

  @Test("A specimen still moves by its lane's animation", arguments: [0, 1])
  func specimens(_ hold: Int) throws {
    let transport = Transport()
    let model = LabModel()
    let stage = Self.stage(model, transport)
    Self.holds[hold].1(transport)
    stage.advance(frames: 2)
    stage.key(.space)
    // The window's clock is what slows and stops; a stage's runs.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let begin = stage.time
    for _ in 0..<20 {
      stage.advance(frames: 1)
      let elapsed = stage.time - begin
      let expected = spring.value(target: 1.0, time: elapsed)
      let shown = try #require(model.score.reading(of: .a))
      #expect(abs(shown - expected) < 0.02, "\(elapsed)")
    }
  }
}
