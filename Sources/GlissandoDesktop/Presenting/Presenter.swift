import Foundation
package import GlissandoDrawing
package import GlissandoWindowing

/// Brings display lists onto the screen.
///
/// Two stand behind it: the surface presenter, which paints damage straight into the window's
/// memory, and one that lets the GPU put quads together; `PresenterChoice` makes them. When the display shows a picture
/// `DisplayWitness` tells.
@MainActor
package protocol Presenter: AnyObject {
  /// The size of what is drawn on, in pixels; asked anew after every change of the window.
  var pixelSize: PixelSize { get throws(WindowError) }
  /// Who is handed the pixels of each frame; nil as long as nobody wants them.
  var pixelTap: (any PixelTap)? { get set }

  /// Whether a part of what changed costs a part of the whole: a GPU puts all of a list together, and shows all of it.
  var paintsInParts: Bool { get }

  /// Whether its pictures are held back until the display begins a new one (vsync), so that none is torn.
  ///
  /// For the window that matters alone, and where nobody else sees to that: handing a picture over may block until there is
  /// room for it, and then both windows wait.
  var waitsForDisplay: Bool { get set }

  /// Shows a display list.
  ///
  /// - Parameters:
  ///   - damage: What differs from the list before, in pixels; nil for everything.
  ///   - scale: Pixels per point.
  ///   - background: The colour behind everything; opaque.
  ///   - seconds: The frame's time.
  /// - Returns: What it cost, and whether it could be done. Where it could not, the next list is shown whole.
  func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost

  /// Names images that will be shown soon, the first ones first; those named before are forgotten.
  func prefetch(_ images: [RasterImage])

  /// Does a part of what can be done before they are shown, in less than a millisecond; between two frames.
  ///
  /// - Returns: Whether there was anything to do.
  func continuePrefetch() -> Bool

  /// Gives back what it holds of the window, before that is closed.
  func close()
}

extension Presenter {
  /// There is nothing to be done.
  package func prefetch(_ images: [RasterImage]) {}
  /// There is nothing to be done.
  package func continuePrefetch() -> Bool { false }

  /// What a window has for its content: a size in points, and pixels for each of them.
  func room(in window: DesktopWindow) throws(WindowError) -> (size: CGSize, scale: Double) {
    let pixels = try pixelSize
    let scale = window.scale(pixelWidth: pixels.width)
    return (
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale), scale
    )
  }
}

/// Width and height in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int

  /// A size of `width` by `height` pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Where the time of one presentation went.
package struct PresentationCost: Hashable, Sendable {
  /// Seconds of processor time spent on painting.
  package var paint = 0.0
  /// Seconds of processor time spent on handing the pixels over.
  package var present = 0.0
  /// Heap allocations that the window system's libraries made while they took the pixels.
  package var allocations = 0
  /// Whether the window shows what was presented.
  package var isShown: Bool

  /// Whether the GPU has not finished the frames before: nothing was painted, and is to be with the next frame.
  package var isPostponed = false

  /// Nothing was spent.
  package init(isShown: Bool = true) { self.isShown = isShown }
}
