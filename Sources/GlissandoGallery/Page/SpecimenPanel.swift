package import Glissando
import GlissandoTools

/// The specimen on its ground.
struct SpecimenPanel: View {
  let page: GalleryPage
  let model: PageModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let card = RoundedRectangle(cornerRadius: 10 * metrics.unit)
    GeometryReader { proxy in
      SpecimenView(page: page, model: model, size: proxy.size)
    }
    .clipShape(card)
    .overlay { card.strokeBorder(palette.hairline, lineWidth: 1) }
    .task { await playItself() }
  }

  /// Whoever comes to a page sees it move; it is for them to do it again.
  private func playItself() async {
    guard page.playsItself, !model.hasPlayedItself, !reduceMotion else { return }
    try? await Task.sleep(for: .seconds(Self.pause))
    guard !Task.isCancelled else { return }
    model.hasPlayedItself = true
    model.player.press()
  }

  /// How long the page has to arrive before its specimen moves, in seconds.
  private static let pause = 0.45
}

/// The specimen as large as there is room, in the surroundings that all specimens share.
///
/// Specimens are drawn up for a room of 345 × 215 points, and take more of it as they like.
package struct SpecimenView: View {
  private let page: GalleryPage
  private let model: PageModel
  private let size: CGSize
  private let hasGround: Bool
  @Environment(\.galleryPalette) private var palette

  /// - Parameter hasGround: Whether the ground is seen; it is there in any case.
  package init(page: GalleryPage, model: PageModel, size: CGSize, hasGround: Bool = true) {
    self.page = page
    self.model = model
    self.size = size
    self.hasGround = hasGround
  }

  package var body: some View {
    let unit = max(min(size.width / 345, size.height / 215, 2.2), 0.1)
    page.specimen(model.values)
      .movesInHeldTime()
      .padding(16)
      .frame(width: size.width / unit, height: size.height / unit)
      .scaleEffect(unit)
      .opensGrown(by: unit)
      .frame(width: size.width, height: size.height)
      .buttonStyle(PlayableButtonStyle(player: model.player))
      .environment(model.log)
      .tint(palette.ball)
      .background {
        Rectangle().fill(hasGround ? palette.raised : .clear).accessibilityIdentifier("specimen")
      }
  }
}
