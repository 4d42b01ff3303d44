import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Buttons that act again and again")
struct ButtonRepeatTests {
  private struct Counter: View {
    @State private var count = 0
    let behavior: ButtonRepeatBehavior
    var body: some View {
      VStack {
        Button("Add") { count += 1 }.buttonRepeatBehavior(behavior)
        Text("count \(count)").accessibilityIdentifier("count")
      }
    }
  }

  private func count(_ stage: Stage) throws -> Int {
    let text = try #require(try stage.element("count").text)
    return try #require(Int(text.dropFirst("count ".count)))
  }

  @Test("A button that repeats acts while it is held, and not once more when it is let go")
  func held() throws {
    let stage = Stage(width: 200, height: 100) { Counter(behavior: .enabled) }
    stage.press(at: try stage.element("Add").frame.middle)
    stage.advance(by: 0.35)
    #expect(try count(stage) == 0)
    stage.advance(by: 0.4)
    let held = try count(stage)
    #expect((4...7).contains(held))
    stage.release()
    stage.advance(by: 1)
    #expect(try count(stage) == held)
  }

  @Test("It pauses while the pointer is off the button")
  func off() throws {
    let stage = Stage(width: 200, height: 100) { Counter(behavior: .enabled) }
    let middle = try stage.element("Add").frame.middle
    stage.press(at: middle)
    stage.advance(by: 0.6)
    let before = try count(stage)
    #expect(before > 0)
    stage.move(to: CGPoint(x: middle.x, y: middle.y + 4))
    stage.move(to: CGPoint(x: 5, y: middle.y))
    stage.advance(by: 0.5)
    #expect(try count(stage) == before)
    stage.release()
    stage.advance(by: 0.5)
    #expect(try count(stage) == before)
  }

  @Test("A click acts once, and so does a button that does not repeat")
  func once() throws {
    let stage = Stage(width: 200, height: 100) { Counter(behavior: .enabled) }
    try stage.tap("Add")
    stage.advance(by: 1)
    #expect(try count(stage) == 1)
    let usual = Stage(width: 200, height: 100) { Counter(behavior: .automatic) }
    usual.press(at: try usual.element("Add").frame.middle)
    usual.advance(by: 1)
    usual.release()
    #expect(try count(usual) == 1)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
