import Foundation
import GlissandoMotion
public import GlissandoViews

// Menus that a view opens by the second button, by a long press and by keys.

extension View {
  /// Opens a menu at the pointer when the view is clicked with the second button, and below the view
  /// when it is held, or when the menu key or Shift-F10 is pressed while something in it has the keyboard.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Opens a menu by the second button and by keys, and not where a finger rests, which means something
  /// else to the view.
  nonisolated package func contextMenuUnlessHeld<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems, opensWhenHeld: false))
  }

  /// Opens a menu at the pointer on a secondary click; the view itself is its preview.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    ViewWarning.noteUnchanged(by: "contextMenu(preview:)", "the view itself is its preview")
    return contextMenu(menuItems: menuItems)
  }
}

@usableFromInline
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let items: () -> Items
  var opensWhenHeld = true

  @usableFromInline @MainActor func body(content: Content) -> some View {
    ContextMenuView(content: content, items: items, opensWhenHeld: opensWhenHeld)
  }
}

private struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: () -> Items
  let opensWhenHeld: Bool
  @State private var opening: MenuOpening<Void>?

  var body: some View {
    content
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in opening = MenuOpening(subject: ()) },
        isEnabled: opensWhenHeld
      )
      .modifier(MenuCaller(opening: $opening, subject: { _ in () }, items: { _ in items() }))
      .layoutValue(key: RowMenuKey.self, value: RowMenu { AnyView(items()) })
  }
}
