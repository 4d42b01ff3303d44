import CPangoCairo
import Foundation
import GlissandoDrawing

/// Runs the steps of a drawing made by hand.
struct CairoCommands {
  private struct State {
    var opacity = 1.0
    var mode = DrawMode.normal
    /// Whether a transform leaves nothing to be seen, or cannot be undone.
    var isHidden = false
    /// Whether a step has clipped what follows: pictures know nothing of that.
    var isClipped = false
  }

  /// Steps that are being collected.
  private enum Layer {
    /// By Cairo, which keeps paths where the surface can.
    case group(DrawLayer)
    /// In pixels, which can be changed before they are put down.
    case pixels(FilterLayer)
  }

  private var context: OpaquePointer
  /// What the drawing can paint in, in its own coordinates.
  private let bounds: CGRect
  /// From these to the pixels of the context that is drawn in.
  private var outermost: CGAffineTransform
  private var state = State()
  private var stack: [State] = []
  private var layers: [Layer] = []
  /// Puts down text by pictures that are kept, where that is possible; says whether it did.
  private let putText: TextPutting?
  /// The pixels beyond which nobody sees anything, and of what surface they are.
  private let seen: IntRect?
  private let surface: OpaquePointer

  /// Paints text in a paint, at an opacity, at a place given by a matrix to pixels.
  typealias TextPutting = (TextLayout, Paint, Double, CGAffineTransform) -> Bool

  /// Prepares to run steps with the context's matrix.
  init(
    context: OpaquePointer, bounds: CGRect, seen: IntRect? = nil, putText: TextPutting? = nil
  ) {
    (self.context, surface) = (context, context)
    self.seen = seen
    self.putText = putText
    self.bounds = bounds
    outermost = context.matrix
  }

  mutating func run(_ commands: [DrawCommand]) {
    cairo_save(context)
    for (index, command) in commands.enumerated() {
      if case .beginLayer(let layer) = command {
        begin(layer, commands[(index + 1)...])
      } else {
        run(command)
      }
    }
    // What was begun and not ended is ended here.
    while !layers.isEmpty { run(.endLayer) }
    while !stack.isEmpty { run(.restore) }
    cairo_restore(context)
  }

  private mutating func run(_ command: DrawCommand) {
    switch command {
    case .fill, .stroke, .text, .image, .list:
      if state.isHidden || !isInSight(command) { return }
      if state.mode.keepsBlue, context.isRaster {
        // What lies along an edge is mixed in part.
        begin(DrawLayer(mode: state.mode), [command])
        paint(command)
        endLayer()
      } else {
        paint(command)
      }
    default: change(command)
    }
  }

  /// Whether a step may change what the clip leaves: of a large drawing little is damaged.
  private func isInSight(_ command: DrawCommand) -> Bool {
    guard let extent = command.extent, !extent.isNull else { return true }
    let edge = -DrawCommand.softEdge
    return isInSight(extent.applying(context.matrix).insetBy(dx: edge, dy: edge))
  }

  /// Whether anybody sees anything of a rectangle in pixels; on paper nothing is left out.
  private func isInSight(_ place: CGRect) -> Bool {
    guard context.isRaster else { return true }
    if let seen, context == surface, place.isFinite,
      IntRect(around: place).intersection(seen).isEmpty
    {
      return false
    }
    return isInClip(place)
  }

  private func isInClip(_ place: CGRect) -> Bool {
    let clip = context.clipInPixels
    // What is no number is in sight.
    return
      !(place.maxX < clip.minX || place.minX > clip.maxX || place.maxY < clip.minY
      || place.minY > clip.maxY)
  }

