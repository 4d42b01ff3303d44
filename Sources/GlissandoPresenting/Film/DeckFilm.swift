package import Foundation
import Glissando
package import GlissandoDeck
import GlissandoDrawing
import GlissandoViews

/// A talk as a film: every step in its order, each for the same time.
@MainActor
package final class DeckFilm: FilmSource {
  private let film: HeadlessFilm
  private let model: TalkModel
  private let places: [DeckPosition]
  /// The frames for which a place is shown, its motion included.
  private let framesPerPlace: Double
  private var index = -1

  /// How a talk is filmed.
  package struct Settings {
    /// The slides that are shown, from 0 on.
    package var slides: Range<Int>
    /// The seconds for which each step is shown, its motion included; above 0.
    package var hold = 2.0
    /// The size in points; nil is that of the canvas.
    package var size: CGSize?
    /// Pixels per point.
    package var scale = 1.0
    /// Frames per second.
    package var frameRate = 60.0
    /// What lies behind everything.
    package var background = FilmBackground.own

    /// All of a deck.
    package init(_ deck: Deck) { slides = 0..<deck.slides.count }
  }

  /// The film of a deck, which may show live scenes.
  package init(_ deck: Deck, scenes: DeckScenes, settings: Settings) {
    places = DeckPages(deck, scenes: scenes).positions(by: .step)
      .filter { settings.slides.contains($0.slide) }
    framesPerPlace = settings.hold * settings.frameRate
    model = TalkModel(deck, at: places.first ?? DeckPosition())
    film = HeadlessFilm(
      DeckFilmView(model: model, background: settings.background)
        .environment(\.deckScenes, scenes),
      size: settings.size ?? deck.canvas, scale: settings.scale, colorScheme: .light,
      reduceMotion: false, frameRate: settings.frameRate)
  }

  package var size: CGSize { film.size }
  package var scale: Double { film.scale }
  package var frameCount: Int? { firstFrame(of: places.count) }
  package var label: FilmLabel { FilmLabel(frame: index) }

  package func advance() -> Bool {
    index += 1
    // A place begins with the first frame that is not before it; several may begin in one.
    while let next = places.firstIndex(of: model.position).map({ $0 + 1 }), next < places.count,
      firstFrame(of: next) <= index
    {
      model.go(to: places[next])
    }
    return film.advance()
  }

  package func picture() -> FilmPicture { film.picture() }

  /// The frame with which a place begins.
  private func firstFrame(of place: Int) -> Int {
    Int(pixels: (Double(place) * framesPerPlace).rounded())
  }
}

/// The slide of a talk as large as it fits.
private struct DeckFilmView: View {
  let model: TalkModel
  let background: FilmBackground

  var body: some View {
    GeometryReader { room in
      ZStack {
        // What a window shows beside a slide.
        if background == .own { Color.black }
        if let state = model.state {
          FittedSlide(
            state: state.with(background), canvas: model.deck.canvas, stagger: model.stagger,
            room: room.size)
        }
      }
      .frame(width: room.size.width, height: room.size.height)
    }
  }
}

/// A slide in the middle of a room, as large as it fits.
struct FittedSlide: View {
  let state: SlideState
  let canvas: CGSize
  var stagger = SlideStagger.none
  let room: CGSize

  var body: some View {
    let scale = max(min(room.width / canvas.width, room.height / canvas.height), 0.001)
    SlideView(state, canvas: canvas, stagger: stagger)
      .scaleEffect(scale)
      .frame(width: canvas.width * scale, height: canvas.height * scale)
  }
}

extension SlideState {
  /// The slide with another background.
  func with(_ film: FilmBackground) -> SlideState {
    var state = self
    switch film {
    case .own: return self
    case .none:
      // What adapts itself to the slide goes on as it is there.
      let isDark = background.colorScheme(over: ground) == .dark
      state.ground = .color((isDark ? Color.black : .white).opacity(0))
    case .color(let color): state.ground = .color(Color(color))
    }
    state.background = .color(.clear)
    return state
  }
}
