import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// What lists do with what is selected in them: menus, double clicks, Return.

extension View {
  /// Gives the lists in the view a menu for what is selected, and says what a double click or Return does.
  ///
  /// The menu is about the row that is clicked with the second button: about all that is selected where that
  /// row is, else about it alone, and about nothing beside all rows. One that is an `EmptyView` does not open.
  ///
  /// - Parameters:
  ///   - menu: Makes the menu for some values of the selection.
  ///   - primaryAction: Takes the value of a row that is clicked twice, or all that is selected on Return; nil
  ///     for nothing.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(ListActionsModifier(menu: menu, primaryAction: primaryAction))
  }
}

@usableFromInline
nonisolated struct ListActionsModifier<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?

  @usableFromInline @MainActor func body(content: Content) -> some View {
    ListActionsView(content: content, modifier: self)
  }
}

private struct ListActionsView<Content: View, I: Hashable, M: View>: View {
  let content: Content
  let modifier: ListActionsModifier<I, M>
  @State private var list = ActedList()
  @State private var opening: MenuOpening<Set<I>>?

  var body: some View {
    content
      .environment(
        \.listActions,
        ListActions(
          list: list,
          menu: menu,
          primary: modifier.primaryAction.map { action in { action(values(of: $0)) } }
        )
      )
      .modifier(MenuCaller(opening: $opening, subject: subject, items: modifier.menu))
  }

  /// Makes the menu about some of the selection; nil for no menu.
  private var menu: (@MainActor (Set<AnyHashable>) -> AnyView)? {
    guard M.self != EmptyView.self else { return nil }
    return { AnyView(modifier.menu(values(of: $0))) }
  }

  /// The values that a menu is about which is called at a point, or by a key; nil for no menu.
  private func subject(at point: CGPoint?) -> Set<I>? {
    guard M.self != EmptyView.self else { return nil }
    let selection: Set<AnyHashable>? =
      point.map { list.behavior?.values(at: $0) ?? [] } ?? list.behavior?.selection?.selected
    return values(of: selection ?? [])
  }

  private func values(of selection: Set<AnyHashable>) -> Set<I> {
    Set(selection.compactMap { $0.base as? I })
  }
}

/// The list that actions are about: it says so itself when it is laid out.
@MainActor
final class ActedList {
  weak var behavior: ListBehavior?
}

/// What the lists below do with what is selected.
struct ListActions {
  let list: ActedList
  /// The menu about some values; nil for none.
  let menu: (@MainActor (Set<AnyHashable>) -> AnyView)?
  /// What a double click and Return do; nil for nothing.
  let primary: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  @Entry var listActions: ListActions?
}
