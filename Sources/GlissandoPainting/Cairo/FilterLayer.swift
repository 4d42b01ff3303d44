import CBlit
import CPangoCairo
import Foundation
import GlissandoDrawing

/// Pixels that a drawing collects, to be changed by filters before they are put down.
///
/// They reach as far as what it collects, whatever is to be painted of it: what is blurred is the
/// same in every part of a picture.
final class FilterLayer {
  /// Where the pixels are put down.
  let below: OpaquePointer
  private let layer: DrawLayer
  private let target: RasterTarget
  /// From the drawing's points to the surface below.
  let drawing: CGAffineTransform
  private let bounds: CGRect
  private let area: IntRect
  /// Pixels per unit of the surface below.
  private let scale: Double
  /// From the drawing's points to pixels, on the average of both directions.
  private let length: Double

  /// What filters draw and remember, on this layer and into it.
  var context: OpaquePointer { target.context }

  /// More than this in pixels is not changed: eight screens.
  private static let greatestArea = 64_000_000
  /// Pixels per point on paper.
  private static let printScale = 3.0
  /// How far outside of the drawing something may lie that a blur carries into it, in pixels.
  private static let greatestReach = 256.0

  /// Makes pixels for a drawing; nil where they are too many.
  ///
  /// - Parameters:
  ///   - bounds: What the drawing paints in, in its own coordinates.
  ///   - extent: Where the layer does, on the surface below; nil for all of that.
  ///   - drawing: From the drawing's coordinates to the surface below.
  init?(
    _ layer: DrawLayer, bounds: CGRect, extent: CGRect?, drawing: CGAffineTransform,
    below: OpaquePointer
  ) {
    scale = below.isRaster ? 1 : FilterLayer.printScale
    length = drawing.maximumScale * scale
    let reach = layer.filters.reduce(0) { $0 + $1.reach } * length
    let scaling = CGAffineTransform(scaleX: scale, y: scale)
    let device = bounds.applying(drawing).applying(scaling)
    guard device.isFinite, reach.isFinite, length > 0 else { return nil }
    let margin = -min(reach, FilterLayer.greatestReach).rounded(.up)
    var outset = device.insetBy(dx: margin, dy: margin)
    if let extent {
      outset = outset.intersection(extent.applying(scaling).insetBy(dx: margin, dy: margin))
    }
    guard !outset.isNull else { return nil }
    guard outset.width * outset.height < Double(FilterLayer.greatestArea) else { return nil }
    area = IntRect(around: outset)
    guard area.width > 0, area.height > 0,
      let target = RasterTarget(width: area.width, height: area.height)
    else { return nil }
    target.clear(width: area.width, height: area.height)
    self.layer = layer
    self.target = target
    self.below = below
    self.bounds = bounds
    self.drawing = drawing
    var matrix = toPixels(below.matrix).cairo
    cairo_set_matrix(target.context, &matrix)
  }

