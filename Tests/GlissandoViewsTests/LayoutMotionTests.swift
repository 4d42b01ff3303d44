import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Section 8 of the semantics: layout runs once, at the final state, and rectangles glide.
@MainActor
@Suite("Layout in motion")
struct LayoutMotionTests {
  static let linear = Animation.linear(duration: 1)

  private func box(_ name: String, _ width: Double = 50, _ height: Double = 50) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("A changed frame glides from the shown rectangle to the new one")
  func frame() throws {
    let (stage, width) = makeStage(100.0) { box("box", $0) }
    #expect(try stage.frame("box") == "150 125 100 50")
    withAnimation(Self.linear) { width.value = 200 }
    #expect(try stage.frame("box") == "150 125 100 50")
    #expect(try stage.target("box") == "100 125 200 50")
    let row = try strip(stage, "box", every: 0.25, count: 5) { $0.frame.width }
    #expect(row == "100 125 150 175 200")
    #expect(try stage.frame("box") == "100 125 200 50")
  }

  @Test("Changed padding, spacing, alignment and neighbours glide by the same rule")
  func everyCause() throws {
    struct Arrangement {
      var padding = 0.0
      var spacing = 10.0
      var alignment = HorizontalAlignment.leading
      var neighbour = 50.0
    }
    let (stage, v) = makeStage(Arrangement()) { a in
      VStack(alignment: a.alignment, spacing: a.spacing) {
        box("wide", 200, a.neighbour)
        box("box")
      }
      .padding(.leading, a.padding)
    }
    #expect(try stage.frame("box") == "100 155 50 50")
    withAnimation(Self.linear) { v.value.padding = 40 }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "110 155 50 50")
    stage.settle()
    withAnimation(Self.linear) { v.value.spacing = 30 }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "120 160 50 50")
    stage.settle()
    withAnimation(Self.linear) { v.value.alignment = .trailing }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "195 165 50 50")
    stage.settle()
    withAnimation(Self.linear) { v.value.neighbour = 90 }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "270 175 50 50")
  }

  @Test("Another layout for the same views moves them, and they keep their identity")
  func stacking() throws {
    let (stage, isRow) = makeStage(false) { isRow in
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        box("a")
        box("b")
      }
    }
    withAnimation(Self.linear) { isRow.value = true }
    stage.advance(by: 0.5)
    #expect(try stage.frame("a") == "162.5 112.5 50 50")
    #expect(try stage.frame("b") == "187.5 137.5 50 50")
  }

  @Test("A custom layout in a frame that goes from 100 to 300 is proposed 300, once")
  func customLayout() throws {
    let log = ProposalLog()
    let (stage, width) = makeStage(100.0) { width in
      Recording(log: log) { Rectangle().accessibilityIdentifier("box") }
        .frame(width: width, height: 50)
    }
    log.placed.removeAll()
    withAnimation(Self.linear) { width.value = 300 }
    stage.settle()
    #expect(log.placed == [300])
    #expect(try stage.frame("box") == "50 125 300 50")
  }

  @Test("No layout runs while rectangles glide")
  func noLayoutInMotion() throws {
    let (stage, width) = makeStage(100.0) { width in
      VStack { ForEach(0..<10) { _ in Rectangle().frame(width: width) } }
    }
    withAnimation(Self.linear) { width.value = 200 }
    stage.update()
    for _ in 0..<10 {
      stage.advance(frames: 1)
      #expect(stage.host.counters.laidOutViews == 0)
      #expect(stage.host.counters.evaluatedBodies == 0)
    }
  }

  @Test("Siblings slide when a view is inserted, and when it goes")
  func siblingsSlide() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      VStack(spacing: 0) {
        box("a")
        if isThere { box("b") }
        box("c")
      }
    }
    withAnimation(Self.linear) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try stage.frame("a") == "175 87.5 50 50")
    #expect(try stage.frame("b") == "175 125 50 50")
    #expect(try stage.frame("c") == "175 162.5 50 50")
    #expect(near(try stage.element("b").opacity, 0.5))
    stage.settle()
    #expect(try stage.frame("c") == "175 175 50 50")
    withAnimation(Self.linear) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(try stage.frame("a") == "175 87.5 50 50")
    #expect(try stage.frame("b") == "175 125 50 50")
    #expect(try stage.element("b").isLeaving)
    stage.settle()
    #expect(throws: StageError.self) { try stage.element("b") }
  }

  @Test("Text whose wrapping changes cross-fades while its rectangle glides")
  func wrapping() throws {
    let (stage, width) = makeStage(300.0) { width in
      Text("Several words that wrap when there is less room")
        .accessibilityIdentifier("text")
        .frame(width: width)
    }
    let leaves = stage.leafCount
    let before = try stage.element("text").frame
    withAnimation(Self.linear) { width.value = 100 }
    stage.advance(by: 0.5)
    #expect(stage.leafCount == leaves + 1)
    let between = try stage.element("text")
    #expect(near(between.frame.midX, 200, 1))
    #expect(
      between.frame.height > before.height && between.frame.height < between.targetFrame.height)
    stage.settle()
    #expect(stage.leafCount == leaves)
  }

  @Test("Text that only moves is not exchanged")
  func textMoves() throws {
    let (stage, x) = makeStage(0.0) { x in Text("Hello").offset(x: x) }
    withAnimation(Self.linear) { x.value = 50 }
    stage.advance(by: 0.5)
    #expect(stage.leafCount == 1)
    #expect(near(try stage.element("Hello").frame.midX, 225))
  }

  @Test("position glides to its point")
  func position() throws {
    let (stage, at) = makeStage(CGPoint(x: 50, y: 50)) { box("box").position($0) }
    #expect(try stage.frame("box") == "25 25 50 50")
    withAnimation(Self.linear) { at.value = CGPoint(x: 150, y: 250) }
    stage.advance(by: 0.5)
    #expect(try stage.frame("box") == "75 125 50 50")
  }

  @Test("A geometry group glides as one, and what appears in it moves with it")
  func geometryGroup() throws {
    let (stage, v) = makeStage(false) { isMoved in
      ZStack(alignment: .topLeading) {
        box("a")
        if isMoved { box("b", 20, 20) }
      }
      .geometryGroup()
      .frame(width: 400, alignment: isMoved ? .trailing : .leading)
    }
    withAnimation(Self.linear) { v.value = true }
    stage.advance(by: 0.5)
    #expect(try stage.frame("a") == "175 125 50 50")
    #expect(try stage.frame("b") == "175 125 20 20")
  }

  @Test("The window's own size changes without motion")
  func resize() throws {
    let stage = Stage(width: 400, height: 300) { box("box") }
    stage.size = CGSize(width: 200, height: 100)
    #expect(try stage.frame("box") == "75 25 50 50")
    #expect(!stage.isAnimating)
  }
}

extension Stage {
  /// The pictures in the display list.
  var leaves: [DisplayLeaf] {
    update()
    return host.displayList.items.compactMap { item in
      if case .leaf(let leaf) = item { leaf } else { nil }
    }
  }

  /// The number of pictures in the display list.
  var leafCount: Int {
    leaves.count
  }
}

/// What a layout was proposed.
@MainActor
private final class ProposalLog {
  var placed: [Double] = []
}

/// Gives its one view all of its bounds, and notes the width that it was placed with.
private struct Recording: Layout {
  nonisolated let log: ProposalLog

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolated { log.placed.append(Double(proposal.width ?? -1)) }
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
