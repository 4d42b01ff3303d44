import Foundation
import Glissando
package import GlissandoDeck
package import GlissandoDrawing
import GlissandoPainting
import Observation

/// Small pictures of the slides, painted when they are first seen and kept.
///
/// One is painted in each turn of the main queue, hence in each frame, so that what moves goes on
/// moving meanwhile. A slide that a save has changed is painted again.
@MainActor
package final class SlideThumbnails {
  /// The picture of one slide, when there is one.
  @Observable
  package final class Slot {
    /// The picture; nil until it is painted.
    package fileprivate(set) var image: RasterImage?
    /// What is in the picture.
    @ObservationIgnored fileprivate var painted: Content?
    /// The width in pixels that is wanted; 0 while nobody has asked.
    @ObservationIgnored fileprivate var width = 0
  }

  /// All that a picture depends on.
  fileprivate struct Content: Equatable {
    let slide: Slide
    let theme: DeckTheme
    let images: ImageEditions
    let canvas: CGSize
    let width: Int
  }

  /// What the pictures are of.
  package var deck: Deck {
    didSet { if deck != oldValue { renew() } }
  }
  /// Which pictures of files have been saved anew.
  var images = ImageEditions() {
    didSet { if images != oldValue { renew() } }
  }
  /// How a picture appears that has been painted.
  var fade: Animation? = TalkModel.fade
  private let scenes: DeckScenes
  private var pages: DeckPages
  private var slots: [Int: Slot] = [:]
  /// The slides whose pictures are wanted, the most urgent last.
  private var queue: [Int] = []
  private var isWorking = false

  /// Pictures of the slides of a deck.
  init(_ deck: Deck, scenes: DeckScenes) {
    self.deck = deck
    self.scenes = scenes
    pages = DeckPages(deck, scenes: scenes)
  }

  /// What holds the picture of a slide.
  package func slot(_ index: Int) -> Slot {
    if let slot = slots[index] { return slot }
    let slot = Slot()
    slots[index] = slot
    return slot
  }

  /// Asks for the picture of a slide, so many pixels wide.
  package func request(_ index: Int, width: Int) {
    slot(index).width = max(width, 1)
    guard needsPicture(index), !queue.contains(index) else { return }
    queue.insert(index, at: 0)
    work()
  }

  /// Whether every picture that was asked for is there.
  package var isComplete: Bool { queue.isEmpty }

  private func renew() {
    pages = DeckPages(deck, scenes: scenes)
    for index in slots.keys.sorted() where slot(index).width > 0 {
      request(index, width: slot(index).width)
    }
  }

  private func content(_ index: Int) -> Content? {
    guard deck.slides.indices.contains(index) else { return nil }
    return Content(
      slide: deck.slides[index], theme: deck.theme, images: images, canvas: deck.canvas,
      width: slot(index).width)
  }

  private func needsPicture(_ index: Int) -> Bool {
    content(index).map { $0 != slot(index).painted } ?? false
  }

  private func work() {
    guard !isWorking else { return }
    isWorking = true
    // Weakly, between two pictures: those of a talk that is gone are wanted by nobody.
    Task { [weak self] in
      while self?.paintNext() == true { await Task.yield() }
      self?.isWorking = false
    }
  }

  /// Paints the next picture that is wanted; false where none is.
  package func paintNext() -> Bool {
    guard let index = queue.popLast() else { return false }
    guard needsPicture(index), let content = content(index) else { return true }
    let position = DeckPosition(slide: index, step: content.slide.steps.count)
    let painted = pages.image(
      at: position, scale: Double(content.width) / max(deck.canvas.width, 1))
    let slot = slot(index)
    slot.painted = content
    let image = RasterImage(
      width: painted.width, height: painted.height, pixels: painted.pixels)
    withAnimation(fade) { slot.image = image }
    return true
  }
}
