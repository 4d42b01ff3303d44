import Foundation
import GlissandoDrawing
public import GlissandoViews

// Drawing in a canvas by the calls of Core Graphics.

extension GraphicsContext {
  /// Draws by the calls of a `CGContext`, in the coordinates of the moment and as all else is drawn.
  ///
  /// - Parameter content: Draws, in points; what it does with the context after it has ended is not seen.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let recording = GraphicsRecording(bounds: .zero, scale: 1, isOpaque: false)
    try content(CGContext(recording))
    recording.draw(in: self)
  }
}
