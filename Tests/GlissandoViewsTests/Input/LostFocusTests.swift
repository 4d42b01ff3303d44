import Foundation
import GlissandoTesting
import Testing

@testable import GlissandoViews

@MainActor
@Suite("A view that goes while it has the keyboard")
struct LostFocusTests {
  /// A view that can have the keyboard, deep inside of what can go.
  private struct Going: View {
    @State private var isShown = true
    @FocusState private var isFocused: Bool
    let isNamedInside: Bool

    var body: some View {
      VStack {
        if isShown {
          VStack {
            ZStack {
              Rectangle().frame(width: 20, height: 20).focusable().padding(2)
                .modifier(Named(isFocused: isNamedInside ? $isFocused : nil))
            }
          }
        }
      }
      .modifier(Named(isFocused: isNamedInside ? nil : $isFocused))
      Text(isFocused ? "focused" : "free")
      Text("switch").onTapGesture { isShown.toggle() }
    }
  }

  private struct Named: ViewModifier {
    let isFocused: FocusState<Bool>.Binding?

    func body(content: Content) -> some View {
      if let isFocused { content.focused(isFocused) } else { content }
    }
  }

  @Test("Gives it back, and the program is told", arguments: [true, false])
  func told(isNamedInside: Bool) throws {
    let stage = Stage(width: 200, height: 100) { Going(isNamedInside: isNamedInside) }
    stage.key(.tab)
    _ = try stage.element("focused")
    try stage.tap("switch")
    stage.settle()
    _ = try stage.element("free")
    // It comes back as any other view does: without the keyboard.
    try stage.tap("switch")
    stage.settle()
    _ = try stage.element("free")
  }

  @Test("Is asked for nothing more, also where somebody still holds it")
  func kept() throws {
    let stage = Stage(width: 200, height: 100) { Going(isNamedInside: false) }
    stage.key(.tab)
    let focused = try #require(stage.host.tree.focus?.current)
    weak let above = focused.node.parent
    try stage.tap("switch")
    stage.settle()
    #expect(above == nil)
    #expect(!focused.isAlive)
    #expect(stage.host.tree.focus?.current == nil)
    _ = try stage.element("free")
  }
}
