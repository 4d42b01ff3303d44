import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What the documents say of texts whose content changes.
@MainActor
@Suite("Samples of content transitions")
struct ContentTransitionTests {
  private struct Word: View {
    let transition: ContentTransition
    var isInEnvironment = false
    @State private var isChanged = false

    private var word: some View {
      Text("Hello").font(isChanged ? .body : .system(size: 60))
        .foregroundStyle(isChanged ? Color.red : .blue)
        .animation(.easeInOut(duration: 1), value: isChanged)
    }

    var body: some View {
      VStack {
        Button("Change") { isChanged.toggle() }.buttonStyle(.bordered)
        Spacer()
        if isInEnvironment {
          word.environment(\.contentTransition, transition)
            .environment(\.contentTransitionAddsDrawingGroup, true)
        } else {
          word.contentTransition(transition)
        }
      }
      .frame(width: 300, height: 140)
    }
  }

  private static let place = CGRect(x: 0, y: 50, width: 300, height: 90)

  /// The darkness of what is drawn, row by row summed up: where ink is, and how much.
  private func ink(_ stage: Stage) -> [Double] {
    let picture = stage.image()
    let ground = Double(picture.pixel(0, Int(Self.place.minY)).y)
    return (Int(Self.place.minY)..<Int(Self.place.maxY)).map { y in
      (0..<300).reduce(0.0) { sum, x in
        let pixel = picture.pixel(x, y)
        return sum + ground - Double(pixel.y)
      }
    }
  }

  private func stage(_ transition: ContentTransition, isInEnvironment: Bool = false) -> Stage {
    Stage(width: 300, height: 140) {
      Word(transition: transition, isInEnvironment: isInEnvironment)
    }
  }

  @Test("By default a word's size and colour go through all that is in between")
  func interpolates() throws {
    let stage = stage(.interpolate)
    let (first, last) = try heights()
    #expect(first > last * 2)
    try stage.tap("Change")
    let begin = stage.time
    var previous = first
    for time in [0.25, 0.5, 0.75] {
      stage.advance(by: begin + time - stage.time)
      let progress = Reference.easeInOut(time, duration: 1)
      #expect(abs(try stage.colorShare("Hello", from: .blue, to: .red).share - progress) < 2e-3)
      let height = Double(ink(stage).filter { $0 > 200 }.count)
      #expect(height < previous + 0.5 && height > last - 1.5, "at \(time) s")
      previous = height
    }
    // Half way, half the difference is gone: the word has been drawn in a size of its own.
    #expect(previous < first - 0.5 * (first - last))
  }

  /// The height of the ink before and after the change, on a stage of its own.
  private func heights() throws -> (Double, Double) {
    let other = stage(.identity)
    let first = Double(ink(other).filter { $0 > 200 }.count)
    try other.tap("Change")
    other.settle()
    return (first, Double(ink(other).filter { $0 > 200 }.count))
  }

  @Test("By opacity the two words cross-fade, in both spellings", arguments: [false, true])
  func fades(_ isInEnvironment: Bool) throws {
    let stage = stage(.opacity, isInEnvironment: isInEnvironment)
    let before = ink(stage).reduce(0, +)
    try stage.tap("Change")
    stage.advance(by: 0.5)
    let half = ink(stage).reduce(0, +)
    stage.settle()
    let after = ink(stage).reduce(0, +)
    #expect(after < before)
    #expect(half > after && half < before)
  }

  @Test("By identity the new word is there with the first frame")
  func switches() throws {
    let stage = stage(.identity)
    try stage.tap("Change")
    stage.advance(frames: 1)
    let rows = ink(stage).filter { $0 > 200 }.count
    stage.settle()
    #expect(abs(ink(stage).filter { $0 > 200 }.count - rows) <= 1)
  }

  @Test("A button's title takes part as a text does")
  func button() throws {
    struct Titled: View {
      @State private var isChanged = false
      var body: some View {
        VStack {
          Button("Title") {}.font(isChanged ? .body : .largeTitle)
            .foregroundStyle(isChanged ? Color.red : .blue)
            .animation(.easeInOut(duration: 1), value: isChanged)
          Rectangle().frame(width: 40, height: 10).onTapGesture { isChanged.toggle() }
            .accessibilityIdentifier("change")
        }
      }
    }
    let stage = Stage(width: 200, height: 120) { Titled() }
    let start = try stage.element("Title").frame
    try stage.tap("change")
    stage.advance(by: 0.5)
    let end = try stage.element("Title").targetFrame
    let middle = try stage.element("Title").frame
    #expect(middle.width < start.width - 1 && middle.width > end.width + 1)
  }

  @Test("Without an animation a text's colour and font change at once")
  func plainChange() throws {
    struct Plain: View {
      @State private var isChanged = false
      var body: some View {
        VStack {
          Text("Hello").foregroundColor(isChanged ? .red : .blue)
            .font(isChanged ? .callout : .title3)
          Button("Change") { isChanged.toggle() }
        }
      }
    }
    let stage = Stage(width: 200, height: 120) { Plain() }
    let start = try stage.element("Hello").frame
    try stage.tap("Change")
    stage.advance(frames: 1)
    #expect(try stage.element("Hello").frame.height < start.height)
    #expect(try stage.element("Hello").frame == stage.element("Hello").targetFrame)
    #expect(try stage.colorShare("Hello", from: .blue, to: .red).share > 0.999)
  }
}
