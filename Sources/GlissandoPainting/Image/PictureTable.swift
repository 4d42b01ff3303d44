import GlissandoDrawing
import Synchronization

/// What painters make of pictures to paint them again, by the pictures' identities; on any thread.
///
/// It is forgotten some frames after its picture has gone. Its pixels count in the memory of pictures.
final class PictureTable<Content: AnyObject, Made: PictureMemory.Holder>: Sendable {
  private struct Entry: @unchecked Sendable {  // of the picture only whether it is there is asked
    weak var content: Content?
    let made: Made
  }

  private let entries = Mutex<[ContentIdentity: Entry]>([:])

  /// What was made of a picture; nil where nothing was.
  func made(of identity: ContentIdentity) -> Made? { entries.withLock { $0[identity]?.made } }

  /// Keeps what was made of a picture.
  ///
  /// - Returns: What is kept of it: another thread may have been faster.
  func keep(_ made: Made, of content: Content, _ identity: ContentIdentity) -> Made {
    let entry = Entry(content: content, made: made)
    return entries.withLock { entries in
      if let known = entries[identity] { return known.made }
      entries[identity] = entry
      return made
    }
  }

  /// Forgets what was made of pictures that have gone, and returns it; allocates only where there is any.
  ///
  /// - Complexity: O(*n*) in the pictures.
  func removeGone() -> [Made] {
    entries.withLock { entries in
      guard entries.values.contains(where: { $0.content == nil }) else { return [] }
      let gone = entries.filter { $0.value.content == nil }
      for identity in gone.keys { entries[identity] = nil }
      return gone.values.map(\.made)
    }
  }
}
