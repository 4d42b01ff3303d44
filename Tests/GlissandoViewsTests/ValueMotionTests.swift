import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Values of modifiers, shapes and views that animate by themselves.
@MainActor
@Suite("Values in motion")
struct ValueMotionTests {
  static let linear = Animation.linear(duration: 1)

  @Test("Red becomes blue through purple, without a dip to mud")
  func colors() throws {
    let (stage, isBlue) = makeStage(false) {
      Rectangle().fill($0 ? Color.blue : .red).accessibilityIdentifier("box")
    }
    let first = try #require(try stage.element("box").color)
    withAnimation(Self.linear) { isBlue.value = true }
    stage.advance(by: 0.5)
    let middle = try #require(try stage.element("box").color)
    stage.settle()
    let last = try #require(try stage.element("box").color)
    #expect(first.red > 0.9 && last.blue > 0.9)
    #expect(middle.red > 0.4 && middle.blue > 0.4 && middle.green < min(middle.red, middle.blue))
  }

  @Test("Foreground colours of text and shapes animate through the environment")
  func foreground() throws {
    let (stage, isOn) = makeStage(false) { isOn in
      Text("Hello").foregroundStyle(isOn ? Color.white : .black)
    }
    withAnimation(Self.linear) { isOn.value = true }
    stage.advance(by: 0.5)
    let color = try #require(try stage.element("Hello").color)
    #expect(color.red > 0.2 && color.red < 0.8)
  }

