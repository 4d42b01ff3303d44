import Glissando

/// Knows the buttons of the specimen that is shown, so that keys and films can press them.
@MainActor
package final class Player {
  /// Stands for a button as long as it is there.
  final class Key {}

  private var buttons: [(key: Key, action: @MainActor () -> Void)] = []

  /// The number of buttons there are.
  var count: Int { buttons.count }

  /// Takes a button's action of now, in the place of an older one.
  func register(_ key: Key, _ action: @escaping @MainActor () -> Void) {
    if let index = buttons.firstIndex(where: { $0.key === key }) {
      buttons[index].action = action
    } else {
      buttons.append((key, action))
    }
  }

  func forget(_ key: Key) { buttons.removeAll { $0.key === key } }

  /// Presses a button, by default the first; nothing happens if there is none.
  package func press(_ index: Int = 0) {
    if buttons.indices.contains(index) { buttons[index].action() }
  }
}
