import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Modifiers of views that stand for several elements.
@MainActor
@Suite("Modifiers shared by several elements")
struct SharedModifierTests {
  private func box(_ name: String) -> some View {
    Rectangle().frame(width: 10, height: 10).accessibilityIdentifier(name)
  }

  @Test("An animation on a group moves what comes and goes inside")
  func groupAnimation() throws {
    let (stage, shows) = makeStage(false) { shows in
      VStack {
        Group {
          if shows { box("guest") }
        }
        .animation(.linear(duration: 1), value: shows)
      }
    }
    shows.value = true
    stage.advance(by: 0.5)
    #expect(near(try stage.element("guest").opacity, 0.5))
  }

  @Test("An animation on a loop moves its new rows and its old ones")
  func loopAnimation() throws {
    let (stage, rows) = makeStage([1]) { rows in
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { box("row \($0)") }
          .animation(.linear(duration: 1), value: rows)
      }
    }
    let before = try stage.element("row 1").frame.minY
    rows.value = [0, 1]
    stage.advance(by: 0.5)
    #expect(near(try stage.element("row 0").opacity, 0.5))
    let now = try stage.element("row 1")
    #expect(now.frame.minY > before && now.frame.minY < now.targetFrame.minY)
  }

  @Test("A transaction on a group reaches every element, and its closure runs once in a commit")
  func groupTransaction() throws {
    var runs = 0
    let (stage, x) = makeStage(0.0) { x in
      ZStack {
        Group {
          box("a").offset(x: x)
          box("b").offset(x: x)
        }
        .transaction {
          runs += 1
          $0.animation = .linear(duration: 1)
        }
      }
    }
    let start = try stage.element("a").frame.minX
    runs = 0
    x.value = 100
    stage.advance(by: 0.5)
    #expect(runs == 1)
    #expect(near(try stage.element("a").frame.minX - start, 50))
    #expect(near(try stage.element("b").frame.minX - start, 50))
  }
}
