import Foundation
import GlissandoDrawing
import GlissandoExpansion
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// A vector of one's own.
private struct Weight: VectorArithmetic {
  var grams: Double
  static var zero: Weight { Weight(grams: 0) }
  static func + (lhs: Weight, rhs: Weight) -> Weight { Weight(grams: lhs.grams + rhs.grams) }
  static func - (lhs: Weight, rhs: Weight) -> Weight { Weight(grams: lhs.grams - rhs.grams) }
  mutating func scale(by rhs: Double) { grams *= rhs }
  var magnitudeSquared: Double { grams * grams }
}

extension Weight: Animatable {}

@Animatable
private struct Mixed {
  var width: CGFloat
  var turn: Angle
  var weight: Weight
  var point = CGPoint.zero
  let name: String
  @AnimatableIgnored var isOpen: Bool
  static let count = 0
  var double: Double { Double(width) * 2 }
}

@Animatable
private struct Bar: Shape {
  var length: CGFloat
  @AnimatableIgnored var isRound = false

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: length, height: rect.height))
  }
}

@Animatable
private struct Counter: View {
  var number: Double
  @State private var unused = 0

  var body: some View { Text(String(format: "%.2f", number)) }
}

@Suite("@Animatable") @MainActor
struct AnimatableTests {
  @Test("All stored variables that are not ignored are written from the data")
  func data() {
    var mixed = Mixed(
      width: 10, turn: .degrees(90), weight: Weight(grams: 5), point: CGPoint(x: 1, y: 2),
      name: "a", isOpen: true)
    let other = Mixed(
      width: 20, turn: .degrees(180), weight: Weight(grams: 15), point: CGPoint(x: 3, y: 6),
      name: "b", isOpen: false)
    mixed.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    #expect(mixed.width == 15)
    #expect(abs(mixed.turn.degrees - 135) < 1e-9)
    #expect(mixed.weight.grams == 10)
    #expect(mixed.point == CGPoint(x: 2, y: 4))
    #expect(mixed.name == "a" && mixed.isOpen)
  }

  @Test("A shape with the macro moves along the curve")
  func shape() throws {
    struct Root: View {
      @State private var isLong = false
      var body: some View {
        VStack(alignment: .leading) {
          Bar(length: isLong ? 100 : 0).fill(.red).frame(width: 100, height: 10)
            .accessibilityIdentifier("bar")
          Button("Go") { withAnimation(.linear(duration: 1)) { isLong = true } }
        }
      }
    }
    let stage = Stage(width: 200, height: 100) { Root() }
    try stage.tap("Go")
    for share in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      let row = Int(try stage.element("bar").frame.midY)
      let picture = stage.image()
      let painted = (0..<picture.width).count { x in
        let pixel = picture.pixel(x, row)
        return pixel.x > 200 && pixel.y < 120
      }
      #expect(painted == Int(100 * share))
    }
  }

  @Test("A view with the macro is evaluated with what lies between")
  func view() throws {
    struct Root: View {
      @State private var number = 0.0
      var body: some View {
        VStack {
          Counter(number: number)
          Button("Go") { withAnimation(.linear(duration: 1)) { number = 8 } }
        }
      }
    }
    let stage = Stage(width: 200, height: 100) { Root() }
    try stage.tap("Go")
    stage.advance(by: 0.25)
    #expect(stage.elements.first?.text == "2.00")
    stage.advance(by: 0.5)
    #expect(stage.elements.first?.text == "6.00")
  }

  @Test("The data of several variables is nested pairs")
  func expansion() {
    expectAdditions(
      to: """
        @Animatable
        public struct Wave {
          var height: CGFloat
          @AnimatableIgnored var isFilled: Bool
          var phase = Angle.zero
          let name = "Wave"
        }
        """,
      [
        .member: """
        public nonisolated var animatableData: \
        GlissandoMotion.AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData> {
          get { GlissandoMotion.AnimatablePair(height.animatableData, phase.animatableData) }
          set {
            height.animatableData = newValue.first
            phase.animatableData = newValue.second
          }
        }
        """,
        .extension: "extension Wave: GlissandoMotion.Animatable {}",
      ])
  }

  @Test(
    "Variables are found however they are written",
    arguments: [
      ("var a, b: CGFloat", ["a", "b"]),
      ("var a: CGFloat = 1, b = 2.5", ["a", "b"]),
      ("var a: CGFloat { didSet { print(\"{\") } }\n  var b = Angle.degrees(90)", ["a", "b"]),
      ("var a = CGFloat(2) { willSet {} }; var b: CGFloat", ["a", "b"]),
      ("/* var x: Int */ var a: Pair<Double, [Int]>\n  // var y: Int", ["a"]),
      ("private(set) var a = -1.5e3", ["a"]),
      ("@State var x = 1\n  lazy var y = 2\n  static var z = 3\n  let w = 4\n  var a = 1.0", ["a"]),
      (
        "var a: CGFloat =\n    max(1, 2)\n  func b() { var c = 1 }\n  struct D { var e = 1 }", ["a"]
      ),
      ("var a = UnitPoint.center\n  var b: some View { Text(\"var c\") }", ["a"]),
      ("var `in` = CGSize(\n    width: 1, height: 2)", ["`in`"]),
      ("var a: CGFloat = isOn ? 1 : 2", ["a"]),
      (
        "var a = 1.0\n  print(2)\n  var b: Angle?.Wrapped\n  var c: CGFloat = isOn\n    ? 1 : 2",
        ["a", "b", "c"]
      ),
      ("#if os(Linux)\n  var x: Int\n  #endif\n  var a: CGFloat", ["a"]),
    ])
  func variables(members: String, names: [String]) throws {
    let additions = additions(to: "@Animatable struct A {\n  \(members)\n}")
    let text = try #require(additions.first { $0.role == .member }?.expansion.source)
    let assigned = text.split(separator: "\n").compactMap {
      $0.contains(" = newValue") ? $0.split(separator: ".").first?.filter { $0 != " " } : nil
    }
    #expect(assigned == names)
  }

  @Test(
    "What cannot animate is named",
    arguments: [
      (
        "@Animatable struct A {\n  var isOn: Bool\n}",
        "'isOn' cannot animate: 'Bool' is neither 'VectorArithmetic' nor 'Animatable'"
      ),
      (
        "@Animatable struct A {\n  var count = 3\n}",
        "'count' cannot animate: 'Int' is neither 'VectorArithmetic' nor 'Animatable'"
      ),
      (
        "@Animatable struct A {\n  var value = makeValue()\n}",
        "'@Animatable' needs the type of 'value' to be written"
      ),
      ("@Animatable class A {}", "'@Animatable' can only be applied to a struct"),
      (
        "@Animatable struct A {\n  var animatableData: Double { get { 0 } set {} }\n}",
        "'A' has an 'animatableData' of its own; remove it or '@Animatable'"
      ),
      ("@Animatable struct A {}", "'A' has no stored variable that could animate"),
      (
        "struct A {\n  @AnimatableIgnored var a: Int { 1 }\n}",
        "'@AnimatableIgnored' can only be applied to a stored property"
      ),
      (
        "@Animatable struct A {\n  var size: CGSize?\n}",
        "'size' cannot animate: 'CGSize?' is neither 'VectorArithmetic' nor 'Animatable'"
      ),
      (
        "@Animatable struct A {\n  var act: () -> Void\n}",
        "'act' cannot animate: '() -> Void' is neither 'VectorArithmetic' nor 'Animatable'"
      ),
    ])
  func mistakes(source: String, message: String) {
    #expect(diagnostics(of: source).map(\.message) == [message])
  }
}
