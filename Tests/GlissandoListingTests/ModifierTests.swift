import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Two columns whose heights change places.
private struct Columns: View {
  var first: Animation?
  var second: Animation?
  var both: Animation?
  @State private var difference = 100.0

  var body: some View {
    VStack(spacing: 40) {
      HStack(alignment: .bottom) {
        Capsule().frame(width: 50, height: 175 - difference)
          .accessibilityIdentifier("first").modifier(Moved(by: first, difference))
        Capsule().frame(width: 50, height: 175 + difference)
          .accessibilityIdentifier("second").modifier(Moved(by: second, difference))
      }
      .modifier(Moved(by: both, difference))
      Button("Animate") { difference *= -1 }
    }
  }

  private struct Moved: ViewModifier {
    let animation: Animation?
    let value: Double

    init(by animation: Animation?, _ value: Double) {
      self.animation = animation
      self.value = value
    }

    func body(content: Content) -> some View {
      if let animation {
        content.animation(animation, value: value)
      } else {
        content
      }
    }
  }
}

/// What the documents say of delays, speeds and repetitions.
@MainActor
@Suite("Samples of modified animations")
struct ModifierTests {
  @Test("A delayed column waits while the other one is already on its way")
  func delay() throws {
    let stage = Stage(width: 300, height: 500) {
      Columns(first: .easeInOut, second: .easeInOut.delay(0.5))
    }
    try stage.tap("Animate")
    for time in [0.1, 0.3, 0.45] {
      stage.advance(by: time - stage.time)
      #expect(near(try stage.height("first"), 75 + 200 * Reference.easeInOut(time), 1e-4))
      #expect(try stage.height("second") == 275)
    }
    for time in [0.6, 0.7, 0.84] {
      stage.advance(by: time - stage.time)
      #expect(near(try stage.height("second"), 275 - 200 * Reference.easeInOut(time - 0.5), 1e-4))
      #expect(try stage.height("first") == 275)
    }
    #expect(stage.settle(limit: 0.1))
  }

  @Test("A column stands on the same line as the other while both change")
  func baseline() throws {
    let stage = Stage(width: 300, height: 500) { Columns(both: .easeInOut) }
    try stage.tap("Animate")
    for _ in 0..<20 {
      stage.advance(frames: 1)
      #expect(near(try stage.bottom("first"), try stage.bottom("second"), 1e-6))
    }
  }

  @Test("Speed divides the duration", arguments: [2.0, 0.25])
  func speed(_ speed: Double) throws {
    let stage = Stage(width: 300, height: 500) {
      Columns(both: .easeInOut(duration: 1).speed(speed))
    }
    try stage.tap("Animate")
    for share in [0.2, 0.5, 0.9] {
      stage.advance(by: share / speed - stage.time)
      let progress = Reference.easeInOut(share, duration: 1)
      #expect(near(try stage.height("first"), 75 + 200 * progress, 1e-4), "at \(share)")
      #expect(near(try stage.height("second"), 275 - 200 * progress, 1e-4), "at \(share)")
    }
    stage.advance(by: 0.11 / speed)
    #expect(!stage.isAnimating)
  }

  @Test("A cart goes, comes back and goes at half the speed, and its button stands still")
  func repetition() throws {
    struct Cart: View {
      @State private var isForward = true
      var body: some View {
        VStack(alignment: isForward ? .leading : .trailing, spacing: 40) {
          Rectangle().frame(width: 60, height: 40).accessibilityIdentifier("cart")
            .animation(.easeInOut.repeatCount(3, autoreverses: true).speed(0.5), value: isForward)
          HStack {
            Spacer()
            Button("Animate") { isForward.toggle() }
            Spacer()
          }
        }
      }
    }
    let stage = Stage(width: 460, height: 200) { Cart() }
    let button = try stage.element("Animate").frame
    try stage.tap("Animate")
    let places: [(Double, Double)] = [
      (0.35, Reference.easeInOut(0.175)), (0.7, 1), (0.9, 1 - Reference.easeInOut(0.1)),
      (1.4, 0), (1.6, Reference.easeInOut(0.1)), (2.1, 1), (2.2, 1),
    ]
    for (time, progress) in places {
      stage.advance(by: time - stage.time)
      // A pass back plays the curve backwards.
      #expect(near(try stage.x("cart"), 400 * progress, 1e-3), "at \(time) s")
      #expect(try stage.element("Animate").frame == button)
    }
    #expect(!stage.isAnimating)
  }

  @Test("Without reversing, a repetition jumps back before each pass")
  func restarts() throws {
    struct Cart: View {
      @State private var isForward = true
      var body: some View {
        VStack(alignment: isForward ? .leading : .trailing) {
          Rectangle().frame(width: 60, height: 40).accessibilityIdentifier("cart")
            .animation(.linear.repeatCount(2, autoreverses: false), value: isForward)
          HStack {
            Spacer()
            Button("Animate") { isForward.toggle() }
            Spacer()
          }
        }
      }
    }
    let stage = Stage(width: 460, height: 200) { Cart() }
    try stage.tap("Animate")
    stage.advance(by: 0.34)
    #expect(try stage.x("cart") > 380)
    stage.advance(by: 0.02)
    #expect(near(try stage.x("cart"), 400 * 0.01 / 0.35, 1e-3))
    stage.advance(by: 0.4)
    #expect(try stage.x("cart") == 400)
  }

  @Test("A wheel that turns for ever from its appearance loses no time between its turns")
  func forever() throws {
    struct Wheel: View {
      @State private var degrees = 0.0
      var body: some View {
        Rectangle().frame(width: 200, height: 20).rotationEffect(.degrees(degrees))
          .onAppear {
            withAnimation(.linear.speed(0.1).repeatForever(autoreverses: false)) { degrees = 360 }
          }
      }
    }
    let stage = Stage(width: 300, height: 300) { Wheel() }
    let whole = CGRect(x: 0, y: 0, width: 300, height: 300)
    stage.advance(frames: 1)
    let begin = stage.time
    for time in [0.5, 1.5, 3.4, 3.6, 12.25, 35] {
      stage.advance(by: begin + time - stage.time)
      // Nothing tells from outside in which frame the wheel began: one frame of 3.5 s a turn.
      let turns = [time, time + 1 / 60].map { $0 / 3.5 * 2 * .pi }
      let widths = turns.map { 200 * abs(cos($0)) + 20 * abs(sin($0)) }
      let width = try #require(stage.inkWidth(whole))
      let low = widths.min() ?? 0
      let high = widths.max() ?? 0
      #expect(width > low - 3 && width < high + 3, "at \(time) s")
    }
    #expect(stage.isAnimating)
  }
}
