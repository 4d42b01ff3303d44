import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Numbers that make no sense cost a warning at most.
@MainActor
@Suite("Bad values")
struct BadValueTests {
  @Test(
    "A number that makes no sense is shown somehow, and leaves what lies above",
    arguments: BadValue.layoutUses + BadValue.looks + BadValue.styles + BadValue.places
      + BadValue.controls + BadValue.boundControls)
  func single(_ use: BadValue.Use) throws {
    for number in BadValue.numbers {
      let stage = Stage(width: 60, height: 40) {
        Color.white.overlay {
          VStack {
            use.view(number); Text("next")
          }
        }
        .overlay(alignment: .topLeading) { Self.mark }
      }
      #expect(stage.image().pixel(2, 2) == SIMD4(0, 0, 255, 255), "\(number)")
      operate(stage)
    }
  }

  private static var mark: some View {
    Color(red: 0, green: 0, blue: 1).frame(width: 5, height: 5)
  }

  @Test(
    "Motion between numbers that make no sense comes to an end",
    arguments: BadValue.layoutUses + BadValue.looks + BadValue.styles)
  func moving(_ use: BadValue.Use) {
    let (stage, remote) = makeStage(1.0, width: 60, height: 40) { number in
      Color.white.overlay {
        VStack {
          use.view(number); Text("next")
        }
      }
      .overlay(alignment: .topLeading) { Self.mark }
    }
    // A spring from 1e300 is still on its way after a minute, as it should be.
    for number in BadValue.numbers where !(1e100...).contains(abs(number)) || number.isInfinite {
      withAnimation(.linear(duration: 0.05)) { remote.value = number }
      stage.advance(by: 0.02)
      #expect(isFinite(stage), "towards \(number)")
      #expect(stage.image().pixel(2, 2) == SIMD4(0, 0, 255, 255), "towards \(number)")
      #expect(stage.settle(limit: 5), "towards \(number)")
      withAnimation(.bouncy) { remote.value = 1 }
      stage.advance(by: 0.02)
      #expect(isFinite(stage), "from \(number)")
      #expect(stage.image().pixel(2, 2) == SIMD4(0, 0, 255, 255), "from \(number)")
      #expect(stage.settle(limit: 20), "from \(number)")
    }
  }

