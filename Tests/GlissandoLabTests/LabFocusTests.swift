import Glissando
import GlissandoLab
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// What is seen of the keyboard in the lab.
@MainActor
@Suite struct LabFocusTests {
  @Test("The mark of the keyboard is seen all around the name of a group")
  func groups() throws {
    let stage = Stage(width: 1280, height: 800) { LabView(model: LabModel()) }
    stage.advance(by: 2)
    let rest = stage.image()
    for title in ["Duration and bounce", "Response and damping", "Settling and damping"] {
      let frame = try stage.element(title).frame
      for _ in 0..<60 {
        stage.key(.tab)
        if let focused = stage.focusedFrame,
          focused.contains(CGPoint(x: frame.midX, y: frame.midY)),
          focused.height < 60, focused.width > 200, focused.width < 330
        {
          break
        }
      }
      let button = try #require(stage.focusedFrame)
      stage.advance(by: 1)
      let image = stage.image()
      func isMarked(_ x: CGFloat, _ y: CGFloat) -> Bool {
        (-5...5).contains { offset in
          let (x, y) = (Int(x), Int(y) + offset)
          return image.pixel(x, y) != rest.pixel(x, y)
        }
      }
      #expect(isMarked(button.midX, button.minY - 2), "above \(title)")
      #expect(isMarked(button.midX, button.maxY + 2), "below \(title)")
    }
  }

  @Test(
    "A frame is around the specimens while keys lead to them, unless marks are not wanted",
    arguments: [false, true])
  func specimens(isDisabled: Bool) throws {
    let stage = Stage(width: 1280, height: 800) {
      LabView(model: LabModel()).focusEffectDisabled(isDisabled)
    }
    stage.advance(by: 2)
    let frame = try stage.element("Specimens").frame
    let rest = stage.image()
    for _ in 0..<60 where stage.focusedFrame != frame { stage.key(.tab) }
    try #require(stage.focusedFrame == frame)
    stage.advance(by: 1)
    let image = stage.image()
    let isMarked = (-3...3).contains { offset in
      let (x, y) = (Int(frame.minX) + offset, Int(frame.midY) - 20)
      return image.pixel(x, y) != rest.pixel(x, y)
    }
    #expect(isMarked != isDisabled)
  }

  @Test(
    "The frame around what is large goes with a click, and comes back where keys lead there again",
    arguments: ["Specimens", "Plot"])
  func frameAfterClick(name: String) throws {
    let stage = Stage(width: 1280, height: 800) { LabView(model: LabModel()) }
    stage.advance(by: 2)
    let frame = try stage.element(name).frame
    let rest = stage.image()
    func lead() throws {
      for _ in 0..<60 where stage.focusedFrame != frame { stage.key(.tab) }
      try #require(stage.focusedFrame == frame)
    }
    func hasFrame() -> Bool {
      stage.advance(by: 3)
      let image = stage.image()
      return (-8...3).contains { offset in
        let (x, y) = (Int(frame.minX) + offset, Int(frame.midY) - 20)
        return image.pixel(x, y) != rest.pixel(x, y)
      }
    }
    try lead()
    #expect(hasFrame())
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.move(to: CGPoint(x: 5, y: 5))
    #expect(!hasFrame())
    stage.key(.downArrow)
    #expect(!hasFrame())
    try lead()
    #expect(hasFrame())
  }

  @Test("A line says that the name of the lane has the keyboard, also while its caret is not seen")
  func laneName() throws {
    let stage = Stage(width: 1280, height: 800) { LabView(model: LabModel()) }
    stage.advance(by: 2)
    let rest = stage.image()
    let frame = try stage.element("Name of the lane").frame
    for _ in 0..<20
    where stage.focusedFrame?.contains(CGPoint(x: frame.midX, y: frame.midY)) != true {
      stage.key(.tab)
    }
    stage.advance(by: 1)
    let image = stage.image()
    let (x, bottom) = (Int(frame.maxX) - 20, Int(frame.maxY))
    #expect((bottom - 2..<bottom + 8).contains { image.pixel(x, $0) != rest.pixel(x, $0) })
  }
}

extension Stage {
  /// Where the view is that has the keyboard.
  var focusedFrame: CGRect? {
    (host.tree.focus?.current?.node)?.shownBounds()
  }
}
