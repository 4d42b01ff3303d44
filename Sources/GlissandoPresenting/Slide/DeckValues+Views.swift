import Glissando
import GlissandoDeck

// A deck's values in the views' own.

extension DeckTransition {
  /// The transition of the views.
  var transition: AnyTransition {
    switch self {
    case .fade: .opacity
    case .scale: .scale(scale: 0.6).combined(with: .opacity)
    case .slide: .slide.combined(with: .opacity)
    case .moveUp: Self.move(from: .bottom, to: .top)
    case .moveDown: Self.move(from: .top, to: .bottom)
    case .moveLeft: Self.move(from: .trailing, to: .leading)
    case .moveRight: Self.move(from: .leading, to: .trailing)
    case .blur: AnyTransition(.blurReplace)
    case .cut: .identity
    }
  }

  private static func move(from start: Edge, to end: Edge) -> AnyTransition {
    .asymmetric(insertion: .push(from: start), removal: .move(edge: end).combined(with: .opacity))
  }
}

extension DeckAlignment {
  var text: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension DeckFont {
  func font(size: Double, weight: Font.Weight) -> Font {
    switch self {
    case .design(let design): .system(size: size, weight: weight, design: design)
    case .named(let family): .custom(family, size: size).weight(weight)
    }
  }
}

extension DeckPaint {
  /// The style that fills with it.
  var style: AnyShapeStyle {
    switch self {
    case .color(let color): AnyShapeStyle(color)
    case .linear(let gradient, let start, let end):
      AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    case .radial(let gradient, let center):
      AnyShapeStyle(
        EllipticalGradient(
          gradient: gradient, center: center, startRadiusFraction: 0,
          endRadiusFraction: Self.reach(from: center)))
    }
  }
}

extension DeckPaint {
  /// How far it is from a point to the farthest side of the unit square around it.
  fileprivate static func reach(from center: UnitPoint) -> Double {
    max(center.x, 1 - center.x, center.y, 1 - center.y)
  }

  /// What is read on the paint: dark where its colours are dark on the whole.
  ///
  /// - Parameter ground: What shows through it; behind that there is black. One that cannot be
  ///   seen at all stands for what will be there.
  func colorScheme(over ground: DeckPaint) -> ColorScheme {
    let (light, behind) = (light, ground.light)
    let shown = behind.opacity > 0 ? behind.amount : behind.ofColors
    return light.amount + shown * (1 - light.opacity) < Self.darkest ? .dark : .light
  }

  /// Whether nothing shows through it.
  fileprivate var isOpaque: Bool { light.opacity >= 1 }

  /// On a paint of this brightness black and white are read equally well, by the contrast of
  /// WCAG 2.1: (1.05 / (L + 0.05)) = ((L + 0.05) / 0.05).
  private static let darkest: Float = 0.179

  /// On average the luminance that it adds, from 0 to 1, how much it hides, and the luminance of
  /// its colours if they hid all.
  private var light: (amount: Float, opacity: Float, ofColors: Float) {
    let colors =
      switch self {
      case .color(let color): [color]
      case .linear(let gradient, _, _), .radial(let gradient, _): gradient.stops.map(\.color)
      }
    let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
    guard !resolved.isEmpty else { return (1, 1, 1) }
    let sum = resolved.reduce(SIMD3<Float>()) { sum, color in
      let value = Float(color.luminance)
      return sum + SIMD3(value * color.opacity, color.opacity, value)
    }
    let mean = sum / Float(resolved.count)
    return (mean.x, mean.y, mean.z)
  }
}

extension SlideState {
  /// Whether nothing shows through the slide.
  var isOpaque: Bool { background.isOpaque || ground.isOpaque }
}

/// An area of a paint.
struct PaintView: View {
  let paint: DeckPaint

  var body: some View { Rectangle().fill(paint.style) }
}