  private func operate(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 20), duration: 0.03)
    stage.key(.tab)
    stage.key(.rightArrow)
    stage.advance(by: 0.05)
    #expect(isFinite(stage))
    #expect(stage.image().width == 60)
  }

  /// Whether what is painted has finite places: content that is not is skipped by painters.
  private func isFinite(_ stage: Stage) -> Bool {
    stage.update()
    return stage.host.displayList.items.allSatisfy { item in
      guard case .leaf(let leaf) = item else { return true }
      let bounds = leaf.windowBounds
      let sides = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      return !leaf.opacity.isNaN && (bounds.isNull || sides.allSatisfy(\.isFinite))
    }
  }

  @Test("Events at places that make no sense reach nobody")
  func places() {
    let stage = Stage(width: 60, height: 40) {
      VStack {
        Button("a") {}; Slider(value: .constant(1))
      }
    }
    for number in BadValue.numbers {
      let point = CGPoint(x: number, y: number)
      stage.move(to: point)
      stage.advance(frames: 1)
      stage.tap(at: point)
      stage.scroll(by: CGSize(width: number, height: number), at: point)
      stage.drag(from: CGPoint(x: 30, y: 30), to: point, duration: 0.05)
      #expect(isFinite(stage))
    }
  }

  // MARK: Structure

  @Test("A picker without tags or options takes clicks and keys")
  func pickers() {
    let stage = Stage(width: 200, height: 200) {
      VStack {
        Picker("a", selection: .constant(1)) {
          Text("x"); Text("y")
        }
        Picker("b", selection: .constant("z")) {}.pickerStyle(.menu)
        Picker("c", selection: .constant("z")) { Text("q").tag(3) }.pickerStyle(.radioGroup)
      }
    }
    for y in stride(from: 0, to: 200, by: 15) { stage.tap(at: CGPoint(x: 120, y: y)) }
    for _ in 0..<4 {
      stage.key(.tab)
      for key in [KeyEquivalent.leftArrow, .rightArrow, .home, .end, .space] { stage.key(key) }
    }
    #expect(stage.settle())
  }

  @Test("Changes of state in a body, in a cycle and in every frame end")
  func cycles() {
    struct InBody: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    struct InCycle: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Text("\(a) \(b)").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
          .onAppear { a = 1 }
      }
    }
    struct InLayout: View {
      @State private var width = 10.0
      var body: some View {
        GeometryReader { proxy in
          let _ = width = proxy.size.width + 1
          Text("\(width)").frame(width: width)
        }
        .frame(width: width)
      }
    }
    struct Animating: View {
      @State private var count = 0
      var body: some View {
        let _ = withAnimation(.linear(duration: 1)) { count += 1 }
        Text("\(count)").offset(x: Double(count))
      }
    }
    struct AnimatingCycle: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").offset(x: Double(count))
          .onChange(of: count, initial: true) {
            withAnimation(.bouncy) {
              count += 1
            } completion: {
              count += 1
            }
          }
      }
    }
    for view in [
      AnyView(InBody()), AnyView(InCycle()), AnyView(InLayout()), AnyView(Animating()),
      AnyView(AnimatingCycle()),
    ] {
      let stage = Stage(width: 100, height: 100) { view }
      stage.advance(frames: 20)
      #expect(stage.time > 0.3)
    }
  }

  @Test("Animations that make no sense bring the value to its end or go on for ever")
  func animations() {
    let (stage, remote) = makeStage(0.0) { Color.red.frame(width: 10, height: 10).offset(x: $0) }
    for number in BadValue.numbers {
      let animations: [Animation] = [
        .linear(duration: number), .spring(duration: number, bounce: number),
        .spring(duration: 0.3, bounce: 1), .smooth.delay(number), .smooth.speed(number),
        .interpolatingSpring(mass: number, stiffness: number, damping: number),
        .timingCurve(number, number, number, number, duration: 0.1),
        .smooth.logicallyComplete(after: number), .linear(duration: number).repeatForever(),
        .linear(duration: 0).repeatForever(), .smooth.repeatCount(0), .smooth.repeatCount(-1),
        .linear(duration: 0.01).repeatCount(.max), .linear(duration: number).repeatCount(.min),
        .linear(duration: number).repeatCount(.max, autoreverses: false),
        .spring(response: number, dampingFraction: number, blendDuration: number),
        .smooth.repeatCount(3).delay(number).speed(number).repeatForever(),
      ]
      for animation in animations {
        withAnimation(animation) { remote.value += 10 }
        stage.advance(by: 0.05)
        #expect(isFinite(stage), "\(animation)")
      }
      remote.value = 0
      #expect(stage.settle())
    }
  }

  @Test("A text of megabytes is shown as far as anybody reads", arguments: 0..<6)
  func immenseText(_ kind: Int) throws {
    let (part, count) = [
      ("word ", 2_000_000), ("W", 10_000_000), ("line\n", 2_000_000), ("\u{5D0}\u{301}", 2_000_000),
      ("a\u{301}", 200_000), ("word ", 60_000),
    ][kind]
    let text = String(repeating: part, count: count)
    for limit in [nil, 1, 3] {
      let stage = Stage(width: 60, height: 40) {
        Color.white.overlay { Text(verbatim: text).lineLimit(limit) }
          .overlay(alignment: .topLeading) { Self.mark }
      }
      #expect(stage.image().pixel(2, 2) == SIMD4(0, 0, 255, 255))
      let frame = try stage.element(text).frame
      #expect(frame.width.isFinite && frame.width <= 61 && frame.width > 0 && frame.height > 0)
    }
  }

  @Test("A window of no size, and one of a size that makes no sense, are drawn")
  func windows() {
    let stage = Stage(width: 50, height: 50) {
      VStack {
        Text("a"); Slider(value: .constant(1))
      }
    }
    for number in [0, 1e-9, 1e5, -1, 1e300, .nan, .infinity] {
      stage.size = CGSize(width: number, height: number)
      stage.advance(frames: 1)
      stage.tap(at: CGPoint(x: number / 2, y: number / 2))
      #expect(isFinite(stage))
    }
    for width in [0, -1, 1e300, .nan, .infinity] {
      stage.size = CGSize(width: width, height: 2)
      #expect((0...16384).contains(stage.image().width))
      #expect(stage.elements.allSatisfy { !"\($0)".isEmpty })
    }
  }

  private struct Titles: View {
    var body: some View {
      VStack {
        Text("Missing").font(.custom("No Such Font", size: 20))
        Text("There").font(.custom("Sans", size: 20))
      }
    }
  }

  @Test("A font that does not exist is named with its text, and another stands in")
  func missingFont() throws {
    let warnings = try ViewWarning.collecting { () throws in
      let stage = Stage(width: 200, height: 100) { Titles() }
      #expect(try stage.element("Missing").frame.width > 20)
    }
    let warning =
      "Titles/VStack/Text(\"Missing\"): there is no font \"No Such Font\", and the system's stands in:"
      + " install it, or name a family that `fc-list : family` lists"
    #expect(warnings == [warning])
  }
}
