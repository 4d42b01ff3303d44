import Foundation
import GlissandoMotion

extension View {
  /// Opens a menu when the view is held.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }
}

nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: () -> Items

  @MainActor func body(content: Content) -> some View {
    ContextMenuView(content: content, items: items)
  }
}

private struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: () -> Items
  @State private var isOpen = false

  var body: some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      .modifier(
        PopupModifier(isPresented: isOpen, side: .below, dismiss: { isOpen = false }) {
          if isOpen { MenuList(content: items()) }
        })
  }
}
