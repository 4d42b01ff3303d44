import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What a position names stays where it is while rows around it come, go and grow.
@MainActor
@Suite("Held places of scroll views")
struct HeldPlaceTests {
  enum Wish: CaseIterable { case view, position, edge, anchor }

  /// Fifty rows of 60 points in a view of 300, below a bar.
  private struct Page: View {
    let wish: Wish
    let isLazy: Bool
    var animation: Animation?
    @State private var rows = Array(0..<50)
    @State private var isTall = false
    @State private var shown: Int? = 10
    @State private var position: ScrollPosition

    init(_ wish: Wish, isLazy: Bool, animation: Animation? = nil) {
      (self.wish, self.isLazy, self.animation) = (wish, isLazy, animation)
      let view = ScrollPosition(id: 10, anchor: .top)
      _position = State(initialValue: wish == .edge ? ScrollPosition(edge: .bottom) : view)
    }

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Insert") { withAnimation(animation) { rows.insert(rows.count + 100, at: 0) } }
          Button("Remove") { withAnimation(animation) { _ = rows.remove(at: 1) } }
          Button("Grow") { withAnimation(animation) { isTall.toggle() } }
        }
        .frame(height: 40)
        switch wish {
        case .view: ScrollView { stack }.scrollPosition(id: $shown)
        case .position, .edge: ScrollView { stack }.scrollPosition($position)
        case .anchor: ScrollView { stack }.defaultScrollAnchor(.bottom)
        }
      }
    }

    @ViewBuilder private var stack: some View {
      if isLazy {
        LazyVStack(spacing: 0) { lines }
      } else {
        VStack(spacing: 0) { lines }.scrollTargetLayout()
      }
    }

    private var lines: some View {
      ForEach(rows, id: \.self) { row in
        Color.red.frame(height: row == 3 && isTall ? 160 : 60)
          .accessibilityIdentifier("row \(row)")
      }
    }
  }

  private func held(_ wish: Wish) -> (row: String, top: CGFloat) {
    switch wish {
    case .view, .position: ("row 10", 40)
    case .edge, .anchor: ("row 49", 280)
    }
  }

  @Test("Changes above move nothing that is held", arguments: Wish.allCases, [false, true])
  func still(wish: Wish, isLazy: Bool) throws {
    let stage = Stage(width: 400, height: 340) { Page(wish, isLazy: isLazy) }
    stage.advance(frames: 3)
    let (row, top) = held(wish)
    #expect(try stage.element(row).frame.minY == top)
    for action in ["Insert", "Grow", "Remove", "Remove", "Insert", "Grow"] {
      try stage.tap(action)
      stage.advance(frames: 2)
      #expect(try stage.element(row).frame.minY == top, "after \(action)")
    }
  }

  @Test("Nor do they when they are animated", arguments: Wish.allCases, [false, true])
  func animated(wish: Wish, isLazy: Bool) throws {
    let stage = Stage(width: 400, height: 340) {
      Page(wish, isLazy: isLazy, animation: .linear(duration: 1))
    }
    stage.advance(frames: 3)
    let (row, top) = held(wish)
    for action in ["Insert", "Grow", "Remove"] {
      try stage.tap(action)
      for _ in 0..<3 {
        stage.advance(by: 0.25)
        #expect(try abs(stage.element(row).frame.minY - top) < 1, "after \(action)")
      }
      #expect(stage.settle())
      #expect(try stage.element(row).frame.minY == top, "after \(action)")
    }
  }

  @Test("The view to which a person has scrolled is held as well", arguments: [false, true])
  func person(isLazy: Bool) throws {
    let stage = Stage(width: 400, height: 340) { Page(.view, isLazy: isLazy) }
    stage.advance(frames: 3)
    stage.scroll(by: CGSize(width: 0, height: -130), at: CGPoint(x: 200, y: 200))
    #expect(stage.settle())
    let before = try stage.element("row 12").frame.minY
    try stage.tap("Insert")
    stage.advance(frames: 2)
    #expect(try stage.element("row 12").frame.minY == before)
  }

  @Test("An edge that a person has left is held no longer")
  func leaving() throws {
    let stage = Stage(width: 400, height: 340) { Page(.edge, isLazy: false) }
    stage.advance(frames: 3)
    stage.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 200, y: 200))
    #expect(stage.settle())
    let before = try stage.element("row 44").frame.minY
    try stage.tap("Insert")
    stage.advance(frames: 2)
    #expect(try stage.element("row 44").frame.minY == before + 60)
  }
}
