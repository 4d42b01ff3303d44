import Foundation
import GlissandoDrawing

/// The pictures that a GPU holds of what the software painter has painted for it, by the identities of
/// leaves and groups; within a budget.
final class PlannedPictures {
  struct Key: Hashable {
    enum Role: Hashable {
      case leaf, group, shadow, backdrop
    }
    let role: Role
    let id: UInt64
    /// Counts items of one identity in a frame.
    var repetition = 0
  }

  final class Entry {
    /// What tells the texture from all others.
    let number: UInt64
    /// What it was painted from.
    let picture = GroupPicture()
    var lastUse: UInt64 = 0
    var area = IntRect.empty
    var byteCount: Int { area.width * area.height * 4 }

    init(number: UInt64) { self.number = number }
  }

  /// Bytes of textures: several pictures of a window of 3840 by 2160.
  static let byteLimit = 256 << 20

  private let counter: TextureCounter
  private var entries: [Key: Entry] = [:]
  private var frame: UInt64 = 0

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame.
  ///
  /// - Returns: The pictures that were not used for longest, where there are more than the budget.
  func beginFrame() -> [UInt64] {
    frame += 1
    var excess = entries.values.reduce(-Self.byteLimit) { $0 + $1.byteCount }
    guard excess > 0 else { return [] }
    var dropped: [UInt64] = []
    // The last frame's are needed again.
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where excess > 0 && entry.lastUse + 1 < frame {
      excess -= entry.byteCount
      dropped.append(entry.number)
      entries[key] = nil
    }
    return dropped
  }

  /// The entry of an item that looks as a body says; another one where the same identity is there
  /// twice in a frame.
  func entry(_ key: Key, matching: (Entry) -> Bool) -> (entry: Entry, matches: Bool) {
    var key = key
    while let known = entries[key] {
      let matches = matching(known)
      if matches || known.lastUse != frame {
        known.lastUse = frame
        return (known, matches)
      }
      key.repetition += 1
    }
    let made = Entry(number: counter.next())
    made.lastUse = frame
    entries[key] = made
    return (made, false)
  }

  func removeAll() { entries.removeAll() }
}
