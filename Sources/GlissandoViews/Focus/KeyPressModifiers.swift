public import Foundation
import GlissandoMotion

// What a view does with keys.

extension View {
  /// Runs an action when a key goes down or repeats while the view has the keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action for a key in the given phases while the view has the keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action for some keys while the view has the keyboard.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action for keys that type certain characters while the view has the keyboard.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { press in
          let scalars = press.characters.unicodeScalars
          return !scalars.isEmpty && scalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Runs an action for every key while the view has the keyboard.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}

/// A node that handles keys.
@MainActor
package protocol KeyHandler: NodeRole {
  /// Handles a key.
  /// - Returns: whether it did.
  func handleKey(_ press: KeyPress) -> Bool
}

@usableFromInline
nonisolated struct KeyPressModifier: PrimitiveModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    KeyPressNode(self, context)
  }
}

private final class KeyPressNode: ModifierNode<KeyPressModifier>, KeyHandler {
  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.matches(press)
    else { return false }
    return modifier.action(press) == .handled
  }
}
