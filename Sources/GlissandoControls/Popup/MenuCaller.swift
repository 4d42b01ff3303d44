import Foundation
import GlissandoMotion
import GlissandoViews

// Context menus, and how the pointer and keys open them.

/// A context menu that is open, and where it was called.
struct MenuOpening<Subject> {
  /// What the menu is about.
  let subject: Subject
  /// Where it was called, in window points; nil opens it below the view.
  var point: CGPoint?
}

/// Opens a menu at the pointer on a click of the second button, and below the view by the keys for menus
/// while something in it has the keyboard.
nonisolated struct MenuCaller<Subject, Items: View>: ViewModifier {
  @Binding var opening: MenuOpening<Subject>?
  /// What a menu is about that is called at a point of the window, or by a key; nil opens none.
  let subject: @MainActor (CGPoint?) -> Subject?
  let items: (Subject) -> Items

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(ExtraClickModifier(.secondary) { open(at: $0) })
      .modifier(MenuKey { open(at: nil) })
      .popup(
        isPresented: opening != nil, side: .below, point: opening?.point,
        dismiss: { opening = nil }
      ) {
        if let opening { MenuList(content: items(opening.subject)) }
      }
  }

  @MainActor private func open(at point: CGPoint?) {
    if let subject = subject(point) { opening = MenuOpening(subject: subject, point: point) }
  }
}

/// Opens a menu by the keys for menus while something in the view has the keyboard.
private nonisolated struct MenuKey: WholeModifier {
  let open: @MainActor () -> Void

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    WholeKit<MenuKeyHandler>(self, context)
  }
}

private final class MenuKeyHandler: WholeBehavior, KeyHandler {
  typealias Modifier = MenuKey

  private let whole: WholeKit<MenuKeyHandler>

  init(_ node: WholeKit<MenuKeyHandler>) { whole = node }

  var node: ViewNode { whole }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.callsMenu else { return false }
    // A row that offers more opens one menu with all of it.
    let row = node.nearest { ($0 as? RowNode)?.decoration as? ListRow }
    if let row, row.addsToMenu { return row.callMenu() }
    whole.modifier.open()
    return true
  }
}
