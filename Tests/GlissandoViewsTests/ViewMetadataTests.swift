import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoViews

/// A view whose node stands for its first stored property is read as that; the metadata says which it is.
@MainActor
@Suite("First stored properties")
struct ViewMetadataTests {
  private struct Alone: View {
    let number: Double
    var body: some View { EmptyView() }
  }

  private struct Second: View {
    let word: Int
    let number: Double
    var body: some View { EmptyView() }
  }

  @Test("A type begins with its first stored property, and is itself")
  func first() {
    #expect(FirstProperties.holds(Alone.self, Double.self))
    #expect(FirstProperties.holds(Alone.self, Alone.self))
    #expect(FirstProperties.holds(Second.self, Int.self))
  }

  @Test("It begins with no other type of the same size, and not with what stands elsewhere in it")
  func others() {
    #expect(!FirstProperties.holds(Alone.self, Int.self))
    #expect(!FirstProperties.holds(Second.self, Double.self))
    #expect(!FirstProperties.holds(EmptyView.self, Int.self))
  }

  @Test("Stacks begin with their layouts")
  func stacks() {
    #expect(
      FirstProperties.holds(
        VStack<EmptyView>.self, LayoutView<VStackLayout, EmptyView>.self))
    #expect(
      !FirstProperties.holds(
        VStack<EmptyView>.self, LayoutView<HStackLayout, EmptyView>.self))
  }
}
