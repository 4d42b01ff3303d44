import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// The built-in styles of buttons.

/// The style for the place where a button is: a surface with a border below words and symbols.
///
/// A label that draws a ground of its own is shown as it is, without surface, space around it or least
/// size, and pales while it is pressed. Such a ground is a shape, also one in a background or an overlay,
/// that is at least three quarters as wide and as high as the label; and a shape, a picture or a canvas
/// anywhere in it that is wider and higher than a control of one line, or a symbol that is so by three
/// quarters more. Smaller symbols, progress views and gauges are none. A label that becomes one or the
/// other is looked at again.
///
/// Words and symbols that could hardly be told from the surface, such as white ones on a light one, were made for
/// what is behind the button: that label is shown as it is, too.
///
/// Shown as it is, in the tint, is also the label of a button that has a background itself, whatever stands
/// between the two but a container: `Button("Go") {}.padding().background(.blue)`.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .automatic)
      .toldOfGround()
  }
}

/// A button with a surface and a border.
///
/// Where a tint is set, its label has that colour, as far as it can be read, on a surface with a trace of it.
///
/// SwiftUI: without a tint the label has the accent colour on some platforms; here it is as dark as text.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .chrome(.tinted))
  }
}

/// The same for the library's own buttons, which keep dark words whatever the tint.
nonisolated struct NeutralButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .chrome(.bordered))
  }
}

/// A button with a surface of the tint, for what matters most.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .chrome(.prominent))
  }
}

/// A button whose surface appears under the pointer.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .chrome(.borderless))
  }
}

/// A button that looks like its label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .plain)
  }
}

/// A button that looks like a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(configuration: configuration, look: .link)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style for the place where a button is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A surface with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A surface of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No surface until the pointer is on the button.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button of the built-in styles.
private struct BuiltInButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ButtonLook

  var body: some View {
    BuiltInFace(label: configuration.label.content, role: configuration.role, look: look)
      .modifier(
        ControlModifier(
          description: AccessibleDescription(look == .link ? .link : .button),
          activate: configuration.action))
  }
}

enum ButtonLook: Equatable {
  /// A bordered surface, unless the label draws a ground of its own.
  case automatic
  case chrome(ControlChrome.Kind)
  case plain
  case link
}

/// What a button of the built-in styles looks like.
struct BuiltInFace: View {
  let label: ControlLabel
  let role: ButtonRole?
  let look: ButtonLook
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.controlSize) private var size
  @Environment(\.isDimmed) private var isDimmed
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.ground) private var ground
  @Environment(\.tint) private var tint

  /// Whether the label needs no surface.
  private var isBare: Bool { look == .automatic && ground != .none }

  var body: some View {
    OneElement(face)
      .contentShape(Rectangle())
      .overlay {
        FocusRing(shape: RoundedRectangle(cornerRadius: ControlMetrics.radius(size)))
      }
      .animating(ControlMetrics.press, value: interaction.isPressed) {
        $0.scaleEffect(interaction.isPressed ? ControlMetrics.pressedScale : 1)
          .opacity(isBare && interaction.isPressed ? Self.pressedOpacity : 1)
      }
      .dimmed(unless: isEnabled || isDimmed)
  }

  @ViewBuilder private var face: some View {
    switch look {
    case .automatic:
      surfaced(
        styledLabel.findingGround(
          largerThan: ControlMetrics.height(size), insteadOf: ControlColors.surface), .bordered)
    case .chrome(.tinted): surfaced(styledLabel, isTinted ? .tinted : .bordered)
    case .chrome(let kind): surfaced(styledLabel, kind)
    case .plain:
      faded(styledLabel, by: Self.pressedOpacity)
    case .link:
      faded(styledLabel, by: 0.7).pointerStyle(.link)
    }
  }

  private static let pressedOpacity = 0.6

  /// A label on a surface; one that is its own keeps its place in the tree, and with it its state.
  private func surfaced<V: View>(_ label: V, _ kind: ControlChrome.Kind) -> some View {
    let height = isBare ? 0 : ControlMetrics.height(size)
    return
      label
      .padding(.horizontal, isBare ? 0 : ControlMetrics.padding(size))
      .padding(.vertical, isBare ? 0 : ControlMetrics.verticalPadding)
      .frame(holdingAtLeast: height, by: height)
      .background { if !isBare { ControlChrome(kind: kind) } }
  }

  /// Pale while it is pressed only: what the pointer rests on is being read.
  private func faded<V: View>(_ view: V, by opacity: Double) -> some View {
    view.animating(ControlMetrics.respond, value: interaction.isPressed) {
      $0.opacity(interaction.isPressed ? opacity : 1)
    }
  }

  private var styledLabel: some View {
    label
      .environmentDefault(\.font, look == .plain ? nil : ControlMetrics.font(size))
      .environmentDefault(\.foregroundStyle, labelStyle)
  }

  /// Whether it shows the tint that is set around: what destroys something has a colour of its own.
  private var isTinted: Bool { look == .chrome(.tinted) && tint != nil && role != .destructive }

  private var labelStyle: AnyShapeStyle? {
    if look == .chrome(.prominent) { return AnyShapeStyle(ProminentLabel()) }
    if role == .destructive { return AnyShapeStyle(ControlColors.destructive) }
    if isTinted { return AnyShapeStyle(TintedLabel()) }
    let isBareTint = look == .link || look == .automatic && ground == .around
    return isBareTint ? AnyShapeStyle(TintShapeStyle()) : nil
  }
}