  /// A matrix to the surface below as one to the layer's pixels.
  func toPixels(_ matrix: CGAffineTransform) -> CGAffineTransform {
    matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(translationX: -CGFloat(area.left), y: -CGFloat(area.top)))
  }

  /// Changes the pixels, and draws them on what is below.
  func putDown() {
    cairo_surface_flush(cairo_get_target(target.context))
    let memory = BlurMemory(Cores())
    for filter in layer.filters { apply(filter, memory) }
    cairo_save(below)
    cairo_identity_matrix(below)
    cairo_scale(below, 1 / scale, 1 / scale)
    if layer.mode == .plusDarker { darken() }
    target.setAsSource(of: below, x: area.left, y: area.top)
    if layer.mode == .plusDarker {
      cairo_set_operator(below, CAIRO_OPERATOR_SOURCE)
      cairo_rectangle(
        below, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
      cairo_fill(below)
    } else {
      below.putDown(layer.mode, opacity: layer.opacity)
    }
    cairo_restore(below)
  }

  /// Mixes what is below into the pixels by the sum of the darknesses, which Cairo does not know.
  private func darken() {
    guard let ground = RasterTarget(width: area.width, height: area.height) else { return }
    ground.clear(width: area.width, height: area.height)
    let source = cairo_get_group_target(below)
    cairo_scale(ground.context, scale, scale)
    cairo_set_source_surface(
      ground.context, source, -Double(area.left) / scale, -Double(area.top) / scale)
    cairo_paint(ground.context)
    cairo_surface_flush(cairo_get_target(ground.context))
    let alpha = UInt32((layer.opacity.limitedToOne * 255).rounded())
    for row in 0..<area.height {
      let line = target.pixels + row * target.stride
      let groundLine = ground.pixels + row * ground.stride
      for column in 0..<area.width {
        line[column] = Blitter.darkened(
          groundLine[column], by: Blitter.scaled(line[column], by: alpha))
      }
    }
  }

  private func apply(_ filter: DrawFilter, _ memory: BlurMemory) {
    let (width, height, stride) = (area.width, area.height, target.stride)
    switch filter {
    case .blur(let radius):
      guard radius.isFinite else { return }
      let blur = BoxBlur(deviation: radius * length)
      if blur.coarseness > 1, blurCoarsely(blur, memory) { return }
      memory.blur(target.pixels, width: width, height: height, stride: stride, blur)
    case .colorEffect(let effect):
      let matrix = ColorMatrix(effect)
      if matrix.isFinite {
        matrix.apply(to: target.pixels, width: width, height: height, stride: stride)
      }
    case .alphaThreshold(let range, let color): keep(range, color)
    case .shadow(let shadow): if shadow.isFinite { throwShadow(shadow, memory) }
    case .projection(let projection): project(projection)
    case .mask(let commands, let opacity, let isInverse):
      mask(commands, opacity: opacity, isInverse: isInverse)
    }
  }

  /// Blurs a picture of fewer pixels, and enlarges that: a wide blur costs no more than a narrow one.
  ///
  /// - Returns: false where there is no memory.
  private func blurCoarsely(_ blur: BoxBlur, _ memory: BlurMemory) -> Bool {
    var (small, width, height) = (target, area.width, area.height)
    for _ in 0..<blur.coarseness.trailingZeroBitCount {
      guard let half = RasterTarget(width: (width + 1) / 2, height: (height + 1) / 2) else {
        return false
      }
      var picture = small.picture(width: width, height: height)
      glissando_halve(&picture, 1, 1, half.pixels, Int64(half.stride))
      (small, width, height) = (half, half.width, half.height)
    }
    memory.blur(
      small.pixels, width: width, height: height, stride: small.stride,
      blur.coarser(by: blur.coarseness))
    var picture = small.picture(width: width, height: height)
    let (across, down) = (Self.step(width, area.width), Self.step(height, area.height))
    for row in 0..<area.height {
      glissando_sample(
        &picture, across / 2 - 1 << 31, down * Int64(row) + down / 2 - 1 << 31, across, 0, 0,
        target.pixels + row * target.stride, area.width)
    }
    return true
  }

  /// From one pixel to the next in a picture of fewer pixels, in 2⁻³² of those.
  private static func step(_ count: Int, _ whole: Int) -> Int64 {
    Int64((Double(count) / Double(whole) * 4_294_967_296).rounded())
  }

  /// Shows the pixels in perspective, of points of the drawing.
  private func project(_ projection: ProjectionTransform) {
    let toPixels = ProjectionTransform(toPixels(drawing))
    var (fromPixels, back) = (toPixels, projection)
    // Transparent pixels around what is to be seen from elsewhere, so that its edge is smooth.
    let margin = 1
    guard
      let source = RasterTarget(width: area.width + 2 * margin, height: area.height + 2 * margin)
    else { return }
    target.setAsSource(of: source.context, x: margin, y: margin)
    cairo_set_operator(source.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(source.context)
    cairo_surface_flush(cairo_get_target(source.context))
    target.clear(width: area.width, height: area.height)
    guard fromPixels.invert(), back.invert() else { return }
    let warp = Warp(
      fromPixels.concatenating(back).concatenating(toPixels).concatenating(
        ProjectionTransform(
          CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin)))))
    let picture = source.picture(width: source.width, height: source.height)
    for row in 0..<area.height {
      warp.fill(
        target.pixels + row * target.stride, row: row, columns: 0..<area.width, from: picture)
    }
  }

  /// How steep the edge of a threshold is: so many steps of opacity become all of it.
  private static let thresholdSteepness = 12.0

  /// Paints one colour where the opacity lies in a range, with soft edges.
  private func keep(_ range: ClosedRange<Double>, _ color: Color.Resolved) {
    guard color.isFinite else { return }
    let pixel = PackedColor(color, opacity: 1).pixel
    let table = (0...255).map { alpha -> UInt32 in
      let opacity = Double(alpha) / 255
      let inside = min(opacity - range.lowerBound, range.upperBound - opacity)
      // An upper limit of everything has no edge.
      let distance = range.upperBound >= 1 ? opacity - range.lowerBound : inside
      let share = max(0, min(distance * FilterLayer.thresholdSteepness + 0.5, 1))
      return alpha == 0 ? 0 : Blitter.scaled(pixel, by: UInt32((share * 255).rounded()))
    }
    for row in 0..<area.height {
      let line = target.pixels + row * target.stride
      for column in 0..<area.width { line[column] = table[Int(line[column] >> 24)] }
    }
  }

  private func throwShadow(_ cast: DrawShadow, _ memory: BlurMemory) {
    guard let shadow = RasterTarget(width: area.width, height: area.height) else { return }
    let moved = CGSize(width: cast.x, height: cast.y).applying(drawing)
    shadow.clear(width: area.width, height: area.height)
    target.setAsSource(
      of: shadow.context, x: Int(pixels: (moved.width * scale).rounded()),
      y: Int(pixels: (moved.height * scale).rounded()))
    cairo_paint(shadow.context)
    cairo_surface_flush(cairo_get_target(shadow.context))
    if cast.isInverse { invertOpacity(of: shadow) }
    memory.paintShadow(
      of: shadow.pixels, sourceStride: shadow.stride,
      color: PackedColor(cast.color, opacity: 1).pixel, into: shadow.pixels,
      targetStride: shadow.stride, width: area.width, height: area.height,
      BoxBlur(deviation: cast.radius * length))
    cairo_identity_matrix(context)
    shadow.setAsSource(of: context, x: 0, y: 0)
    cairo_set_operator(context, cast.mixing)
    cairo_paint(context)
    cairo_surface_flush(cairo_get_target(context))
  }

  /// Makes opaque what is transparent, and the opposite; only the opacity is used of it.
  private func invertOpacity(of picture: RasterTarget) {
    for row in 0..<area.height {
      let line = picture.pixels + row * picture.stride
      for column in 0..<area.width { line[column] = ~line[column] & 0xFF00_0000 }
    }
  }

  private func mask(_ commands: [DrawCommand], opacity: Double, isInverse: Bool) {
    guard let cover = RasterTarget(width: area.width, height: area.height) else { return }
    cover.clear(width: area.width, height: area.height)
    var matrix = toPixels(drawing).cairo
    cairo_set_matrix(cover.context, &matrix)
    var runner = CairoCommands(context: cover.context, bounds: bounds)
    runner.run(commands)
    cairo_surface_flush(cairo_get_target(cover.context))
    let share = opacity >= 0 ? min(opacity, 1) : 0
    for row in 0..<area.height {
      let line = target.pixels + row * target.stride
      let coverLine = cover.pixels + row * cover.stride
      for column in 0..<area.width where line[column] != 0 {
        let alpha = UInt32((Double(coverLine[column] >> 24) * share).rounded())
        line[column] = Blitter.scaled(line[column], by: isInverse ? 255 - alpha : alpha)
      }
    }
  }
}

extension RasterTarget {
  /// The upper left of its pixels.
  fileprivate func picture(width: Int, height: Int) -> glissando_picture {
    glissando_picture(
      pixels: pixels, width: Int64(width), height: Int64(height), stride: Int64(stride))
  }
}

extension DrawShadow {
  /// How Cairo puts it on what throws it.
  fileprivate var mixing: cairo_operator_t {
    // A shadow within what throws it is cut out by that, which then goes.
    if isOnly { return mode == .blend(.sourceAtop) ? CAIRO_OPERATOR_IN : CAIRO_OPERATOR_SOURCE }
    return isAbove ? CairoStyle.operator(for: mode) : CAIRO_OPERATOR_DEST_OVER
  }
}
