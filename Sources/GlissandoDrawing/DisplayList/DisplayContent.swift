package import Foundation

/// The picture of one leaf in its own coordinates, in points.
///
/// Immutable: a leaf that only moves, fades or recolours keeps its content, and by its identity
/// painters know that they have drawn it before.
package final class DisplayContent {
  /// What the picture shows.
  package enum Kind {
    /// The inside of a path.
    case fill(Path, FillStyle)
    /// The outline of a path.
    case stroke(Path, StrokeStyle)
    /// Text, with its box's top left corner at the origin.
    case text(TextLayout)
    /// An image, stretched to a rectangle.
    case image(RasterImage, CGRect, ImageStyle = ImageStyle())
    /// Steps of a drawing made by hand.
    case commands([DrawCommand])
  }

  /// What the picture shows.
  package let kind: Kind
  /// What the unit points of a gradient relate to that says nothing itself, as a shape's frame; nil
  /// is the bounds of the path.
  package let frame: CGRect?
  /// What painted points can lie in; null when nothing is painted.
  package let bounds: CGRect
  /// The point that tells where the picture lies between pixels: the corner of a simple shape, the
  /// beginning of a text's first baseline, else the origin.
  package let anchor: CGPoint
  /// Whether every number in it is finite; a painter skips what is not.
  package let isFinite: Bool
  /// Under what painters keep what they have drawn; it plays no part in equality.
  package let identity: ContentIdentity

  /// Makes content from a kind, with bounds computed from it.
  ///
  /// - Parameters:
  ///   - bounds: What commands paint in, or nil to compute it.
  ///   - identity: That of an earlier content of the same kind, so that its picture is used.
  /// - Complexity: O(*n*) in the elements of paths.
  package init(
    _ kind: Kind, bounds: CGRect? = nil, frame: CGRect? = nil,
    identity: ContentIdentity = ContentIdentity()
  ) {
    self.kind = kind
    self.identity = identity
    self.frame = frame
    let computed = bounds ?? DisplayContent.bounds(of: kind)
    isFinite = (computed.isNull || computed.isFinite) && DisplayContent.isFinite(kind)
    self.bounds = computed
    anchor = DisplayContent.anchor(of: kind)
  }

  /// Makes the inside of a path.
  package convenience init(
    fill path: Path, style: FillStyle = FillStyle(), frame: CGRect? = nil
  ) {
    self.init(.fill(path, style), frame: frame)
  }

  /// Makes the outline of a path.
  package convenience init(stroke path: Path, style: StrokeStyle, frame: CGRect? = nil) {
    self.init(.stroke(path, style), frame: frame)
  }

  /// Makes text.
  package convenience init(text: TextLayout) {
    self.init(.text(text))
  }

  private static func isFinite(_ kind: Kind) -> Bool {
    switch kind {
    case .fill(let path, _): path.isFinite
    case .stroke(let path, let style): path.isFinite && style.lineWidth.isFinite
    case .text, .commands: true
    case .image(_, let rect, _): rect.isFinite
    }
  }

  private static func anchor(of kind: Kind) -> CGPoint {
    switch kind {
    case .fill(let path, _):
      switch path.storage {
      case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.origin
      case .empty, .elements: .zero
      }
    case .text(let layout): CGPoint(x: 0, y: layout.firstBaseline)
    case .stroke, .image, .commands: .zero
    }
  }

  private static func bounds(of kind: Kind) -> CGRect {
    switch kind {
    case .fill(let path, _): return path.boundingRect
    case .stroke(let path, let style): return bounds(of: path, stroked: style)
    case .text(let layout): return layout.inkBounds
    case .image(_, let rect, _): return rect.standardized
    case .commands(let commands): return CommandBounds.bounds(of: commands)
    }
  }

  /// The bounds of an outline: those of the path grown by the reach of its line.
  package static func bounds(of path: Path, stroked style: StrokeStyle) -> CGRect {
    let bounds = path.boundingRect
    guard !bounds.isNull, style.lineWidth > 0 else { return .null }
    let reach = path.hasCorners ? style.reach : style.lineWidth / 2
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension Path {
  /// Whether there may be corners or ends for a line's join or cap to reach out of.
  var hasCorners: Bool {
    switch storage {
    case .ellipse, .roundedRect, .rect: false
    default: true
    }
  }
}

/// The bounds of a drawing made by hand.
private struct CommandBounds {
  private struct State {
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
  }

  private var state = State()
  private var stack: [State] = []
  private var result = CGRect.null

  static func bounds(of commands: [DrawCommand]) -> CGRect {
    var walker = CommandBounds()
    for command in commands { walker.apply(command) }
    return walker.result
  }

  private mutating func apply(_ command: DrawCommand) {
    switch command {
    case .fill, .stroke, .image: add(command.extent ?? .null)
    // Its ink alone: the room of its lines around that has nothing to show.
    case .text(let layout, _, let point):
      add(layout.inkBounds.offsetBy(dx: point.x, dy: point.y))
    case .list: result = .infinite
    case .save, .beginLayer: stack.append(state)
    case .restore, .endLayer: state = stack.popLast() ?? state
    case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, _):
      let rect = path.boundingRect.applying(state.transform)
      state.clip = rect.isNull ? .null : state.clip.overlap(with: rect)
    case .opacity, .blendMode: break
    }
  }

  private mutating func add(_ rect: CGRect) {
    guard !rect.isNull, rect.isFinite, state.transform.isFinite else { return }
    let shown = rect.applying(state.transform).overlap(with: state.clip)
    if !shown.isNull { result = result.isNull ? shown : result.union(shown) }
  }
}
