import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Alignment guides of views inside, as the container around sees them; in a window of 400 × 300.
@MainActor
@Suite("Alignment guides through containers")
struct AlignmentGuideTests {
  private func box(_ name: String, _ width: Double = 50, _ height: Double = 50) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("A badge over a corner stands half outside of it")
  func overlay() throws {
    let stage = Stage(width: 400, height: 300) {
      box("icon", 100, 100).overlay(alignment: .topTrailing) {
        box("badge", 20, 20)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    #expect(try stage.frame("icon") == "150 100 100 100")
    #expect(try stage.frame("badge") == "240 90 20 20")
  }

  @Test("A view in a background follows its guide")
  func background() throws {
    let (stage, guide) = makeStage(0.0) { guide in
      box("front", 100, 100).background(alignment: .top) {
        box("back", 20, 20).alignmentGuide(.top) { _ in CGFloat(guide) }
      }
    }
    #expect(try stage.frame("back") == "190 100 20 20")
    guide.value = 10
    #expect(try stage.frame("back") == "190 90 20 20")
    #expect(try stage.frame("front") == "150 100 100 100")
  }

  @Test("A pile has the guide of a view in it, from where that is placed")
  func pile() throws {
    let (stage, guide) = makeStage(20.0) { guide in
      HStack(alignment: .top, spacing: 0) {
        box("a")
        ZStack(alignment: .bottomLeading) {
          box("b", 30, 30)
          box("c").alignmentGuide(.top) { _ in CGFloat(guide) }
        }
      }
    }
    #expect(try stage.frame("a") == "150 135 50 50")
    #expect(try stage.frame("b") == "200 135 30 30")
    #expect(try stage.frame("c") == "200 115 50 50")
    // The pile itself aligns by another guide, and keeps its size.
    guide.value = 0
    #expect(try stage.frame("a") == "150 125 50 50")
    #expect(try stage.frame("c") == "200 125 50 50")
  }

  @Test("A pile stands on the line of the text in it")
  func pileOfText() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .firstTextBaseline) {
        Text("small").font(.system(size: 10))
        ZStack { Text("large").font(.system(size: 40)) }
      }
    }
    let (small, large) = (try stage.element("small").frame, try stage.element("large").frame)
    #expect(small.minY > large.minY && small.maxY < large.maxY)
  }

  /// A layout of a program's own that says nothing of guides and keeps its views at hand, as programs do.
  private struct Stairs: Layout {
    func makeCache(subviews: Subviews) -> Subviews { subviews }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews
    ) -> CGSize {
      let sizes = cache.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Subviews
    ) {
      var y = bounds.minY
      for subview in cache {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  /// The same, in whose container no guide is anywhere but where it is in any view.
  private struct PlainStairs: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 50, height: 80) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? { nil }
  }

  @Test("A layout of a program's own has the mean of the guides of its views, where it places them")
  func ownLayout() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        box("a")
        Stairs {
          box("b", 30, 30)
          box("c").alignmentGuide(.top) { _ in 20 }
          box("d").alignmentGuide(.top) { _ in 0 }
        }
      }
    }
    let top = try stage.element("b").frame.minY
    #expect(try stage.element("c").frame.minY == top + 30)
    #expect(try stage.element("d").frame.minY == top + 80)
    // Between the guide of the second at 30 + 20 and that of the third at 80.
    #expect(try stage.element("a").frame.minY == top + 65)
  }

  @Test("Of the texts in it the first baseline is the highest, and the last the lowest")
  func baselinesOfOwnLayout() throws {
    func stage(_ alignment: VerticalAlignment) -> Stage {
      Stage(width: 400, height: 300) {
        HStack(alignment: alignment) {
          Text("beside")
          Stairs {
            box("bar", 20, 10)
            Text("first")
            Text("last")
          }
        }
      }
    }
    func distance(_ alignment: VerticalAlignment, _ name: String) throws -> CGFloat {
      let stage = stage(alignment)
      return try stage.element("beside").frame.minY - stage.element(name).frame.minY
    }
    #expect(abs(try distance(.firstTextBaseline, "first")) < 0.01)
    #expect(abs(try distance(.lastTextBaseline, "last")) < 0.01)
  }

  /// A guide of a program's own.
  private enum Hook: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// A point around its view.
  private struct Rim: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let size = subviews[0].sizeThatFits(proposal)
      return CGSize(width: size.width + 2, height: size.height + 2)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let inner = bounds.insetBy(dx: 1, dy: 1)
      subviews[0].place(at: inner.origin, proposal: ProposedViewSize(inner.size))
    }
  }

  private final class Counter { var count = 0 }

  @Test("A guide is asked for about once at each level of layouts in layouts")
  func nestedOwnLayouts() throws {
    let counter = Counter()
    let depth = 10
    let guided = box("b").alignmentGuide(VerticalAlignment(Hook.self)) { _ in
      counter.count += 1
      return 5
    }
    let nested = (0..<depth).reduce(AnyView(guided)) { inner, _ in AnyView(Rim { inner }) }
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: VerticalAlignment(Hook.self), spacing: 0) {
        box("a")
        nested
      }
    }
    let distance = try stage.element("a").frame.minY - stage.element("b").frame.minY
    #expect(distance == 5)
    #expect(counter.count < 4 * depth)
  }

  @Test("A layout that says that it has no guide of its own has none")
  func ownLayoutWithoutGuides() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        box("a")
        PlainStairs { box("b").alignmentGuide(.top) { _ in 20 } }
      }
    }
    #expect(try stage.element("a").frame.minY == stage.element("b").frame.minY)
  }

  @Test("A grid has the guide of a view in it, from where that is placed")
  func grid() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        box("a")
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("b", 50, 10) }
          GridRow { box("c").alignmentGuide(.top) { _ in 10 } }
        }
      }
    }
    // The first row and 10 points of the second.
    #expect(try stage.element("a").frame.minY - (try stage.element("b").frame.minY) == 20)
    #expect(try stage.element("c").frame.minY - (try stage.element("b").frame.minY) == 10)
  }
}
