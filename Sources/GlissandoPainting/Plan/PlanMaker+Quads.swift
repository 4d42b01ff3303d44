import GlissandoDrawing

// How rectangles, outlines and what clips cut become quads.

/// What quads are painted with, wherever they lie.
struct QuadPaint {
  let kind: RenderPlan.Paint
  /// Of anything but one colour only the opacity counts.
  let color: UInt32
  /// What is added to the kind of a quad.
  var bits: UInt32 = 0
  /// That the pixels of a texture are changed by a matrix, or that the colours of a gradient lie in a texture of their
  /// own.
  static let flag: UInt32 = 1 << 7
  var texture = RenderPlan.Texture.none
  var mode = RenderPlan.Mode.over
  /// What the shader has to know of a rectangle; nothing of one colour.
  var numbers: (IntRect) -> [SIMD4<Float>] = { _ in [] }
}

/// What clips leave of something.
enum Cut {
  case all
  case outline(ShapeOutline)
  case cover(RenderPlan.Texture, place: IntRect)
}

extension PlanMaker {
  /// Adds what clips leave of an area.
  func add(_ area: IntRect, _ paint: QuadPaint, _ cut: Cut = .all) {
    switch cut {
    case .all: plan.add(quad(area, from: .empty, paint, .all), from: paint.texture, paint.mode)
    case .outline(let outline): add(outline, in: area, paint)
    case .cover(let cover, let place):
      plan.add(
        quad(area, from: place, paint, .cover), from: paint.texture, cover: cover, paint.mode)
    }
  }

  /// Adds what lies between edges.
  func add(_ outline: ShapeOutline, in visible: IntRect, _ paint: QuadPaint) {
    for part in outline.parts {
      let shown = part.area.intersection(visible)
      if shown.isEmpty { continue }
      if part.isFull {
        add(shown, paint)
        continue
      }
      var quad = quad(shown, from: .empty, paint, .outline)
      (quad.sourceX, quad.sourceY) = (Float(plan.numbers.count), 0)
      plan.addNumbers(of: part, outline, shown)
      plan.add(quad, from: paint.texture, paint.mode)
    }
  }

  private func quad(
    _ area: IntRect, from source: IntRect, _ paint: QuadPaint, _ coverage: RenderPlan.Coverage
  ) -> RenderPlan.Quad {
    let numbers = paint.numbers(area)
    var quad = quad(
      area, from: source, paint.color, paint.kind, coverage,
      numbers: numbers.isEmpty ? 0 : plan.add(numbers: numbers))
    quad.kind |= paint.bits
    return quad
  }

  /// A quad of whole pixels, the first texel of whose coverage lies at the upper left of `source`.
  func quad(
    _ visible: IntRect, from source: IntRect, _ color: UInt32, _ paint: RenderPlan.Paint,
    _ coverage: RenderPlan.Coverage, numbers: UInt32 = 0
  ) -> RenderPlan.Quad {
    RenderPlan.Quad(
      left: Float(visible.left), top: Float(visible.top), right: Float(visible.right),
      bottom: Float(visible.bottom), sourceX: Float(visible.left - source.left),
      sourceY: Float(visible.top - source.top), color: color, kind: Self.kind(paint, coverage),
      numbers: numbers)
  }

  static func kind(_ paint: RenderPlan.Paint, _ coverage: RenderPlan.Coverage) -> UInt32 {
    paint.rawValue | coverage.rawValue << 4
  }

  static func pixel(opacity: Double) -> UInt32 {
    UInt32((opacity.limitedToOne * 255).rounded()) * 0x0101_0101
  }
}
