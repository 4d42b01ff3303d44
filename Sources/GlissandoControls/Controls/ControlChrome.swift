import Foundation
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// The surface of a button.
struct ControlChrome: View {
  enum Kind: Equatable {
    /// A surface with a border.
    case bordered
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
    case .bordered:
      AnyShapeStyle(interaction.surface)
    case .borderless:
      AnyShapeStyle(ControlColors.border.opacity(interaction.shade))
    }
  }

  private var border: AnyShapeStyle {
    switch kind {
    case .prominent: AnyShapeStyle(ControlColors.shadow.opacity(0.12))
    case .bordered: AnyShapeStyle(ControlColors.border.opacity(0.15))
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

extension Color.Resolved {
  /// Relative luminance (WCAG 2.2, "relative luminance"); the channels are in proportion to light.
  fileprivate var luminance: Double {
    0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
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
