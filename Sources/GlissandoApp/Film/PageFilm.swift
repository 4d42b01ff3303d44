import Foundation
import Glissando
import GlissandoGallery
import GlissandoPresenting

/// A page's specimen as a film, which plays the page's script.
@MainActor
final class PageFilm: FilmSource {
  private let film: HeadlessFilm
  private let script: FilmActor
  private var index = -1

  /// The size where nothing is said, in points: twice that in which specimens are drawn up, with room
  /// below.
  static let standardSize = CGSize(width: 720, height: 540)
  /// How much of a page is shown where nothing is said, in seconds.
  static let standardLength = 2.5

  init(
    _ page: GalleryPage, size: CGSize, scale: Double, colorScheme: ColorScheme, frameRate: Double,
    hasGround: Bool
  ) {
    let model = PageModel(page)
    film = HeadlessFilm(
      GeometryReader { proxy in
        SpecimenView(page: page, model: model, size: proxy.size, hasGround: hasGround)
      },
      size: size, scale: scale, colorScheme: colorScheme, reduceMotion: false, frameRate: frameRate)
    script = FilmActor(page, model, in: film)
  }

  var size: CGSize { film.size }
  var scale: Double { film.scale }
  var frameCount: Int? { nil }
  var label: FilmLabel { FilmLabel(frame: index) }

  func advance() -> Bool {
    index += 1
    if index > 0 { script.advance() }
    return film.advance()
  }

  func picture() -> FilmPicture { film.picture() }
}