  @Test("A view that appears in an animation has its colour at once")
  func appearingColor() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      if isThere { Text("Hello").foregroundColor(.green) }
    }
    withAnimation(Self.linear) { isThere.value = true }
    let color = try #require(try stage.element("Hello").color)
    #expect(color == Color.green.resolve(in: EnvironmentValues()))
  }

  private func leafBounds(_ stage: Stage) -> CGRect {
    stage.leaves.first?.windowBounds ?? .null
  }

  @Test("The width of a stroke animates")
  func strokeWidth() throws {
    let (stage, width) = makeStage(2.0) { width in
      Rectangle().stroke(Color.red, lineWidth: width).frame(width: 100, height: 100)
    }
    withAnimation(Self.linear) { width.value = 22 }
    stage.advance(by: 0.5)
    #expect(near(leafBounds(stage).width, 112, 0.01))
    stage.settle()
    #expect(near(leafBounds(stage).width, 122, 0.01))
  }

  struct Wedge: Shape {
    var reach: Double
    var animatableData: Double {
      get { reach }
      set { reach = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * reach, height: rect.height))
    }
  }

  @Test("A shape's data animates")
  func shapeData() throws {
    let (stage, reach) = makeStage(0.0) { Wedge(reach: $0).frame(width: 100, height: 100) }
    withAnimation(Self.linear) { reach.value = 1 }
    stage.advance(by: 0.25)
    #expect(near(leafBounds(stage).width, 25, 0.01))
    stage.settle()
    #expect(near(leafBounds(stage).width, 100))
  }

  @Test("Trimming animates")
  func trim() throws {
    let (stage, to) = makeStage(0.5) { to in
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 100, y: 0))
      }
      .trim(from: 0, to: to).stroke(Color.red, lineWidth: 2)
    }
    withAnimation(Self.linear) { to.value = 1 }
    stage.advance(by: 0.5)
    let half = leafBounds(stage).width
    stage.settle()
    #expect(near(leafBounds(stage).width - half, 25, 0.01))
  }

  @Test("Opacity, scale, rotation and offset animate as values of their own")
  func effects() throws {
    let (stage, v) = makeStage(0.0) { v in
      Rectangle().frame(width: 100, height: 50)
        .scaleEffect(1 + v)
        .rotationEffect(.degrees(90 * v))
        .offset(x: 40 * v, y: -20 * v)
        .opacity(1 - v / 2)
        .accessibilityIdentifier("box")
    }
    withAnimation(Self.linear) { v.value = 1 }
    #expect(try stage.target("box") == "190 30 100 200")
    stage.advance(by: 0.5)
    let element = try stage.element("box")
    #expect(near(element.opacity, 0.75))
    #expect(near(element.frame.midX, 220) && near(element.frame.midY, 140))
    // 150 × 75, turned by 45°.
    #expect(near(element.frame.width, (150 + 75) * 0.5.squareRoot()))
    stage.settle()
    #expect(try stage.frame("box") == "190 30 100 200")
  }

  @Test("Opacities multiply")
  func opacities() throws {
    let stage = Stage(width: 100, height: 100) {
      VStack { Text("Hello").opacity(0.5) }.opacity(0.5)
    }
    #expect(near(try stage.element("Hello").opacity, 0.25))
  }

  @Test("Gradients animate stop by stop, and to a plain colour")
  func gradients() throws {
    let (stage, v) = makeStage(false) { v in
      Rectangle().fill(
        v
          ? AnyShapeStyle(Color.red)
          : AnyShapeStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    }
    withAnimation(Self.linear) { v.value = true }
    stage.advance(by: 0.5)
    let image = stage.image()
    let right = image.pixel(390, 150)
    #expect(right.x > 60 && right.z > 60)
    stage.settle()
    let end = stage.image()
    #expect(end.pixel(390, 150) == end.pixel(10, 150))
  }

  /// As in the listings that watch the data of an animation.
  struct Monitor: View, Animatable {
    var number: Double
    let log: (Double) -> Void
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = log(number)
      Text(number, format: .number.precision(.fractionLength(3)))
    }
  }

  @Test("An animatable view is evaluated in each frame with what is shown then")
  func animatableView() throws {
    let log = Journal<Double>()
    let (stage, isOn) = makeStage(false) { isOn in
      Monitor(number: isOn ? 1 : 0) { log.entries.append($0) }
        .animation(.linear(duration: 0.3), value: isOn)
    }
    log.entries.removeAll()
    isOn.value = true
    stage.advance(by: 0.3)
    let expected = [0] + (0...18).map { Double($0) / 18 }
    #expect(
      log.entries.map(short) == expected.map(short)
        || log.entries.map(short) == expected.dropFirst().map(short))
    #expect(try stage.element("1.000").opacity == 1)
    let count = log.entries.count
    stage.advance(by: 1)
    #expect(log.entries.count <= count + 1)
    #expect(log.entries.last == 1)
  }

  struct PairMonitor: View, Animatable {
    var first: Double
    var second: Double
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(first, second) }
      set { (first, second) = (newValue.first, newValue.second) }
    }
    var body: some View { Text(short(first) + " " + short(second)) }
  }

  @Test("The two data of a pair follow each its own animation")
  func pair() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { PairMonitor(first: $0.x, second: $0.y) }
    withAnimation(.linear) { v.value.x = 1 }
    withAnimation(.easeInOut) { v.value.y = 1 }
    stage.advance(by: 0.35 / 4)
    let eased = short(UnitCurve.easeInOut.value(at: 0.25))
    #expect(try stage.element(".25 \(eased)").text == ".25 \(eased)")
  }

  struct Fader: AnimatableModifier {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View {
      content.opacity(amount < 0.5 ? 0 : 1)
    }
  }

  @Test("An animatable modifier is evaluated in each frame")
  func animatableModifier() throws {
    let (stage, v) = makeStage(0.0) {
      Rectangle().modifier(Fader(amount: $0)).accessibilityIdentifier("box")
    }
    withAnimation(Self.linear) { v.value = 1 }
    stage.advance(by: 0.4)
    #expect(try stage.element("box").opacity == 0)
    stage.advance(by: 0.2)
    #expect(try stage.element("box").opacity == 1)
  }

  @Test("A change of colour scheme is no animation")
  func colorScheme() throws {
    let stage = Stage(width: 100, height: 100) { Text("Hello") }
    let light = try #require(try stage.element("Hello").color)
    stage.colorScheme = .dark
    let dark = try #require(try stage.element("Hello").color)
    #expect(light.red < 0.3 && dark.red > 0.7)
    #expect(!stage.isAnimating)
  }
}

/// Notes what happened, in order.
@MainActor
final class Journal<Entry> {
  var entries: [Entry] = []
}
