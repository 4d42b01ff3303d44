import Foundation
import GlissandoDrawing

/// Groups that are put down as one.
extension PlanMaker {
  /// Pixels that were drawn apart.
  struct Layer {
    let texture: RenderPlan.Texture
    let area: IntRect
  }

  func drawAsOne(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State,
    _ mixing: Mixing
  ) {
    let whole = bounds(of: items, content, state)
    let visible = visible(whole, state)
    if !isDamaged(visible, state) { return }
    let cut = cut(visible, state)
    // Covers in it may be as large, and are textures.
    let extent =
      max(whole.width, whole.height) <= greatestSide
      ? painter.layerExtent(of: whole, in: state.extent) : whole.intersection(state.extent)
    let layer = addLayer(visible, of: extent, state) { draw(items, content, $0) }
    var effect = PixelEffect()
    switch mixing {
    case .mode(.normal): break
    case .mode(let mode):
      // What is below lies in the layer after that of the group.
      plan.steps.append(.copy(to: state.layerDepth + 1, layer.area))
      effect.mode = mode
    case .colors(let colors):
      let matrix = ColorMatrix(colors)
      effect.matrix = matrix.isFinite ? matrix : nil
    }
    put(layer, visible, cut, opacity: state.opacity, effect, mixingWith: state.layerDepth + 1)
  }

  func drawMasked(
    _ group: DisplayGroup, _ items: DisplayItems, by mask: Range<Int>, _ content: Range<Int>,
    _ state: State
  ) {
    let both = items.windowBounds(content).overlap(with: items.windowBounds(mask))
    let whole = IntRect(around: both.applying(state.base))
    let visible = visible(whole, state)
    if !isDamaged(visible, state) { return }
    let extent = whole.intersection(state.extent)
    let clip = cut(visible, state)
    // What a clip cuts is masked in a layer of its own: a quad has one cover.
    guard case .all = clip else {
      var inner = state
      inner.opacity = 1
      let layer = addLayer(visible, of: extent, inner) {
        drawMasked(group, items, by: mask, content, $0)
      }
      return put(layer, visible, clip, opacity: state.opacity)
    }
    let layer = addLayer(visible, of: extent, state) { draw(items, content, $0) }
    var next = state
    next.layerDepth += 1
    let cover = addLayer(visible, of: extent, next) { draw(items, mask, $0) }
    put(layer, visible, .cover(cover.texture, place: cover.area), opacity: state.opacity)
  }

  /// The pixels around items.
  func bounds(of items: DisplayItems, _ range: Range<Int>, _ state: State) -> IntRect {
    IntRect(around: items.windowBounds(range).applying(state.base))
  }

  /// Adds items to a layer of pixels like those around.
  ///
  /// - Parameters:
  ///   - extent: The pixels that there would be if all could be seen: Cairo's edges depend on them.
  ///   - body: Adds them, in the state that it is given.
  func addLayer(
    _ visible: IntRect, of extent: IntRect, _ state: State, body: (State) -> Void
  ) -> Layer {
    let area = visible.intersection(state.needed)
    addLayer(area, of: 0, around: state, state) { inner in
      (inner.extent, inner.clip) = (extent, ClipState(extent))
      body(inner)
    }
    return Layer(texture: .layer(state.layerDepth), area: area)
  }

  /// Puts a layer onto what is around it.
  private func put(
    _ layer: Layer, _ visible: IntRect, _ cut: Cut, opacity: Double,
    _ effect: PixelEffect = PixelEffect(), mixingWith below: Int = 0
  ) {
    addPixels(
      visible, from: layer.area, of: layer.texture, cut, opacity: opacity, effect,
      mode: effect.mode == nil ? .over : .mixing(below))
  }

  /// Adds the pixels of a texture that begins at the upper left of `source`.
  func addPixels(
    _ visible: IntRect, from source: IntRect, of texture: RenderPlan.Texture,
    _ cut: Cut = .all, opacity: Double, _ effect: PixelEffect = PixelEffect(),
    mode: RenderPlan.Mode = .over
  ) {
    var paint = QuadPaint(kind: .pixels, color: Self.pixel(opacity: opacity))
    (paint.bits, paint.texture, paint.mode) = (effect.bits, texture, mode)
    let columns = effect.matrix?.columns ?? []
    paint.numbers = { area in
      [SIMD4(Float(area.left - source.left), Float(area.top - source.top), 0, 0)] + columns
    }
    add(visible, paint, cut)
  }
}

/// What is done to the pixels of a texture before they are put down, and how they are.
struct PixelEffect {
  /// By which they are multiplied.
  var matrix: ColorMatrix?
  /// How they mix with what is below; nil for over it.
  var mode: BlendMode?

  /// What tells the shader so.
  var bits: UInt32 {
    let code = mode.flatMap { BlendMode.allCases.firstIndex(of: $0) } ?? 0
    return (matrix == nil ? 0 : QuadPaint.flag) | UInt32(code) << 8
  }
}

extension DisplayGroup {
  var isClip: Bool { if case .clip = kind { true } else { false } }
}
