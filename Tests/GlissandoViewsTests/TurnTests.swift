import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Several changes in one turn, each under a transaction of its own.
@MainActor
@Suite("Several transactions in one turn")
struct TurnTests {
  private struct Place: Equatable {
    var width = 100.0
    var height = 100.0
    var x = 0.0
    var isThere = false
  }

  private func box(_ place: Place) -> some View {
    Rectangle().frame(width: place.width, height: place.height)
      .accessibilityIdentifier("box")
  }

  private func linear(_ duration: Double) -> Animation { .linear(duration: duration) }

  @Test("Each side of a rectangle goes by the curve under which it was written")
  func sides() throws {
    let (stage, place) = makeStage(Place()) { box($0) }
    withAnimation(linear(1)) { place.value.width = 200 }
    withAnimation(linear(2)) { place.value.height = 200 }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "125 87.5 150 125")
    stage.advance(by: 1)
    #expect(try stage.frame("box") == "100 62.5 200 175")
  }

  @Test("A plain change beside an animated one takes place at once, and keeps the other going")
  func plainBeside() throws {
    let (stage, place) = makeStage(Place()) { place in
      box(place).overlay {
        Rectangle().frame(width: 10, height: 10).offset(x: place.x)
          .accessibilityIdentifier("dot")
      }
    }
    withAnimation(linear(1)) { place.value.width = 200 }
    place.value.x = 40
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "125 100 150 100")
    #expect(near(try stage.element("dot").frame.midX, 240))
  }

  @Test("The second of two writes to one value wins from where the first has come")
  func sameValue() throws {
    let (stage, place) = makeStage(Place()) { box($0) }
    place.value.width = 120
    withAnimation(linear(1)) { place.value.width = 200 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("box").frame.width, 160))
    stage.settle()
    withAnimation(linear(1)) { place.value.width = 300 }
    place.value.width = 100
    stage.advance(frames: 1)
    #expect(near(try stage.element("box").frame.width, 100))
    #expect(!stage.isAnimating)
  }

  @Test("A view that appears under one transaction moves under the next of the same turn")
  func appearsAndMoves() throws {
    let (stage, place) = makeStage(Place()) { place in
      ZStack { if place.isThere { box(place).offset(x: place.x) } }
    }
    place.value.isThere = true
    withAnimation(linear(1)) { place.value.x = 100 }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "200 100 100 100")
    #expect(try stage.element("box").opacity == 1)
  }

  @Test("A nested animation moves what was written inside its braces, and only that")
  func nested() throws {
    let (stage, place) = makeStage(Place()) { place in box(place).offset(x: place.x) }
    var order: [String] = []
    withAnimation(linear(1)) {
      place.value.width = 200
      withAnimation(linear(2)) {
        place.value.x = 100
      } completion: {
        order.append("inner")
      }
      place.value.height = 200
    } completion: {
      order.append("outer")
    }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "150 75 150 150")
    stage.advance(by: 0.75)
    #expect(order == ["outer"])
    #expect(stage.settle())
    #expect(order == ["outer", "inner"])
  }

  @Test("A nested nil cuts out of the animation around")
  func nestedNil() throws {
    let (stage, place) = makeStage(Place()) { place in box(place).offset(x: place.x) }
    withAnimation(linear(1)) {
      place.value.width = 200
      withAnimation(nil) { place.value.x = 100 }
    }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "225 100 150 100")
  }

  @Test("A state that goes there and back in one turn moves nothing that it did not change")
  func thereAndBack() throws {
    let (stage, place) = makeStage(Place()) { box($0) }
    var calls = 0
    withAnimation(linear(1)) {
      place.value.width = 300
      place.value.width = 100
    } completion: {
      calls += 1
    }
    stage.advance(frames: 1)
    #expect(!stage.isAnimating)
    #expect(calls == 1)
  }
}