  private func paint(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint, let style):
      guard path.isFinite, paint.isFinite else { return }
      CairoStyle.set(style, on: context)
      let frame = path.boundingRect
      CairoSource.set(paint, opacity: state.opacity, frame: frame, painted: frame, on: context)
      CairoPath.add(path, to: context)
      if state.mode.reachesBeyond { return paintWithinPath() }
      cairo_fill(context)
    case .stroke(let path, let paint, let style):
      guard path.isFinite, paint.isFinite, style.lineWidth > 0, style.lineWidth.isFinite else {
        return
      }
      CairoStyle.set(style, on: context)
      CairoSource.set(
        paint, opacity: state.opacity, frame: path.boundingRect,
        painted: DisplayContent.bounds(of: path, stroked: style), on: context)
      if state.mode.reachesBeyond {
        CairoPath.addOutline(of: path, style, to: context)
        return paintWithinPath()
      }
      CairoPath.stroke(path, style, on: context)
    case .text(let layout, let paint, let point):
      guard point.isFinite, paint.isFinite else { return }
      if put(layout, paint, point) { return }
      cairo_save(context)
      cairo_translate(context, Double(point.x), Double(point.y))
      CairoLeaf.draw(
        layout, paint: paint, opacity: state.opacity, pixelsPerPoint: nil,
        withinLetters: state.mode.reachesBeyond, on: context)
      cairo_restore(context)
    case .image(let image, let rect, let style, let paint):
      guard rect.isFinite, paint.isFinite else { return }
      CairoLeaf.draw(
        image, in: rect.standardized, style, paint: paint, opacity: state.opacity,
        seen: context == surface ? seen : nil, on: context)
    case .list(let list): draw(list)
    default: break
    }
  }

  /// Fills the path with an operation that would change all around it too.
  private func paintWithinPath() {
    cairo_save(context)
    cairo_clip(context)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Paints text from its picture: outlines of letters are slow.
  private func put(_ layout: TextLayout, _ paint: Paint, _ point: CGPoint) -> Bool {
    guard let putText, layers.isEmpty, !state.isClipped, state.mode == .normal else { return false }
    let matrix = CGAffineTransform(translationX: point.x, y: point.y)
      .concatenating(context.matrix)
    return putText(layout, paint, state.opacity, matrix)
  }

  /// Draws what a list holds, which mixes as one with what is there.
  private func draw(_ list: DisplayList) {
    let matrix = context.matrix
    let isApart = state.opacity < 1 || state.mode != .normal
    cairo_save(context)
    if state.mode.changesTransparent { clip(to: list) }
    cairo_identity_matrix(context)
    if isApart { context.pushGroup() }
    let painter = VectorPainter(context: context, base: matrix)
    painter.paint(list)
    if isApart {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, state.opacity)
    }
    cairo_restore(context)
  }

  /// Limits what follows to the rectangle that a list paints in.
  private func clip(to list: DisplayList) {
    let bounds = list.items.withUnsafeBufferPointer { $0.windowBounds(0..<$0.count) }
    let rect = bounds.isNull || !bounds.isFinite ? .zero : bounds
    CairoPath.add(Path(rect), to: context)
    cairo_clip(context)
  }

  private mutating func change(_ command: DrawCommand) {
    switch command {
    case .save:
      cairo_save(context)
      stack.append(state)
    case .restore:
      guard let last = stack.popLast() else { return }
      cairo_restore(context)
      state = last
    case .concatenate(let transform):
      // A matrix that cannot be undone would end all drawing; what it flattens is not visible.
      guard transform.isFinite, abs(transform.determinant) > 1e-12,
        transform.concatenating(context.matrix).isUndoable, transform.isUndoable
      else {
        state.isHidden = true
        return
      }
      var matrix = transform.cairo
      cairo_transform(context, &matrix)
    case .clip(let path, let style):
      guard path.isFinite else { return }
      CairoStyle.set(style, on: context)
      CairoPath.add(path, to: context)
      cairo_clip(context)
      state.isClipped = true
    case .opacity(let opacity):
      state.opacity *= opacity >= 0 ? min(opacity, 1) : 0
    case .blendMode(let mode):
      state.mode = mode
      cairo_set_operator(context, CairoStyle.operator(for: mode))
    case .endLayer: endLayer()
    default: break
    }
  }

  // MARK: Layers

  private mutating func begin(_ layer: DrawLayer, _ steps: ArraySlice<DrawCommand>) {
    var layer = layer
    layer.opacity = (layer.opacity >= 0 ? min(layer.opacity, 1) : 0) * state.opacity
    stack.append(state)
    state = State(isHidden: state.isHidden)
    let movesAnywhere = layer.filters.contains(where: \.movesAnywhere)
    let extent = movesAnywhere ? nil : LayerExtent.of(steps, matrix: context.matrix)
    if let extent, !layer.mode.changesTransparent, !isInSight(extent, of: layer) {
      beginGroup(layer, .null)
    } else if layer.filters.isEmpty, layer.mode != .plusDarker {
      beginGroup(layer, extent)
    } else if let pixels = FilterLayer(
      layer, bounds: bounds, extent: extent, drawing: outermost, below: context)
    {
      layers.append(.pixels(pixels))
      context = pixels.context
      outermost = pixels.toPixels(outermost)
    } else {
      beginGroup(layer, extent)
    }
  }

  /// Whether anything is seen of a layer whose steps paint in a rectangle in pixels.
  private func isInSight(_ extent: CGRect, of layer: DrawLayer) -> Bool {
    let reach = layer.filters.reduce(0) { $0 + $1.reach } * outermost.maximumScale
    return extent.isNull || isInSight(extent.insetBy(dx: -reach - 1, dy: -reach - 1))
  }

  private mutating func beginGroup(_ layer: DrawLayer, _ extent: CGRect?) {
    cairo_save(context)
    // A group is as large as the clip. Some modes reach beyond what is drawn, and to paper the
    // size makes no difference.
    if let extent, !layer.mode.changesTransparent, context.isRaster { clip(toPixels: extent) }
    context.pushGroup()
    layers.append(.group(layer))
  }

  private func clip(toPixels rect: CGRect) {
    var matrix = context.matrix.cairo
    cairo_identity_matrix(context)
    let rect = rect.isNull ? .zero : rect.integral
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  private mutating func endLayer() {
    guard let layer = layers.popLast(), let last = stack.popLast() else { return }
    state = last
    switch layer {
    case .group(let layer):
      cairo_pop_group_to_source(context)
      context.putDown(layer.mode, opacity: layer.opacity)
      cairo_restore(context)
    case .pixels(let layer):
      layer.putDown()
      context = layer.below
      outermost = layer.drawing
    }
  }
}

