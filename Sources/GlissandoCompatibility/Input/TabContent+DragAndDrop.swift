public import GlissandoControls
import GlissandoViews

// What is dropped on a tab, and dragged from one.

extension TabContent {
  /// Takes what people drop on the tab.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    tabs {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Lets people drag something from the tab.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    tabs { $0.draggable(payload()) }
  }
}
