import Foundation
import GlissandoMotion
public import GlissandoViews

extension View {
  /// Opens a menu at the pointer when the view is clicked with the second button, and below the view
  /// when it is held, or when the menu key or Shift-F10 is pressed while something in it has the keyboard.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Opens a menu at the pointer on a secondary click; the view itself is its preview.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

@usableFromInline
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let items: () -> Items

  @usableFromInline @MainActor func body(content: Content) -> some View {
    ContextMenuView(content: content, items: items)
  }
}

private struct ContextMenuView<Content: View, Items: View>: View {
  /// What opened the menu.
  private enum Opening {
    case hold, key
    /// A click, in window points.
    case click(CGPoint)

    var point: CGPoint? { if case .click(let point) = self { point } else { nil } }
  }

  let content: Content
  let items: () -> Items
  @State private var opening: Opening?

  var body: some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in opening = .hold })
      .modifier(ExtraClickModifier(.secondary) { opening = .click($0) })
      .onKeyPress(phases: .down) { press in
        guard press.callsMenu else { return .ignored }
        opening = .key
        return .handled
      }
      .popup(
        isPresented: opening != nil, side: .below, point: opening?.point,
        dismiss: { opening = nil }
      ) {
        if opening != nil { MenuList(content: items()) }
      }
  }
}
