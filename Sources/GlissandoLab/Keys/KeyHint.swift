import GlissandoDesktop

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

  /// Those of the transport and of the inspector beside it.
  package static let transport = TransportKey.all.map { KeyHint($0.keys, $0.action) }
}
