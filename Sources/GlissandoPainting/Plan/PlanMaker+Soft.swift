import Foundation
import GlissandoDrawing

/// Blurs and shadows: layers that are blurred by boxes, wide ones of fewer pixels than the window has.
extension PlanMaker {
  func drawSoft(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State
  ) {
    guard let effect = painter.softEffect(of: group, state.base) else {
      return draw(items, content, state)
    }
    addSoftened(effect, of: group, items, content, state)
    if effect.shadowColor != nil { draw(items, content, state) }
  }

  private func addSoftened(
    _ effect: SoftEffect, of group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>,
    _ state: State
  ) {
    let factor = effect.blur.coarseness
    var (effect, inner) = layerState(for: effect, items, content, state)
    let result = SoftResult(offset: effect.offset, factor: factor, margin: effect.blur.reach + 1)
    var shown = state.extent.intersection(state.clip.outer)
    if effect.isOpaque, factor > 1 {
      shown = shown.intersection(bounds(of: items, content, state))
    }
    let whole = bounds(of: items, content, inner)
    let needed = result.source(of: shown.intersection(state.needed))
    let area = whole.intersection(needed)
    if area.isEmpty { return }
    let padded = area.grown(by: result.margin).intersection(needed)
    let visible = result.insides(of: padded).intersection(shown)
    if !isDamaged(visible, state) { return }
    let all = whole.grown(by: result.margin).intersection(result.source(of: shown))
    let cut = cut(result.insides(of: all).intersection(shown), state)
    inner.coarseness *= factor
    addLayer(padded, of: group.id, around: state, inner) { inner in
      inner.extent = result.source(of: shown)
      inner.clip = ClipState(whole.intersection(inner.extent))
      draw(items, content, inner)
    }
    let depth = addBlur(
      effect.blur, of: padded, depth: state.layerDepth,
      finish: BlurFinish(effect, in: factor > 1 ? padded : area))
    addEnlarged(
      .layer(depth), padded, result, visible, cut, opacity: state.opacity)
  }

  /// An effect as it is drawn in a layer, and the state there: its pixels are larger for a wide blur; else what throws
  /// a shadow is moved by parts of a pixel, and the shadow by whole ones.
  private func layerState(
    for effect: SoftEffect, _ items: DisplayItems, _ content: Range<Int>, _ state: State
  ) -> (effect: SoftEffect, state: State) {
    var (effect, inner) = (effect, state)
    inner.veiling = effect.shadowColor == nil ? .plain : .solid
    let factor = effect.blur.coarseness
    if factor > 1 {
      inner.base = state.base.concatenating(
        CGAffineTransform(translationX: effect.offset.x, y: effect.offset.y)
      ).concatenating(Self.shrinking(by: factor))
      effect = effect.coarser(by: factor)
      effect.offset = .zero
    } else if effect.offset != .zero, !items.holdsRestingText(content) {
      inner.base = state.base.concatenating(effect.removeFraction())
    }
    return (effect, inner)
  }

