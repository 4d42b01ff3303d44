import Foundation
import Glissando
import GlissandoLab
import GlissandoPresenting

/// A specimen of the lab as a film: its lanes play to and fro.
@MainActor
final class SpecimenFilm: FilmSource {
  private let film: HeadlessFilm
  private var index = -1

  init(
    _ kind: SpecimenKind, lanes: [Lane], size: CGSize, scale: Double, colorScheme: ColorScheme,
    frameRate: Double, hasGround: Bool
  ) {
    let score = SpecimenScore(kind: kind)
    score.isLooping = true
    film = HeadlessFilm(
      SpecimenFilmView(lanes: lanes, score: score, hasGround: hasGround), size: size, scale: scale,
      colorScheme: colorScheme, reduceMotion: false, frameRate: frameRate)
  }

  var size: CGSize { film.size }
  var scale: Double { film.scale }
  var frameCount: Int? { nil }
  var label: FilmLabel { FilmLabel(frame: index) }

  func advance() -> Bool {
    index += 1
    return film.advance()
  }

  func picture() -> FilmPicture { film.picture() }
}

/// The specimens on the lab's ground, or on none.
private struct SpecimenFilmView: View {
  let lanes: [Lane]
  let score: SpecimenScore
  let hasGround: Bool
  @Environment(\.colorScheme) private var colorScheme

  private static let margin = 20.0

  var body: some View {
    SpecimenStage(lanes: lanes, score: score, showsHint: false)
      .padding(Self.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(hasGround ? LabPalette(colorScheme).paper : .clear)
  }
}
