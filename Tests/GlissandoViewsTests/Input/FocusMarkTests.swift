import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What is seen of a view that has the keyboard and is no control.
@MainActor
@Suite struct FocusMarkTests {
  private struct Board: View {
    var isDisabled = false
    var radius: CGFloat?
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 20) {
        plate.focusEffectDisabled(isDisabled)
        Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }

    @ViewBuilder private var plate: some View {
      let plate = Color.gray.frame(width: isWide ? 160 : 80, height: 40)
      if let radius {
        plate.contentShape(.focusEffect, RoundedRectangle(cornerRadius: radius).inset(by: 6))
          .focusable()
      } else {
        plate.focusable()
      }
    }
  }

  private func stage(_ board: Board) -> Stage {
    Stage(width: 300, height: 200) { board.buttonStyle(.plain) }
  }

  /// Where lines are drawn in the upper half, where the plate is.
  private func marks(_ stage: Stage) -> [CGRect] {
    stage.host.displayList.items.compactMap {
      guard case .leaf(let leaf) = $0, case .stroke = leaf.content.kind,
        leaf.windowBounds.midY < 110
      else { return nil }
      return leaf.windowBounds
    }
  }

  /// The plate of the board.
  private static let plate = CGRect(x: 110, y: 0, width: 80, height: 40)

  @Test("A mark is around it once the keyboard has brought it there, and goes with a press")
  func mark() throws {
    let stage = stage(Board())
    #expect(marks(stage).isEmpty)
    stage.key(.tab)
    stage.settle()
    let mark = try #require(marks(stage).first)
    #expect(marks(stage).count == 1)
    #expect(abs(mark.midX - 150) < 1 && mark.width > 82 && mark.width < 90, "\(mark)")
    #expect(mark.height > 42 && mark.height < 50, "\(mark)")
    stage.tap(at: CGPoint(x: 150, y: mark.midY))
    stage.settle()
    #expect(marks(stage).isEmpty)
  }

  @Test("A view that a press has given the keyboard has no mark until keys go on from there")
  func pressed() throws {
    let stage = stage(Board())
    stage.tap(at: CGPoint(x: 150, y: 80))
    stage.settle()
    #expect(stage.host.tree.focus?.current != nil && marks(stage).isEmpty)
    stage.key(.tab)
    stage.key(.tab, modifiers: .shift)
    stage.settle()
    #expect(marks(stage).count == 1)
  }

  @Test("There is none where a view is told to show none")
  func disabled() {
    let stage = stage(Board(isDisabled: true))
    stage.key(.tab)
    stage.settle()
    #expect(stage.host.tree.focus?.current != nil && marks(stage).isEmpty)
  }

  @Test("It goes with the view, in every frame")
  func following() throws {
    let stage = stage(Board())
    stage.key(.tab)
    stage.settle()
    let first = try #require(marks(stage).first)
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab, modifiers: .shift)
    stage.advance(by: 0.5)
    let middle = try #require(marks(stage).first)
    #expect(middle.width > first.width + 20 && middle.width < first.width + 70, "\(middle)")
    stage.settle()
    #expect(abs(try #require(marks(stage).first).width - first.width - 80) < 1)
  }

  @Test("It is the shape that the view is said to have for it")
  func shape() throws {
    let stage = stage(Board(radius: 8))
    stage.key(.tab)
    stage.settle()
    let mark = try #require(marks(stage).first)
    #expect(mark.width < 76 && mark.height < 36 && mark.width > 66, "\(mark)")
  }
}
