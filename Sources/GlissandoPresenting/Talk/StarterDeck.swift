import Foundation

/// Decks to begin with, with comments that say what can be changed.
package enum StarterDeck: String, CaseIterable, Sendable {
  /// Three slides that show what there is.
  case first
  /// A talk with an outline and three parts.
  case plain
  /// Five minutes, one thought a slide.
  case lightning

  /// The text of the file.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .first: PackageResources.first_yaml
    case .plain: PackageResources.plain_yaml
    case .lightning: PackageResources.lightning_yaml
    }
  }
}
