import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Values that only become known while a commit lays out.
@MainActor
@Suite("Values of later rounds")
struct LaterRoundTests {
  /// Reads the state by itself, so that it asks for its transaction before anything is laid out.
  private struct Early: View {
    @Binding var width: Double
    var body: some View { Rectangle().offset(x: width).accessibilityIdentifier("early") }
  }

  private struct Measured<Changed: View>: View {
    let remote: Remote<Double>
    let change: (Early, CGFloat) -> Changed
    @State private var width = 100.0
    var body: some View {
      let _ = remote.connect($width)
      GeometryReader { proxy in change(Early(width: $width), proxy.size.width) }
        .frame(width: width, height: 50)
    }
  }

  private func stage<Changed: View>(
    @ViewBuilder _ change: @escaping (Early, CGFloat) -> Changed
  ) -> (Stage, Remote<Double>) {
    let remote = Remote<Double>()
    return (Stage(width: 400, height: 100) { Measured(remote: remote, change: change) }, remote)
  }

  static let a = Animation.linear(duration: 1)

  private func opacity(_ stage: Stage, _ width: Remote<Double>) throws -> Double {
    width.value = 200
    stage.advance(by: 0.5)
    return try stage.element("early").opacity
  }

  @Test(".animation(A, value: v) moves a change of v that layout brings")
  func animation() throws {
    let (stage, width) = stage { early, width in
      early.opacity(width / 200).animation(Self.a, value: width)
    }
    #expect(near(try opacity(stage, width), 0.75))
  }

  @Test("It reaches through modifiers that were asked before, and through a nearer nil it does not")
  func nested() throws {
    let (through, first) = stage { early, width in
      early.opacity(width / 200).transaction { $0.isContinuous = true }
        .animation(nil, value: 0).animation(Self.a, value: width)
    }
    #expect(near(try opacity(through, first), 0.75))
    let (stopped, second) = stage { early, width in
      early.opacity(width / 200).animation(nil, value: width).animation(Self.a, value: width)
    }
    #expect(try opacity(stopped, second) == 1)
  }

  @Test("Several views share it, and a transaction with a value acts alike")
  func shared() throws {
    let (stage, width) = stage { early, width in
      Group {
        early.opacity(width / 200)
        Rectangle().opacity(width / 200).accessibilityIdentifier("late")
      }
      .transaction(value: width) { $0.animation = Self.a }
    }
    #expect(near(try opacity(stage, width), 0.75))
    #expect(near(try stage.element("late").opacity, 0.75))
  }

  @Test("A preference brings a value as well")
  func preference() throws {
    struct Width: PreferenceKey {
      static let defaultValue = 0.0
      static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
    }
    let (stage, x) = makeStage(100.0) { x in
      Color.clear.frame(width: x, height: 10).preference(key: Width.self, value: x)
        .overlayPreferenceValue(Width.self) { width in
          Rectangle().offset(x: x).opacity(width / 200).animation(Self.a, value: width)
            .accessibilityIdentifier("view")
        }
    }
    x.value = 200
    stage.advance(by: 0.5)
    #expect(near(try stage.element("view").opacity, 0.75))
  }
}
