import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension ComposedGestureTests {
  // MARK: Pinches

  @Test("Two fingers magnify: the factor since the beginning, its velocity and its anchor")
  func magnify() throws {
    var last: MagnifyGesture.Value?
    let stage = stage {
      GestureBox().gesture(
        MagnifyGesture()
          .onChanged { log.note(String(format: "%.3f", Double($0.magnification))) }
          .onEnded { last = $0 })
    }
    stage.pinch(at: CGPoint(x: 75, y: 100), by: 1.005)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.1)
    stage.pinch(at: CGPoint(x: 75, y: 100), by: 1.2)
    stage.advance(by: 0.1)
    stage.pinch(at: CGPoint(x: 75, y: 100), by: 1.5)
    #expect(log.entries == ["1.206", "1.809"])
    stage.endPinch(at: CGPoint(x: 75, y: 100))
    let value = try #require(last)
    #expect(near(Double(value.magnification), 1.809))
    let velocity = 0.75 * (1.206 - 1.005) / 0.1 + 0.25 * (1.809 - 1.206) / 0.1
    #expect(near(Double(value.velocity), velocity))
    #expect(near(Double(value.startAnchor.x), 0.25) && near(Double(value.startAnchor.y), 0.5))
    #expect(value.startLocation == CGPoint(x: 25, y: 50))
  }

  @Test("A gesture of a pinch may become one that begins earlier")
  func changedThreshold() {
    let (stage, threshold) = makeStage(0.5, width: 200, height: 200) { threshold in
      GestureBox().gesture(
        MagnifyGesture(minimumScaleDelta: threshold).onEnded { _ in log.note("pinch") })
    }
    stage.pinch(at: middle, by: 1.2)
    stage.endPinch(at: middle)
    #expect(log.entries.isEmpty)
    threshold.value = 0.01
    stage.advance(frames: 1)
    stage.pinch(at: middle, by: 1.2)
    stage.endPinch(at: middle)
    #expect(log.entries == ["pinch"])
  }

  @Test("A wheel that rests lets go, and fingers that turn rotate")
  func rotateAndRest() {
    let stage = stage {
      GestureBox().gesture(
        RotateGesture().onEnded { log.note("\(($0.rotation.degrees * 1000).rounded() / 1000)") })
    }
    stage.pinch(at: middle, by: 1, rotation: .degrees(10))
    stage.pinch(at: middle, by: 1, rotation: .degrees(15))
    stage.advance(by: 0.2)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.entries == ["25.0"])
    stage.pinch(at: middle, by: 3, rotation: .degrees(0.5))
    stage.endPinch(at: middle)
    #expect(log.entries == ["25.0"])
  }

  @Test("Pinches and presses on one view do not disturb each other")
  func pinchAndPress() {
    let stage = stage {
      GestureBox().gesture(
        DragGesture(minimumDistance: 0).onChanged { log.note("drag \($0.translation.width)") }
          .simultaneously(with: MagnificationGesture().onChanged { log.note("scale \($0)") })
      )
    }
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 110, y: 100))
    stage.release()
    stage.pinch(at: middle, by: 2)
    stage.endPinch(at: middle)
    stage.press(at: middle)
    stage.release()
    #expect(log.entries == ["drag 0.0", "drag 10.0", "scale 2.0", "drag 0.0"])
  }

  @Test("A pinch whose factors make no sense magnifies by something finite")
  func badPinch() {
    var factors: [CGFloat] = []
    let stage = stage {
      GestureBox().gesture(MagnifyGesture().onChanged { factors.append($0.magnification) })
    }
    for factor in [Double.nan, .infinity, 0, -1, 1e300, 1e300, 1e-300] {
      stage.pinch(at: middle, by: factor, rotation: .radians(.nan))
    }
    #expect(factors.allSatisfy { $0.isFinite && $0 > 0 })
  }
}
