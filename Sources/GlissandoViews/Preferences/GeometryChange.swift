import Foundation
import GlissandoDrawing
import GlissandoMotion

// Actions when a view's geometry changes.

extension View {
  /// Runs an action when a value that is made of the view's geometry has changed, and with the
  /// first one.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { _, new in action(new) })
  }

  /// Runs an action, given the value before too, when a value that is made of the view's geometry
  /// has changed, and with the first one.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}

@usableFromInline
nonisolated struct GeometryObserver<T: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GeometryObserverNode(self, context)
  }
}

/// Asks for the value when the view is placed, and when something around it is scrolled.
private final class GeometryObserverNode<T: Equatable>: ModifierNode<GeometryObserver<T>>,
  PlaceReading, LateReader
{
  private var value: T?
  var lateReading = LateReading()

  override class var roles: NodeRoles { .lateReader }

  override func arrange() {
    super.arrange()
    read()
  }

  func placeChanged() { if isPlaced { read() } }

  // The closure cannot be compared: it may have captured something else. Where the view is placed then
  // is known after the commit.
  override func modifierChanged(from previous: GeometryObserver<T>) {
    tree.enqueue(for: self) { $0.placeChanged() }
  }

  private func read() {
    let proxy = GeometryProxy(
      size: frame.size, origin: frame.origin, place: GeometryPlace(self, reader: self))
    let value = noting { modifier.transform(proxy) }
    let previous = self.value
    if let previous, isUnchanged(previous, value) { return }
    self.value = value
    tree.enqueue(for: self) { $0.modifier.action(previous ?? value, value) }
  }
}
