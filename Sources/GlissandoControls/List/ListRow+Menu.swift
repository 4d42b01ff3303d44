import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The menu of a list's row.

/// The context menu of a view, for a row that is all of it.
struct RowMenu: Equatable {
  let items: @MainActor () -> AnyView

  // The items are made when the menu opens, and make no difference to what is shown.
  static func == (lhs: RowMenu, rhs: RowMenu) -> Bool { true }
}

struct RowMenuKey: LayoutValueKey {
  static var defaultValue: RowMenu? { nil }
}

/// The menu of a row, which keys open: its context menu, and what lies beside it where it is dragged aside.
extension ListRow {
  private var contextMenu: RowMenu? {
    row.said(RowMenuKey.self)
  }

  private var swipes: RowSwipes? {
    row.said(RowSwipesKey.self)
  }

  /// Whether the row has something to offer in a menu.
  var hasMenu: Bool { role == .row && (contextMenu != nil || swipes != nil) }

  /// Whether the row's own menu has more to offer than a view in it knows.
  var addsToMenu: Bool { contextMenu != nil && swipes != nil }

  /// Opens the menu of all that the row offers.
  /// - Returns: false where that is nothing.
  func callMenu() -> Bool {
    guard hasMenu, menu == nil, environment.isEnabled else { return false }
    let actions = swipes?.actions ?? []
    let items = contextMenu?.items() ?? (actions.isEmpty ? nil : list.selectionMenu(of: self))
    guard items != nil || !actions.isEmpty else { return false }
    list.menuRow = self
    menu = tree.popups.open(
      AnyView(MenuList(content: RowMenuItems(items: items, actions: actions))), from: row,
      at: { [weak self] in self?.shownFrame }, side: .below,
      dismissal: { [weak self] menu in
        if let self, menu === self.menu { closeMenu() }
      })
    return true
  }

  func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    tree.popups.close(menu)
  }

  /// Where the row is seen now, in window points.
  private var shownFrame: CGRect {
    guard row.renderState.list != 0 else { return row.frameInWindow }
    return row.renderState.context.windowRect(
      of: CGRect(origin: row.shownOrigin, size: row.frame.size))
  }
}

extension ListBehavior {
  /// The menu that the list has for a row, or for all that is selected with it.
  fileprivate func selectionMenu(of row: ListRow) -> AnyView? {
    guard let selection, let value = selectionValue(of: row.row) else { return nil }
    let selected = selection.latest()
    return environment.listActions?.menu?(selected.contains(value) ? selected : [value])
  }
}

private struct RowMenuItems: View {
  let items: AnyView?
  let actions: [AnyView]

  var body: some View {
    if let items { items }
    if items != nil, !actions.isEmpty { Divider() }
    ForEach(actions.indices, id: \.self) { actions[$0] }
      .environment(
        \.buttonStyle, AnyStyle(behaves: MenuItemStyle(removal: ListBehavior.editing)))
  }
}
