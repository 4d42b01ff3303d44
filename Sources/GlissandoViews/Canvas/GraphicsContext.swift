public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// Draws by hand: the values of a canvas's closure.
///
/// A copy has its own transform, clip, filters and opacity and draws into the same canvas.
public struct GraphicsContext {
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn from now on; [0, 1].
  public var opacity: Double = 1
  /// How what is drawn from now on mixes with what the canvas shows already.
  public var blendMode: BlendMode = .normal
  /// From the drawing's coordinates to the canvas's.
  public var transform: CGAffineTransform = .identity
  /// The smallest rectangle around what the canvas and all clips to paths leave, in the drawing's
  /// coordinates.
  ///
  /// Null where they leave nothing, or where the transform flattens everything.
  ///
  /// - Complexity: O(*n*²) in the lines of clips that are not upright rectangles.
  public var clipBoundingRect: CGRect {
    guard transform.isFinite, transform.determinant != 0 else { return .null }
    let back = transform.inverted()
    let canvas = Path(CGRect(origin: .zero, size: size)).applying(back)
    return clips.reduce(canvas) { left, clip in
      let (path, style, transform) = clip
      return left.limited(
        to: path.applying(transform.concatenating(back)), eoFill: style.isEOFilled)
    }.boundingRect
  }

  private let size: CGSize
  let sources: Sources
  private let recording: Recording
  private var clips: [(Path, FillStyle, CGAffineTransform)] = []
  /// What happens to what is drawn, in the order in which it was said: the last one comes first.
  private var filters: [DrawFilter] = []

  /// What texts, images and symbols come from.
  struct Sources {
    let textShaper: any TextShaper
    let symbol: (AnyHashable) -> ResolvedSymbol?
  }

  private final class Recording {
    var commands: [DrawCommand] = []
  }

  init(size: CGSize, environment: EnvironmentValues, sources: Sources) {
    self.size = size
    self.environment = environment
    self.sources = sources
    recording = Recording()
  }

  var commands: [DrawCommand] { recording.commands }

  // MARK: State

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Puts a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows only what lies within a path, or outside of it, from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard options.contains(.inverse) else { return clips.append((path, style, transform)) }
    // Even-odd with a rectangle around it turns a path inside out where it covers nothing twice.
    let inside = path.coveringOnce(style).applying(transform)
    let canvas = CGRect(origin: .zero, size: size)
    let all = inside.isEmpty ? canvas : canvas.union(inside.boundingRect)
    var outside = Path(all.insetBy(dx: -1, dy: -1))
    outside.addPath(inside)
    clips.append((outside, FillStyle(eoFill: true, antialiased: style.isAntialiased), .identity))
  }

  /// Shows only what lies where `content` draws, as much as that is opaque, from now on.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var stencil = environment
    stencil.isStencil = true
    let layer = GraphicsContext(size: size, environment: stencil, sources: sources)
    var drawing = layer
    drawing.transform = transform
    try content(&drawing)
    // A mask is about the result, whatever else happens to it.
    filters.insert(
      .mask(layer.commands, opacity: opacity, isInverse: options.contains(.inverse)), at: 0)
  }

  /// Changes what is drawn from now on, before the filters that were added before it.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      ViewWarning.noteUnchanged(
        by: "addFilter(options:)", "colours are reckoned with as they are stored")
    }
    if let filter = filter.resolved(in: environment, transform) { filters.append(filter) }
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path, shading.paint(environment), style))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(path, shading.paint(environment), style))
  }

  /// Draws the outline of a path, `lineWidth` points thick.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let isClipped = beginClip()
    recording.commands.append(.beginLayer(layer))
    defer {
      recording.commands.append(.endLayer)
      if isClipped { recording.commands.append(.restore) }
    }
    var inner = self
    inner.opacity = 1
    inner.blendMode = .normal
    inner.filters = []
    inner.clips = []
    try content(&inner)
  }

  /// Draws one thing under the current state.
  func draw(_ command: DrawCommand) { draw(CollectionOfOne(command)) }

  /// Draws steps that leave the state as it is, and no two of which cover the same, as one thing.
  func draw(_ steps: some Sequence<DrawCommand>) {
    let needsLayer = !filters.isEmpty || blendMode == .plusDarker
    recording.commands.append(.save)
    _ = beginClip(saving: false)
    if needsLayer {
      recording.commands.append(.beginLayer(layer))
      recording.commands.append(.save)
    }
    if transform != .identity { recording.commands.append(.concatenate(transform)) }
    if !needsLayer {
      if opacity != 1 { recording.commands.append(.opacity(opacity)) }
      if blendMode != .normal { recording.commands.append(.blendMode(blendMode.mode)) }
    }
    recording.commands.append(contentsOf: steps)
    if needsLayer {
      recording.commands.append(.restore)
      recording.commands.append(.endLayer)
    }
    recording.commands.append(.restore)
  }

  private var layer: DrawLayer {
    DrawLayer(opacity: opacity, mode: blendMode.mode, filters: filters.reversed())
  }

  /// - Returns: whether there is anything to take back.
  private func beginClip(saving isSaving: Bool = true) -> Bool {
    guard !clips.isEmpty else { return false }
    if isSaving { recording.commands.append(.save) }
    for (path, style, transform) in clips {
      recording.commands.append(.clip(path.applying(transform), style))
    }
    return true
  }
}

extension Path {
  /// A path that shows the same by the even-odd rule as this one does by `style`.
  fileprivate func coveringOnce(_ style: FillStyle) -> Path {
    guard case .elements = storage, !style.isEOFilled else { return self }
    let covered = normalized(eoFill: false)
    // Combining makes short lines of curves: only where something overlaps.
    return covered == normalized(eoFill: true) ? self : covered
  }

  /// What is inside of this path, which winds around each of its points once, and of another one.
  fileprivate func limited(to other: Path, eoFill: Bool) -> Path {
    switch (storage, other.storage) {
    case (.empty, _), (_, .empty): return Path()
    case (.rect(let rect), .rect(let limit)): return Path(rect.overlap(with: limit))
    case (.rect(let rect), .ellipse), (.rect(let rect), .roundedRect):
      // Curves keep their exact bounds where nothing is cut off them.
      if rect.overlap(with: other.boundingRect) == other.boundingRect { return other }
    default: break
    }
    return intersection(other, eoFill: eoFill)
  }
}
