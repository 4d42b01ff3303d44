import GlissandoDrawing
import GlissandoMotion

/// The pictures that an image shows.
final class ImageExchange: ContentExchange<ExchangedPicture> {
  init(_ look: ImageLook, isRedacted: Bool) {
    super.init()
    showAlone(ExchangedPicture(look, isRedacted: isRedacted, presence: 1, number: 0))
  }

  /// Shows another picture: by a fade if the change is animated, else at once.
  func show(_ look: ImageLook, isRedacted: Bool, for node: ImageNode) {
    let transaction = node.transaction
    guard current?.wasShown == true, transaction.animation != nil,
      node.environment.contentTransition != .identity
    else { return showAtOnce(look, isRedacted: isRedacted, for: node) }
    let next = leaving(look, isRedacted: isRedacted) ?? make(look, isRedacted: isRedacted)
    bring(next, for: node, under: transaction)
  }

  private func showAtOnce(_ look: ImageLook, isRedacted: Bool, for node: ImageNode) {
    if isUnderWay { node.tree.requestsRebuild = true }
    showAlone(
      ExchangedPicture(
        look, isRedacted: isRedacted, presence: 1, number: current?.number ?? 0))
  }

  /// The picture that is leaving and is wanted again.
  private func leaving(_ look: ImageLook, isRedacted: Bool) -> ExchangedPicture? {
    let picture = contents.first { $0.isRedacted == isRedacted && $0.look.showsSame(as: look) }
    if let picture, picture.look != look { picture.look = look }
    return picture
  }

  private func make(_ look: ImageLook, isRedacted: Bool) -> ExchangedPicture {
    let number = (contents.map(\.number).max() ?? 0) + 1
    return ExchangedPicture(look, isRedacted: isRedacted, presence: 0, number: number)
  }
}
