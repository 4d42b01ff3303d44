import Foundation
import GlissandoDrawing
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

@testable import GlissandoControls

/// Words that explain a view.
@MainActor
@Suite("Tips")
struct TipTests {
  private func stage(@ViewBuilder _ view: () -> some View) -> Stage {
    Stage(width: 300, height: 200) { view() }
  }

  private func isShown(_ words: String, in stage: Stage) -> Bool {
    stage.host.elements.contains { $0.text == words }
  }

  private func buttons() -> some View {
    HStack {
      Button("A") {}.help("Adds one")
      Button("B") {}.help("Begins")
    }
  }

  private func middle(_ name: String, of stage: Stage) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("It appears when the pointer has rested for half a second, and not before")
  func rest() throws {
    let stage = stage { buttons() }
    stage.advance(by: 3)
    #expect(stage.host.nextWakeUp == nil)
    let point = try middle("A", of: stage)
    stage.move(to: point)
    stage.advance(by: 0.45)
    #expect(!isShown("Adds one", in: stage))
    stage.move(to: CGPoint(x: point.x + 1, y: point.y))
    stage.advance(by: 0.3)
    #expect(!isShown("Adds one", in: stage))
    stage.advance(by: 0.3)
    #expect(isShown("Adds one", in: stage))
    stage.settle()
    #expect(stage.host.nextWakeUp == nil && !stage.host.needsFrame)
  }

  @Test("A press, a key, the wheel and leaving take it away", arguments: 0..<4)
  func going(way: Int) throws {
    let stage = stage { buttons() }
    stage.move(to: try middle("A", of: stage))
    stage.advance(by: 1)
    #expect(isShown("Adds one", in: stage))
    switch way {
    case 0: stage.tap(at: try middle("A", of: stage))
    case 1: stage.key("x")
    case 2: stage.scroll(by: CGSize(width: 0, height: 5), at: try middle("A", of: stage))
    default: stage.move(to: .zero)
    }
    stage.advance(by: 1)
    #expect(!isShown("Adds one", in: stage))
    #expect(stage.host.nextWakeUp == nil)
  }

  @Test("A menu that closes does not bring the tip of its button back", arguments: [false, true])
  func menu(isMoved: Bool) throws {
    let stage = stage { Menu("M") { Button("One") {} }.help("Opens a menu") }
    let point = try middle("M", of: stage)
    stage.move(to: point)
    stage.tap(at: point)
    stage.settle()
    #expect(isShown("One", in: stage) && !isShown("Opens a menu", in: stage))
    stage.key(.escape)
    stage.settle()
    if isMoved { stage.move(to: CGPoint(x: point.x + 2, y: point.y)) }
    stage.advance(by: 2)
    #expect(isShown("Opens a menu", in: stage) == isMoved)
  }

  @Test("The next view's appears at once while somebody reads one after the other")
  func browsing() throws {
    let stage = stage { buttons() }
    stage.move(to: try middle("A", of: stage))
    stage.advance(by: 1)
    stage.move(to: try middle("B", of: stage))
    stage.advance(by: 0.05)
    #expect(isShown("Begins", in: stage))
    stage.settle()
    #expect(!isShown("Adds one", in: stage))
  }

  @Test("Keys that lead to a view show it below the view, and take it away as they go on")
  func keyboard() throws {
    let stage = stage { buttons() }
    stage.key(.tab)
    stage.advance(by: 0.4)
    #expect(!isShown("Adds one", in: stage))
    stage.advance(by: 0.3)
    #expect(isShown("Adds one", in: stage))
    stage.key(.tab)
    stage.advance(by: 0.3)
    #expect(!isShown("Adds one", in: stage))
    stage.advance(by: 0.5)
    #expect(isShown("Begins", in: stage))
  }

  @Test("A tip around several views is not about the one that has the keyboard")
  func around() {
    let stage = stage { buttons().help("Two of them") }
    stage.key(.tab)
    stage.advance(by: 1)
    #expect(!isShown("Two of them", in: stage))
  }

  @Test("Of views within each other the inner one's is shown")
  func inner() throws {
    let stage = stage { VStack { Text("x").help("Inner").padding(20) }.help("Outer") }
    stage.move(to: CGPoint(x: 150, y: 100))
    stage.advance(by: 1)
    #expect(isShown("Inner", in: stage) && !isShown("Outer", in: stage))
  }

  @Test("It stays in the window, takes no clicks, and wraps long words", arguments: [5, 195])
  func place(y: Double) throws {
    let words = "Long words that explain at length what this view is there for, and then some more"
    var taps = 0
    let stage = stage {
      Color.red.onTapGesture { taps += 1 }.help(words)
    }
    stage.move(to: CGPoint(x: 295, y: y))
    stage.advance(by: 1)
    let frame = try #require(stage.host.elements.first { $0.text == words }).frame
    #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(frame))
    #expect(frame.height > 20)
    #expect(!frame.contains(CGPoint(x: 295, y: y)))
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(taps == 1)
  }

  @Test("It fades, and is there at once with reduced motion")
  func fading() throws {
    for reduced in [false, true] {
      let stage = stage { buttons() }
      stage.reduceMotion = reduced
      stage.move(to: try middle("A", of: stage))
      var frames = 0
      while !isShown("Adds one", in: stage), frames < 100 {
        stage.advance(frames: 1)
        frames += 1
      }
      #expect(stage.host.isAnimating == !reduced)
    }
  }

  @Test("A view that goes takes its tip with it")
  func removal() throws {
    let shows = Shows()
    let stage = stage { Vanishing(shows: shows) }
    stage.move(to: CGPoint(x: 150, y: 100))
    stage.advance(by: 1)
    #expect(isShown("Adds one", in: stage))
    shows.isOn = false
    stage.advance(by: 1)
    #expect(!isShown("Adds one", in: stage))
  }
}

@Observable @MainActor
private final class Shows {
  var isOn = true
}

private struct Vanishing: View {
  let shows: Shows
  var body: some View {
    if shows.isOn { Button("A") {}.help("Adds one") } else { Text("none") }
  }
}
