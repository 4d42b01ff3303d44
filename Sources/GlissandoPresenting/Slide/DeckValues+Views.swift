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

/// An area of a paint.
struct PaintView: View {
  let paint: DeckPaint

  var body: some View { Rectangle().fill(paint.style) }
}