extension OpaquePointer {
  /// Whether a context draws in pixels.
  var isRaster: Bool {
    cairo_surface_get_type(cairo_get_group_target(self)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Begins a group, into which everything is drawn over what is there: Cairo would go on with the
  /// operator of the moment.
  ///
  /// What is drawn first into pixels of which Cairo knows that they are clear differs in a last bit: it is told that they
  /// may not be, so that no step depends on whether others are seen.
  func pushGroup() {
    cairo_push_group(self)
    // Else an edge of the clip would lessen what is drawn here, and the group once more.
    cairo_reset_clip(self)
    if isRaster { cairo_surface_mark_dirty(cairo_get_group_target(self)) }
    cairo_set_operator(self, CAIRO_OPERATOR_OVER)
  }

  /// Mixes the source with what is there.
  func putDown(_ mode: DrawMode, opacity: Double) {
    if mode.keepsBlue, isRaster {
      mixWithCopy(mode)
      cairo_set_operator(self, CAIRO_OPERATOR_SOURCE)
    } else {
      cairo_set_operator(self, CairoStyle.operator(for: mode))
    }
    cairo_paint_with_alpha(self, opacity)
  }

  /// Replaces the source by what it makes, mixed as a whole, of a copy of what is there.
  private func mixWithCopy(_ mode: DrawMode) {
    let above = cairo_pattern_reference(cairo_get_source(self))
    let below = cairo_get_group_target(self)
    pushGroup()
    cairo_save(self)
    cairo_identity_matrix(self)
    cairo_set_source_surface(self, below, 0, 0)
    cairo_set_operator(self, CAIRO_OPERATOR_SOURCE)
    cairo_paint(self)
    cairo_restore(self)
    cairo_set_source(self, above)
    cairo_set_operator(self, CairoStyle.operator(for: mode))
    cairo_paint(self)
    cairo_pattern_destroy(above)
    cairo_pop_group_to_source(self)
  }

  /// Leaves of a part, in pixels, some rows only.
  func clip(toRows rows: Range<Int>, of part: IntRect) {
    let (top, bottom) = (max(rows.lowerBound, part.top), min(rows.upperBound, part.bottom))
    cairo_rectangle(
      self, Double(part.left), Double(top), Double(part.width), Double(max(bottom - top, 0)))
    cairo_clip(self)
  }

  /// The pixels that a context's clip leaves.
  var clipInPixels: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(matrix)
  }

  /// The matrix of a context.
  var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension DrawMode {
  /// Whether more changes than what is drawn, where that is a picture with transparent parts.
  fileprivate var changesTransparent: Bool {
    switch self {
    case .blend, .xor: false
    default: true
    }
  }

  /// As of its blend mode.
  fileprivate var keepsBlue: Bool {
    guard case .blend(let mode) = self else { return false }
    return mode.keepsBlue
  }
}

extension BlendMode {
  /// Whether pixman, Cairo's library, leaves the blue of what is above as it is where an opacity or the edge of a clip
  /// should lessen it.
  var keepsBlue: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }
}
