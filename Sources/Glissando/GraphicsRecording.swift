import Foundation
import GlissandoCompatibility
import GlissandoDrawing
import GlissandoViews

/// What a program draws into a picture by calls, kept until all of it is painted.
///
/// It belongs to the thread that draws; the painting is the main actor's, for which that thread waits.
final class GraphicsRecording {
  /// What calls draw with.
  struct State {
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
    var opacity = 1.0
    var mode = GraphicsContext.BlendMode.normal
    /// From the program's coordinates to those of the picture.
    var transform: CGAffineTransform
    /// In the coordinates of the picture.
    fileprivate var clips: [(path: Path, style: FillStyle)] = []
  }

  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
  var state: State
  /// What was outlined since something was last drawn with it.
  var path = Path()
  private var saved: [State] = []
  private var steps: [(GraphicsContext) -> Void] = []

  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    (size, self.scale, self.isOpaque) = (bounds.size, scale, isOpaque)
    state = State(transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }

  // MARK: The one that is drawn into

  private static let key = "GraphicsRecording"

  /// Those that were begun on this thread and have not ended, the innermost last.
  private static var begun: [GraphicsRecording] {
    get { Thread.current.threadDictionary[key] as? [GraphicsRecording] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// What calls without a context draw into; nil where nobody has begun a picture on this thread.
  static var current: GraphicsRecording? { begun.last }

  func begin() { Self.begun.append(self) }

  static func end() { if !begun.isEmpty { begun.removeLast() } }

  // MARK: State

  func save() { saved.append(state) }

  /// Goes back to what was saved last; without anything that was saved nothing changes.
  func restore() { if let last = saved.popLast() { state = last } }

  func clip(to path: Path, eoFill: Bool = false) {
    state.clips.append((path.applying(state.transform), FillStyle(eoFill: eoFill)))
  }

  // MARK: Drawing

  func fill(_ path: Path, eoFill: Bool = false) {
    let color = state.fill
    draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: eoFill)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    let (color, style) = (state.stroke, style ?? state.style)
    draw { $0.stroke(path, with: .color(color), style: style) }
  }

  /// Draws later what `body` draws, with what is said of it now.
  func draw(_ body: @escaping (GraphicsContext) -> Void) {
    let state = state
    steps.append { context in
      var drawing = context
      for clip in state.clips { drawing.clip(to: clip.path, style: clip.style) }
      drawing.opacity = context.opacity * state.opacity
      if state.mode != .normal { drawing.blendMode = state.mode }
      drawing.transform = state.transform.concatenating(context.transform)
      body(drawing)
    }
  }

  /// Draws all so far in a canvas.
  func draw(in context: GraphicsContext) { for step in steps { step(context) } }

  /// The picture so far; one transparent pixel, and a warning, where it has no size or too large a one.
  var picture: UIImage {
    let steps = Carried(steps)
    let (size, scale, isOpaque) = (size, scale, isOpaque)
    return UIImage.onMain {
      let renderer = ImageRenderer(
        content: Canvas { context, _ in for step in steps.value { step(context) } }
          .frame(width: max(size.width, 0), height: max(size.height, 0)))
      renderer.scale = scale
      renderer.isOpaque = isOpaque
      if let picture = renderer.uiImage { return picture }
      ViewWarning.once(
        "a picture of \(size.width) x \(size.height) points is not drawn: its sides have to be above 0, and there are "
          + "only so many pixels that a picture may have")
      return UIImage(Image(RasterImage(width: 1, height: 1, pixels: [0]), scale: 1))
    }
  }
}
