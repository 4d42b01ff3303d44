import Foundation
import Glissando
import GlissandoTools
import GlissandoLab
import GlissandoPresenting

// Films of the lab's specimens.

extension HeadlessFilm {
  /// A specimen of the lab, whose lanes play to and fro.
  convenience init(
    _ kind: SpecimenKind, lanes: [Lane], size: CGSize, scale: Double, colorScheme: ColorScheme,
    frameRate: Double, hasGround: Bool
  ) {
    let score = SpecimenScore(kind: kind)
    score.isLooping = true
    self.init(
      SpecimenFilmView(lanes: lanes, score: score, hasGround: hasGround), size: size, scale: scale,
      colorScheme: colorScheme, reduceMotion: false, frameRate: frameRate)
  }
}

/// The specimens on the lab's ground, or on none.
private struct SpecimenFilmView: View {
  let lanes: [Lane]
  let score: SpecimenScore
  let hasGround: Bool
  @Environment(\.paperPalette) private var palette

  private static let margin = 20.0

  var body: some View {
    SpecimenStage(lanes: lanes, score: score, showsHint: false)
      .padding(Self.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(hasGround ? palette.paper : .clear)
  }
}
