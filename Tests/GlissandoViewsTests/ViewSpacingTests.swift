import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// The space that layouts prefer around themselves, and who asks for it.
@MainActor
@Suite("Spacing of views")
struct ViewSpacingTests {
  /// Lies at the edges of its view, without space at some of its own edges.
  private struct Tight: Layout {
    var edges: Edge.Set = .all

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      ViewSpacing.zero.union(ViewSpacing(), edges: Edge.Set.all.subtracting(edges))
    }
  }

  /// A column that asks its views how far apart they want to be.
  private struct Asking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 50, height: proposal.height ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for index in subviews.indices {
        subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        guard index + 1 < subviews.endIndex else { return }
        y += subviews[index].sizeThatFits(.unspecified).height
        y += subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
      }
    }
  }

  private func box(_ name: String) -> some View {
    Rectangle().frame(width: 50, height: 50).accessibilityIdentifier(name)
  }

  private func tops(_ stage: Stage) throws -> [CGFloat] {
    try ["a", "b", "c"].map { try stage.element($0).frame.minY }
  }

  @Test("A stack puts views as far apart as both prefer, and keeps a distance that it is given")
  func stacks() throws {
    let (stage, spacing) = makeStage(CGFloat?.none) { spacing in
      VStack(spacing: spacing) {
        Tight { box("a") }
        Tight { box("b") }.padding(.horizontal, 5)
        box("c")
      }
    }
    #expect(try tops(stage) == [71, 121, 179])
    spacing.value = 20
    #expect(try tops(stage) == [55, 125, 195])
  }

  @Test("A stack follows when a view prefers another distance, through stacks and modifiers")
  func follows() throws {
    let (stage, edges) = makeStage(Edge.Set()) { edges in
      VStack {
        HStack { Tight(edges: edges) { box("a") }.background(.red) }
        AnyLayout(Tight(edges: edges)) { box("b") }.opacity(0.5)
        box("c")
      }
    }
    #expect(try tops(stage) == [67, 125, 183])
    edges.value = .vertical
    #expect(try tops(stage) == [71, 121, 179])
    edges.value = .bottom
    #expect(try tops(stage) == [67, 125, 183])
  }

  @Test("Padding keeps views apart, whatever they prefer inside")
  func padding() throws {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Tight { box("a") }
        Tight { box("b") }.padding(.top, 2)
        box("c")
      }
    }
    #expect(try tops(stage) == [66, 126, 184])
  }

  @Test("A layout of a program asks its views; one that says nothing prefers what its views do")
  func layouts() throws {
    let stage = Stage(width: 400, height: 300) {
      Asking {
        Tight { box("a") }
        Asking { Tight { box("b") } }.frame(height: 50)
        box("c")
      }
    }
    #expect(try tops(stage) == [0, 50, 108])
  }

  @Test("A union takes the larger space at the edges that are named")
  func unions() {
    let (none, standard) = (ViewSpacing.zero, ViewSpacing())
    #expect(none.distance(to: none, along: .horizontal) == 0)
    #expect(none.distance(to: standard, along: .vertical) == 8)
    var first = none.union(standard, edges: .leading)
    #expect(first.distance(to: none, along: .horizontal) == 0)
    #expect(none.distance(to: first, along: .horizontal) == 8)
    #expect(none.distance(to: first, along: .vertical) == 0)
    first.formUnion(standard)
    #expect(first.distance(to: none, along: .vertical) == 8)
  }
}
