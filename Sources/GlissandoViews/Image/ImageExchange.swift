import GlissandoDrawing
import GlissandoMotion

/// The pictures that an image shows: one at rest, and those that are leaving while it becomes another.
///
/// Each has a presence of its own, which goes on from where it is: a picture that comes back while it leaves turns round,
/// where it lies among the others.
@MainActor
final class ImageExchange {
  /// In stacking order.
  private(set) var pictures: [ExchangedPicture]
  /// The one that stays.
  private(set) var current: ExchangedPicture
  /// More pictures than this are never on their way out; the faintest gives way.
  private static let greatestCount = 6

  init(_ look: ImageLook, isRedacted: Bool) {
    current = ExchangedPicture(look, isRedacted: isRedacted, presence: 1, number: 0)
    pictures = [current]
  }

  /// Whether more is shown than one picture.
  var isUnderWay: Bool { pictures.count > 1 }

  /// Shows another picture: by a fade if the change is animated, else at once.
  func show(_ look: ImageLook, isRedacted: Bool, for node: ImageNode) {
    guard current.wasShown, node.transaction.animation != nil,
      node.environment.contentTransition != .identity
    else { return showAtOnce(look, isRedacted: isRedacted, for: node) }
    for picture in pictures { picture.presence.set(0, for: node) }
    current = leaving(look, isRedacted: isRedacted) ?? make(look, isRedacted: isRedacted)
    current.presence.set(1, for: node)
    dropFaintest()
    _ = prune()
    node.tree.requestsRebuild = true
  }

  private func showAtOnce(_ look: ImageLook, isRedacted: Bool, for node: ImageNode) {
    if isUnderWay { node.tree.requestsRebuild = true }
    remove()
    current = ExchangedPicture(
      look, isRedacted: isRedacted, presence: 1, number: current.number)
    pictures = [current]
  }

  /// The picture that is leaving and is wanted again.
  private func leaving(_ look: ImageLook, isRedacted: Bool) -> ExchangedPicture? {
    let picture = pictures.first {
      $0.isRedacted == isRedacted && $0.look.showsSame(as: look)
    }
    if let picture, picture.look != look { picture.look = look }
    return picture
  }

  private func make(_ look: ImageLook, isRedacted: Bool) -> ExchangedPicture {
    let number = (pictures.map(\.number).max() ?? 0) + 1
    let picture = ExchangedPicture(look, isRedacted: isRedacted, presence: 0, number: number)
    pictures.append(picture)
    return picture
  }

  private func dropFaintest() {
    guard pictures.count > Self.greatestCount,
      let faintest = pictures.filter({ $0 !== current }).min(by: { $0.opacity < $1.opacity })
    else { return }
    faintest.presence.remove()
    pictures.removeAll { $0 === faintest }
  }

  /// Lets go of what has left.
  ///
  /// - Returns: Whether anything has.
  func prune() -> Bool {
    let count = pictures.count
    pictures.removeAll { picture in
      guard picture.hasLeft, picture !== current else { return false }
      picture.presence.remove()
      return true
    }
    return pictures.count != count
  }

  func remove() {
    for picture in pictures { picture.presence.remove() }
  }
}
