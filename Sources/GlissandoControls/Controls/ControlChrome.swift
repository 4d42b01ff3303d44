import Foundation
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// The surface of a button.
struct ControlChrome: View {
  enum Kind: Equatable {
    /// A surface with a border.
    case bordered
    /// A surface with a border, and a trace of the tint.
    case tinted
    /// A surface of the tint.
    case prominent
    /// Nothing until the pointer is on it.
    case borderless
  }

  let kind: Kind
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.controlSize) private var size
  @Environment(\.displayScale) private var scale
  @Environment(\.buttonBorderShape) private var borderShape

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: borderShape.radius(ControlMetrics.radius(size)))
  }

  var body: some View {
    ZStack {
      if kind != .borderless {
        shape.fill(ControlColors.shadow.opacity(interaction.isPressed ? 0.02 : 0.1))
          .offset(y: 1)
      }
      shape.fill(fill)
      shape.strokeBorder(border, lineWidth: ControlMetrics.hairline(scale))
    }
    .animation(ControlMetrics.respond, value: interaction)
  }

  private var fill: AnyShapeStyle {
    switch kind {
    case .prominent: AnyShapeStyle(ProminentFill(shade: interaction.shade))
    case .bordered: AnyShapeStyle(interaction.surface)
    case .tinted: AnyShapeStyle(TintedFill(surface: interaction.surface))
    case .borderless:
      AnyShapeStyle(ControlColors.border.opacity(interaction.shade))
    }
  }

  private var border: AnyShapeStyle {
    switch kind {
    case .prominent: AnyShapeStyle(ControlColors.shadow.opacity(0.12))
    case .bordered, .tinted: AnyShapeStyle(ControlColors.border.opacity(0.15))
    case .borderless: AnyShapeStyle(ControlColors.border.opacity(0))
    }
  }
}

/// The mark around what has the keyboard.
///
/// It closes in on the control when it appears.
package struct FocusRing<S: InsettableShape>: View {
  let shape: S
  @Environment(\.controlInteraction) private var interaction

  /// A mark that follows the outline of the control around.
  nonisolated package init(shape: S) { self.shape = shape }

  /// The mark, invisible while the control around does not have the keyboard.
  package var body: some View {
    let offset =
      interaction.isFocused
      ? ControlMetrics.focusOffset : ControlMetrics.focusApproach
    shape.inset(by: -offset)
      .stroke(
        TintShapeStyle().opacity(interaction.isFocused ? 0.85 : 0),
        lineWidth: ControlMetrics.focusWidth
      )
      .animation(ControlMetrics.focus, value: interaction.isFocused)
      .allowsHitTesting(false)
  }
}

/// The tint, deep enough for white letters to be read on it where it is dark enough to take them.
struct ProminentFill: ShapeStyle, PaintStyle {
  /// How much black is mixed in for the pointer; [0, 1].
  var shade: Double = 0

  func paint(in environment: EnvironmentValues) -> Paint {
    guard case .color(let tint) = TintShapeStyle().paint(in: environment) else {
      return TintShapeStyle().paint(in: environment)
    }
    var color = tint.takesWhiteLetters ? tint.deepened : tint
    color.darken(by: shade)
    return .color(color)
  }
}

/// What is written on the tint.
struct ProminentLabel: ShapeStyle, PaintStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    guard case .color(let tint) = TintShapeStyle().paint(in: environment) else {
      return .color(Color.white.resolve(in: environment))
    }
    return .color(Color.Resolved(hex: tint.takesWhiteLetters ? 0xFFFFFF : 0x1A1A1A))
  }
}

/// The surface of a button with a trace of the tint.
struct TintedFill: ShapeStyle, PaintStyle {
  let surface: AdaptiveColor
  private static let share = 0.1

  func paint(in environment: EnvironmentValues) -> Paint {
    color(in: environment).map { .color($0) } ?? surface.paint(in: environment)
  }

  /// The colour; nil where the tint is none.
  fileprivate func color(in environment: EnvironmentValues) -> Color.Resolved? {
    guard case .color(var tint) = TintShapeStyle().paint(in: environment),
      case .color(let ground) = surface.paint(in: environment)
    else { return nil }
    let share = Self.share * Double(tint.opacity)
    tint.opacity = 1
    return ground.mixed(with: tint, by: share, in: .device)
  }
}

/// What is written on such a surface: the tint, as deep or as light as it takes to be read there.
struct TintedLabel: ShapeStyle, PaintStyle {
  private static let grounds = [
    ControlColors.surface, ControlColors.surfaceHovered, ControlColors.surfacePressed,
  ]

  func paint(in environment: EnvironmentValues) -> Paint {
    guard case .color(var color) = TintShapeStyle().paint(in: environment) else {
      return TintShapeStyle().paint(in: environment)
    }
    color.opacity = 1
    for ground in Self.grounds {
      TintedFill(surface: ground).color(in: environment).map { color.keepClear(of: $0) }
    }
    return .color(color)
  }
}

extension Color.Resolved {
  /// A hair more than the contrast of text (WCAG 2.2, level AA), which is lost where colours are rounded.
  private static let contrast = 4.6

  /// Makes the colour darker or lighter where text of it could not be read on a ground.
  fileprivate mutating func keepClear(of ground: Color.Resolved) {
    let (own, other) = (luminance, ground.luminance)
    if other > 0.18 {
      let most = max((other + 0.05) / Self.contrast - 0.05, 0)
      if own > most { darken(by: 1 - most / own) }
    } else {
      let least = min((other + 0.05) * Self.contrast - 0.05, 1)
      if own < least { lighten(by: (least - own) / (1 - own)) }
    }
  }

  /// Gives a part of the light that is missing to white.
  private mutating func lighten(by amount: Double) {
    let part = Float(min(max(amount, 0), 1))
    linearRed += (1 - linearRed) * part
    linearGreen += (1 - linearGreen) * part
    linearBlue += (1 - linearBlue) * part
  }

  /// Whether white letters look right on the colour; on lighter ones they are dark.
  fileprivate var takesWhiteLetters: Bool { luminance < 0.32 }

  /// The colour, dark enough for a contrast of 4.5 to white (WCAG 2.2, level AA).
  fileprivate var deepened: Color.Resolved {
    let most = 1.05 / 4.5 - 0.05
    guard luminance > most else { return self }
    var color = self
    color.darken(by: 1 - most / luminance)
    return color
  }

  /// Takes a part of the light away.
  fileprivate mutating func darken(by amount: Double) {
    let factor = Float(1 - min(max(amount, 0), 1))
    linearRed *= factor
    linearGreen *= factor
    linearBlue *= factor
  }
}