  static func shrinking(by factor: Int) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor))
  }

  /// Adds items to a layer of pixels that are not those around, perhaps.
  ///
  /// - Parameters:
  ///   - id: That of what needs the layer.
  ///   - state: The state around the layer.
  ///   - inner: The same, but for what the layer has of its own: where its pixels are.
  ///   - body: Adds the items in a state of which it sets the extent and the clip.
  func addLayer(
    _ area: IntRect, of id: UInt64, around state: State, _ inner: State, body: (inout State) -> Void
  ) {
    var inner = inner
    (inner.opacity, inner.needed) = (1, area)
    inner.layerDepth = state.layerDepth + 1
    leaveClips(&inner, around: state)
    if inner.base != state.base, abs(state.base.determinant) >= Painter.leastDeterminant {
      // What the software painter paints has to be led there.
      let back = state.base.inverted()
      let move = inner.base.concatenating(back)
      surround(&inner, by: DisplayGroup(id: id, projection: ProjectionTransform(move)))
    }
    plan.steps.append(.beginLayer(state.layerDepth, area))
    body(&inner)
    plan.steps.append(.endLayer)
  }

  /// Lets items have the planes of a state around them, and none of its clips.
  private func leaveClips(_ inner: inout State, around state: State) {
    let first = state.around.upperBound
    surroundings.removeSubrange(first...)
    for index in state.around {
      if case .begin(let group) = surroundings[index], group.isClip { continue }
      surroundings.append(surroundings[index])
    }
    inner.around = first..<surroundings.count
  }

  // MARK: Blurring

  /// What becomes of blurred pixels.
  enum BlurFinish {
    case none
    /// As much of a premultiplied colour as they have opacity.
    case color(UInt32)
    /// The same at full opacity, inside of a rectangle; nothing outside.
    case opaque(IntRect)

    /// What becomes of those of an effect, of which there are some in a rectangle.
    init(_ effect: SoftEffect, in inside: IntRect) {
      if let color = effect.shadowColor {
        self = .color(color)
      } else {
        self = effect.isOpaque ? .opaque(inside) : .none
      }
    }
  }

  /// Blurs a layer, by way of the next one.
  ///
  /// - Parameters:
  ///   - inside: The pixels that there are, of which those at the edges go on for ever; nil where the layer
  ///     is all there is, and around it is nothing.
  /// - Returns: The number of the layer that holds the result.
  func addBlur(
    _ blur: BoxBlur, of area: IntRect, depth: Int, inside: IntRect? = nil,
    finish: BlurFinish = .none
  ) -> Int {
    let boxes = [blur.boxes.0, blur.boxes.1, blur.boxes.2]
    let steps =
      blur.isIdentity
      ? [(box: boxes[0], isDown: true)]
      : boxes.map { (box: $0, isDown: true) } + boxes.map { (box: $0, isDown: false) }
    var from = depth
    for (index, step) in steps.enumerated() {
      let to = from == depth ? depth + 1 : depth
      let read = index == 0 ? inside : nil
      var way = BoxWay(read == nil ? .plain : .extended)
      if index == steps.count - 1 { way = BoxWay(finish) ?? way }
      let numbers = plan.add(
        numbers: SIMD4(
          Float(step.box.before), Float(step.box.after), step.isDown ? 1 : 0,
          Float(way.code.rawValue)), Self.texels(of: read ?? area, in: area),
        Self.texels(of: way.inside ?? area, in: area))
      addCopy(from: .layer(from), to: to, area, way.color, .box, numbers: numbers)
      from = to
    }
    return from
  }

  /// Draws a texture into a layer as large as it.
  func addCopy(
    from texture: RenderPlan.Texture, to layer: Int, _ area: IntRect, _ color: UInt32,
    _ paint: RenderPlan.Paint, numbers: UInt32
  ) {
    plan.steps.append(.beginLayer(layer, area))
    plan.add(
      quad(area, from: area, color, paint, .all, numbers: numbers), from: texture, .replacing)
    plan.steps.append(.endLayer)
  }

  /// The first and the last texel of a part of an area.
  private static func texels(of part: IntRect, in area: IntRect) -> SIMD4<Float> {
    SIMD4(
      Float(part.left - area.left), Float(part.top - area.top),
      Float(part.right - area.left - 1), Float(part.bottom - area.top - 1))
  }

  /// What is done with a box's sums, as the shader knows it.
  private struct BoxWay {
    enum Code: Int { case plain, extended, color, opaque }

    let code: Code
    var color: UInt32 = 0xFFFF_FFFF
    var inside: IntRect?

    init(_ code: Code) { self.code = code }

    init?(_ finish: BlurFinish) {
      switch finish {
      case .none: return nil
      case .color(let color): (code, self.color) = (.color, color)
      case .opaque(let inside): (code, self.inside) = (.opaque, inside)
      }
    }
  }

  /// Puts down a layer of pixels of which each is a square of them around, with colours mixed between them.
  func addEnlarged(
    _ texture: RenderPlan.Texture, _ area: IntRect, _ result: SoftResult, _ visible: IntRect,
    _ cut: Cut, opacity: Double
  ) {
    var paint = QuadPaint(kind: .enlarged, color: Self.pixel(opacity: opacity))
    paint.texture = texture
    paint.numbers = { part in
      let first = result.place(ofColumn: part.left, row: part.top, in: area)
      return [
        SIMD4(Float(first.x), Float(first.y), 1 / Float(result.factor), 0),
        SIMD4(Float(area.width - 1), Float(area.height - 1), 0, 0),
      ]
    }
    add(visible, paint, cut)
  }
}

/// How pixels that were blurred apart are put down: enlarged, or moved.
struct SoftResult {
  /// How far they are moved, in pixels; where they are enlarged, not at all.
  var offset = CGPoint.zero
  /// The pixels along either side in one of those that were blurred: a power of two.
  let factor: Int
  /// How far around a pixel those lie that make it.
  let margin: Int

  private var column: Int { Int(pixels: offset.x.rounded(.down)) }
  private var row: Int { Int(pixels: offset.y.rounded(.down)) }

  /// The pixels from which those of an area come.
  func source(of area: IntRect) -> IntRect {
    IntRect(
      left: area.left - column, top: area.top - row, right: area.right - column,
      bottom: area.bottom - row
    ).shrunk(by: factor).grown(by: margin)
  }

  /// What pixels become, without the outermost of them, which are transparent.
  func insides(of area: IntRect) -> IntRect {
    IntRect(
      left: (area.left + 1) * factor, top: (area.top + 1) * factor, right: area.right * factor,
      bottom: area.bottom * factor
    ).offsetBy(x: column, y: row)
  }

  /// Between which pixels of an area a pixel lies, in 256ths.
  func place(ofColumn x: Int, row y: Int, in area: IntRect) -> CGPoint {
    func place(_ pixel: Int, _ first: Int, _ offset: CGFloat) -> CGFloat {
      let shift = (offset * 256).rounded(.down) / 256
      return (CGFloat(pixel - first * factor) - shift + 0.5) / CGFloat(factor) - 0.5
    }
    return CGPoint(x: place(x, area.left, offset.x), y: place(y, area.top, offset.y))
  }
}
