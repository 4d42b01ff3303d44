import GlissandoTools

/// A key, or several, and what they do.
package struct KeyHint: Identifiable, Sendable {
  /// The keys as they are written.
  package let keys: String
  /// What they do.
  package let action: String
  package var id: String { keys }

  /// Says what keys do.
  package init(_ keys: String, _ action: String) {
    self.keys = keys
    self.action = action
  }

  /// Those of the transport and of the inspector beside it, where the bar has a place of its own: F9
  /// does not show it there, but takes it in hand.
  package static let transport =
    [KeyHint("F9", "operate the transport by keyboard")]
    + TransportKey.all.filter { !$0.keys.hasSuffix("F9") }.map { KeyHint($0.keys, $0.action) }
}
