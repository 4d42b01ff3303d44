import Glissando
import GlissandoDeck

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
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .leading: .top
    case .center: .center
    case .trailing: .bottom
    }
  }

  var text: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension DeckFont {
  /// The font of a size and a weight.
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
        RadialGradient(gradient: gradient, center: center, startRadius: 0, endRadius: 600))
    }
  }
}

extension DeckPaint {
  /// What is read on the paint: dark where its colours are dark on the whole.
  func colorScheme(over ground: DeckPaint) -> ColorScheme {
    let (brightness, opacity) = brightness
    let whole = brightness * opacity + ground.brightness.value * (1 - opacity)
    return whole < Self.darkest ? .dark : .light
  }

  /// On a paint of this brightness black and white are read equally well, by the contrast of
  /// WCAG 2.1: (1.05 / (L + 0.05)) = ((L + 0.05) / 0.05).
  private static let darkest: Float = 0.179

  /// The luminance, from 0, black, to 1, white, and the opacity, both on average.
  private var brightness: (value: Float, opacity: Float) {
    let colors =
      switch self {
      case .color(let color): [color]
      case .linear(let gradient, _, _), .radial(let gradient, _): gradient.stops.map(\.color)
      }
    let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
    guard !resolved.isEmpty else { return (1, 0) }
    let sum = resolved.reduce(SIMD2<Float>()) { sum, color in
      // The weights of ITU-R BT.709.
      let value =
        0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
      return sum + SIMD2(value, color.opacity)
    }
    let mean = sum / Float(resolved.count)
    return (mean.x, mean.y)
  }
}

/// An area of a paint.
struct PaintView: View {
  let paint: DeckPaint

  var body: some View { Rectangle().fill(paint.style) }
}
