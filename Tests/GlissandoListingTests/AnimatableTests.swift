import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What animatable views and shapes were given, frame by frame.
@MainActor
private final class Diary {
  var pages: [[Double]] = []
}

/// What the documents say of animatable data.
@MainActor
@Suite("Samples of animatable data")
struct AnimatableTests {
  // MARK: Views

  private struct Monitor: View, Animatable {
    var number: Double
    let diary: Diary
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = diary.pages.append([number])
      Text(number, format: .number.precision(.fractionLength(3)))
        .accessibilityIdentifier("number")
    }
  }

  @Test("A monitor's body is evaluated in each frame with the value between, and says so")
  func monitor() throws {
    struct Demo: View {
      let diary: Diary
      @State private var isOn = false
      var body: some View {
        VStack {
          Monitor(number: isOn ? 1 : 0, diary: diary)
            .animation(.linear(duration: 0.3), value: isOn)
          Button("Show") { isOn.toggle() }
        }
      }
    }
    let diary = Diary()
    let stage = Stage(width: 300, height: 300, frameRate: 20) { Demo(diary: diary) }
    stage.advance(frames: 1)
    diary.pages = []
    try stage.tap("Show")
    var texts: [String] = []
    for _ in 0..<6 {
      stage.advance(frames: 1)
      texts.append(try stage.element("number").text ?? "")
    }
    // A frame of 1/20 s is a sixth of the way.
    #expect(texts == ["0.167", "0.333", "0.500", "0.667", "0.833", "1.000"])
    let written = diary.pages.map { $0[0] }
    #expect(zip(written, written.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(written.last == 1)
    let count = diary.pages.count
    stage.advance(by: 1)
    #expect(diary.pages.count == count)
  }

  private struct PairMonitor: View, Animatable {
    var first: Double
    let prefix: String
    var second: Double
    let diary: Diary
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(first, second) }
      set { (first, second) = (newValue.first, newValue.second) }
    }
    var body: some View {
      let _ = diary.pages.append([first, second])
      HStack {
        Text(prefix)
        Text(first, format: .number.precision(.fractionLength(3)))
        Text(second, format: .number.precision(.fractionLength(3)))
      }
    }
  }

  @Test("Two numbers of one view follow the two curves that they were changed under")
  func pairs() throws {
    struct Demo: View {
      let diary: Diary
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          PairMonitor(first: first ? 1 : 0, prefix: "Hi:", second: second ? 1 : 0, diary: diary)
          Button("Animate") {
            withAnimation(.linear) { first.toggle() }
            withAnimation(.easeInOut) { second.toggle() }
          }
        }
      }
    }
    let diary = Diary()
    let stage = Stage(width: 300, height: 300) { Demo(diary: diary) }
    try stage.tap("Animate")
    for time in [0.05, 0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let page = try #require(diary.pages.last)
      #expect(near(page[0], Reference.linear(time)) && near(page[1], Reference.easeInOut(time)))
      #expect(try stage.element("Hi:").text == "Hi:")
    }
    stage.settle()
    #expect(diary.pages.last == [1, 1])
  }

  // MARK: Shapes

  private struct Trapezium: Shape {
    var start: CGFloat
    var animatableData: CGFloat {
      get { start }
      set { start = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: start, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("A shape's own number moves along the curve from one option of a picker to the next")
  func shape() throws {
    struct Demo: View {
      @State private var start: CGFloat = 0
      var body: some View {
        VStack(spacing: 50) {
          Picker("Choose", selection: $start) {
            Text("Triangle").tag(CGFloat(200))
            Text("Square").tag(CGFloat(0))
          }
          .pickerStyle(.segmented)
          Trapezium(start: start).frame(width: 200, height: 200)
            .animation(.easeIn, value: start).accessibilityIdentifier("shape")
        }
        .padding()
      }
    }
    let stage = Stage(width: 400, height: 400) { Demo() }
    let frame = try stage.element("shape").frame
    let top = CGRect(x: frame.minX - 5, y: frame.minY + 1, width: 210, height: 2)
    #expect(abs(try #require(stage.inkWidth(top)) - 200) < 3)
    try stage.tap("Triangle")
    for time in [0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let width = 200 * (1 - Reference.easeIn(time))
      // The slanting side runs on by a point or two in these two rows.
      #expect(abs(try #require(stage.inkWidth(top)) - width) < 5, "at \(time) s")
      #expect(try stage.element("shape").frame == frame)
    }
  }

  @Test("A blob's two numbers swing by one loose spring")
  func blob() throws {
    struct Blob: Shape {
      var x: CGFloat
      var y: CGFloat
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: 100 + x, height: 100 + y))
      }
    }
    struct Demo: View {
      @State private var x: CGFloat = 0
      @State private var y: CGFloat = 0
      var body: some View {
        Button("Animate") {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.2)) {
            x = x == 60 ? 0 : 60
            y = y == 90 ? 0 : 90
          }
        }
        Blob(x: x, y: y).frame(width: 300, height: 300, alignment: .topLeading)
          .accessibilityIdentifier("blob")
      }
    }
    let stage = Stage(width: 320, height: 400) { Demo() }
    let frame = try stage.element("blob").frame
    try stage.tap("Animate")
    var most = 0.0
    for time in [0.1, 0.2, 0.3, 0.4, 0.8] {
      stage.advance(by: time - stage.time)
      let progress = Reference.spring(time, response: 0.4, damping: 0.2)
      let width = try #require(stage.inkWidth(frame.insetBy(dx: -5, dy: 0)))
      #expect(abs(width - (100 + 60 * progress)) < 2.5, "at \(time) s")
      most = max(most, width)
    }
    #expect(most > 185)
    #expect(stage.settle())
  }

  /// A vector of as many numbers as a chart has, whose sums are as long as the shorter of the two.
  private struct Series: VectorArithmetic {
    var values: [Double]
    static let zero = Series(values: [0])
    static func + (lhs: Series, rhs: Series) -> Series {
      Series(values: zip(lhs.values, rhs.values).map(+))
    }
    static func - (lhs: Series, rhs: Series) -> Series {
      Series(values: zip(lhs.values, rhs.values).map(-))
    }
    mutating func scale(by factor: Double) { for i in values.indices { values[i] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  private struct Chart: Shape {
    var series: Series
    var animatableData: Series {
      get { series }
      set { series = newValue }
    }
    func path(in rect: CGRect) -> Path {
      let step = rect.width / CGFloat(max(series.values.count, 1))
      return Path { path in
        path.move(to: .zero)
        for (index, value) in series.values.enumerated() {
          path.addLine(to: CGPoint(x: step * CGFloat(index + 1), y: CGFloat(value)))
        }
      }
    }
  }

  @Test("A chart swings for ever between its data, also where a vector is shorter than the other")
  func chart() throws {
    struct Demo: View {
      let end: [Double]
      @State private var series = Series.zero
      var body: some View {
        Chart(series: series).stroke(Color.red)
          .animation(.easeInOut.repeatForever(), value: series)
          .padding().onAppear { series = Series(values: end) }
      }
    }
    for end in [[50, 100, 75, 100], [], [20]] as [[Double]] {
      let stage = Stage(width: 300, height: 200) { Demo(end: end) }
      stage.advance(frames: 1)
      let begin = stage.time
      for time in stride(from: 0.1, through: 3, by: 0.29) {
        stage.advance(by: begin + time - stage.time)
        #expect(stage.image().width == 300)
      }
      #expect(stage.isAnimating)
    }
  }
}
