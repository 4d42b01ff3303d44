import GlissandoMotion
import GlissandoViews

/// Lets keys open the menus of a window's bar, and do what is in them.
nonisolated struct CommandKeys: WholeModifier {
  let menus: [BarMenu]
  let open: @MainActor (Int) -> Void

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    WholeKit<CommandKeysBehavior>(self, context)
  }
}

/// Offers keys to the bar, and to commands that nobody sees.
private final class CommandKeysBehavior: WholeBehavior, ShortcutOffering {
  typealias Modifier = CommandKeys

  private let whole: WholeKit<CommandKeysBehavior>

  init(_ node: WholeKit<CommandKeysBehavior>) { whole = node }

  var node: ViewNode { whole }

  func offerToClosedContent(_ press: KeyPress) -> Bool {
    guard press.phase == .down, !tree.popups.hasMenu else { return false }
    if let index = menu(for: press) {
      whole.modifier.open(index)
      return true
    }
    return whole.modifier.menus.contains { menu in
      menu.groups.contains { offer(press, to: $0) }
    }
  }

  // They are made for the occasion: that costs a key press, and nothing while nobody presses one.
  private func offer(_ press: KeyPress, to group: AnyView) -> Bool {
    let content = NodeContext(parent: whole).makeNode(group)
    defer { content.destroy() }
    return content.offerToShortcuts(press)
  }

  /// The menu that a key opens: Alt and F10 the first, Alt and a letter the first whose name begins so.
  private func menu(for press: KeyPress) -> Int? {
    let menus = whole.modifier.menus
    let held = press.modifiers.subtracting(.capsLock)
    if press.key == .menuBar || press.key == .function(10) && held.isEmpty {
      return menus.isEmpty ? nil : 0
    }
    guard held == .option else { return nil }
    let letter = press.key.character.lowercased()
    return menus.firstIndex { $0.name.lowercased().hasPrefix(letter) }
  }
}
