import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Numbers that roll")
struct RollingTextTests {
  private static let linear = Animation.linear(duration: 1)

  @Test("Only the digits that change roll, the last one first")
  func rolls() throws {
    let (stage, look) = makeTextStage(TextLook(text: "1299"), .numericText())
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value.text = "1300" }
    stage.advance(by: 0.5)
    let leaves = stage.textLeaves
    let moving = leaves.filter { $0.opacity < 1 }
    #expect(leaves.filter { $0.opacity == 1 }.map(\.string) == ["1"])
    #expect(moving.map(\.string) == ["2", "3", "9", "0", "9", "0"])
    // Each begins 25 ms after the one behind it.
    for (index, delay) in [(0, 0.05), (2, 0.025), (4, 0.0)] {
      #expect(near(moving[index].opacity, 1 - (0.5 - delay)))
      #expect(near(moving[index + 1].opacity, 0.5 - delay))
      // What comes rises from below, what goes leaves upwards.
      #expect(moving[index].baseline < resting - 1)
      #expect(moving[index + 1].baseline > resting + 1)
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.string) == ["1300"])
    #expect(near(stage.textLeaves[0].baseline, resting))
  }

  @Test(
    "Digits roll downwards in a countdown, and where the value falls",
    arguments: [ContentTransition.numericText(countsDown: true), .numericText(value: 1)])
  func rollsDown(_ transition: ContentTransition) throws {
    let (stage, look) = makeStage(TextLook(text: "2", value: 2)) { look in
      Text(look.text).contentTransition(
        transition == .numericText(countsDown: true)
          ? transition : .numericText(value: look.value))
    }
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value = TextLook(text: "1", value: 1) }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.first { $0.string == "1" }.map { $0.baseline < resting } == true)
    #expect(stage.settle())
    withAnimation(Self.linear) { look.value = TextLook(text: "3", value: 3) }
    stage.advance(by: 0.5)
    let comesFromBelow = stage.textLeaves.first { $0.string == "3" }.map { $0.baseline > resting }
    #expect(comesFromBelow == (transition == .numericText(value: 1)))
  }

  @Test("Digits are matched by their place: tens stay tens, and what stands around stays whole")
  func places() {
    for (before, after, staying) in [
      ("$99.5", "$100.25", "$."), ("9 items", "12 items", " items"), ("1,999", "12,999", ",999"),
      ("-5°", "-6°", "-°"), ("10:59", "10:08", "10:"), ("7.5", "7.25", "7."),
    ] {
      let (stage, look) = makeTextStage(TextLook(text: before), .numericText())
      withAnimation(Self.linear) { look.value.text = after }
      stage.advance(by: 0.5)
      let still = stage.textLeaves.filter { $0.opacity == 1 }.map(\.string).joined()
      #expect(still == staying, "\(before) to \(after)")
      #expect(stage.settle())
      #expect(stage.textLeaves.map(\.string) == [after])
    }
  }

  @Test("A number that becomes longer stays together: digits that stay glide with their text")
  func longer() throws {
    let (stage, look) = makeTextStage(TextLook(text: "95"), .numericText())
    func position(_ string: String) -> Double? {
      stage.textLeaves.last { $0.string == string }.map { Double($0.transform.tx) }
    }
    withAnimation(Self.linear) { look.value.text = "105" }
    stage.update()
    let start = try #require(position("5"))
    stage.advance(by: 0.5)
    let middle = try #require(position("5"))
    let one = try #require(position("1"))
    let zero = try #require(position("0"))
    stage.advance(by: 0.49)
    let end = try #require(position("5"))
    #expect(start < middle && middle < end)
    #expect(abs(middle - (start + end) / 2) < 0.2)
    // In their order, without a gap that a digit would fit in.
    #expect(one < zero && zero < middle && middle - one < 30)
  }

  @Test("Changes in flight never make a digit jump, however often they come")
  func rollsOn() {
    let (stage, look) = makeTextStage(TextLook(text: "199"), .numericText(), frameRate: 500)
    var shown: [UInt64: (Double, Double, Double)] = [:]
    var generator = SeededNumbers(state: 7)
    func check() {
      for leaf in stage.textLeaves {
        let now = (leaf.opacity, Double(leaf.transform.tx), leaf.baseline)
        if let before = shown[leaf.id] {
          #expect(abs(before.0 - now.0) < 0.12, "opacity of \(leaf.string)")
          #expect(abs(before.1 - now.1) < 2.5, "place of \(leaf.string)")
          #expect(abs(before.2 - now.2) < 2.5, "height of \(leaf.string)")
        } else if !shown.isEmpty {
          #expect(leaf.opacity < 0.12 || leaf.opacity == 1, "\(leaf.string) appears at once")
        }
        shown[leaf.id] = now
      }
    }
    check()
    for _ in 0..<60 {
      withAnimation(.snappy(duration: 0.3)) {
        look.value.text = "\(Int(generator.next() % 1200))"
      }
      for _ in 0..<Int(generator.next() % 60) {
        check()
        stage.advance(frames: 1)
      }
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.string) == [look.value.text])
  }

  @Test("Where less motion is asked for, digits fade in their places")
  func reducedMotion() {
    let (stage, look) = makeTextStage(TextLook(text: "1"), .numericText())
    stage.reduceMotion = true
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value.text = "2" }
    stage.advance(by: 0.5)
    // At rest it is put on whole pixels as it is drawn.
    let shown = resting.rounded(.toNearestOrAwayFromZero)
    #expect(stage.textLeaves.allSatisfy { near($0.baseline, shown) && near($0.opacity, 0.5) })
  }

  @Test("Text of several lines or in another font cross-fades instead of rolling")
  func notNumeric() {
    let (stage, look) = makeTextStage(TextLook(text: "1\n2"), .numericText())
    withAnimation(Self.linear) { look.value.text = "1\n3" }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.map(\.string) == ["1\n2", "1\n3"])
    #expect(stage.settle())
    withAnimation(Self.linear) { look.value.font = .title }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.count == 2)
  }
}

/// Numbers that are the same in every run (xorshift, Marsaglia 2003).
private struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
