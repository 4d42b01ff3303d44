import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// The built-in styles of toggles.

/// The style for the place where a toggle is: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A label and a switch at the other end.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }
  /// Makes the style with a colour for what is on; an older spelling of `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// Shows a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// A box with a tick and a label behind it.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

/// A button that stays down.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInFace(
      label: configuration.label.content, role: nil,
      look: .chrome(configuration.isOn ? .prominent : .bordered)
    )
    .modifier(ToggleControl(configuration: configuration))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style for the place where a toggle is.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Makes a view the control of a toggle.
@usableFromInline
struct ToggleControl: ViewModifier {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden

  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      ControlModifier(
        description: configuration.description,
        name: isLabelHidden ? configuration.label.content.name : nil,
        activate: { configuration.isOn.toggle() }))
  }
}

/// A label and a switch.
private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      if !isLabelHidden {
        configuration.label
        Spacer(minLength: ControlMetrics.labelSpacing)
      }
      Switch(isOn: configuration.$isOn)
    }
    .environmentDefault(\.font, ControlMetrics.labelFont(size))
    .frame(holdingAtLeast: nil, by: ControlMetrics.height(.regular))
    .contentShape(Rectangle())
    .dimmed(unless: isEnabled)
    .modifier(ToggleControl(configuration: configuration))
  }
}

/// The switch itself.
///
/// Its knob can be dragged; on release it springs to the nearer side, or to the side that it was
/// thrown to.
private struct Switch: View {
  @Binding var isOn: Bool
  /// The way of the knob that is being dragged, in points.
  @GestureState private var drag: CGFloat?
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.displayScale) private var scale

  private var travel: CGFloat {
    ControlMetrics.switchSize.width - ControlMetrics.switchSize.height
  }

  var body: some View {
    let knob = ControlMetrics.switchSize.height - 2 * ControlMetrics.switchInset
    let position = drag ?? (isOn ? travel : 0)
    let isPressed = interaction.isPressed || drag != nil
    let stretch = isPressed ? ControlMetrics.switchStretch : 0
    ZStack(alignment: .leading) {
      ground(isOn: drag.map { $0 > travel / 2 } ?? isOn)
      Capsule()
        .fill(ControlColors.knob)
        .background { Capsule().fill(ControlColors.shadow.opacity(0.22)).offset(y: 1) }
        .frame(width: knob + stretch, height: knob)
        .offset(x: ControlMetrics.switchInset + position - stretch * position / travel)
        .animation(drag == nil ? ControlMetrics.glide : nil, value: position)
        .animation(ControlMetrics.press, value: stretch)
    }
    .frame(width: ControlMetrics.switchSize.width, height: ControlMetrics.switchSize.height)
    .overlay { FocusRing(shape: Capsule()) }
    .gesture(knobDrag)
  }

  private func ground(isOn: Bool) -> some View {
    let off = interaction.isHovered ? ControlColors.trackHovered : ControlColors.track
    return Capsule()
      .fill(isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(off))
      .strokeBorder(
        ControlColors.border.opacity(0.08), lineWidth: ControlMetrics.hairline(scale)
      )
      .animation(ControlMetrics.respond, value: isOn)
      .animation(ControlMetrics.respond, value: interaction)
  }

  private var knobDrag: some Gesture {
    let start = isOn ? travel : 0
    return DragGesture(minimumDistance: 3)
      .updating($drag) { value, state, transaction in
        state = min(max(start + value.translation.width, 0), travel)
        transaction.isContinuous = true
        transaction.tracksVelocity = true
      }
      .onEnded { value in
        let end = start + value.predictedEndTranslation.width
        if (end > travel / 2) != isOn { isOn.toggle() }
      }
  }
}

/// A box with a tick.
private struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      CheckMark(isOn: configuration.isOn, isMixed: configuration.isMixed)
      if !isLabelHidden { configuration.label }
    }
    .environmentDefault(\.font, ControlMetrics.labelFont(size))
    .frame(holdingAtLeast: nil, by: ControlMetrics.height(.small))
    .contentShape(Rectangle())
    .dimmed(unless: isEnabled)
    .modifier(ToggleControl(configuration: configuration))
  }
}

/// The box of a checkbox, and the tick that is drawn into it, or the line for values that differ.
private struct CheckMark: View {
  let isOn: Bool
  let isMixed: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5)
    ZStack {
      MarkGround(shape: shape, isOn: isOn || isMixed)
      Capsule().fill(ProminentLabel())
        .frame(width: isMixed ? ControlMetrics.checkboxSide / 2 : 0, height: 2)
        .animation(ControlMetrics.glide, value: isMixed)
      Tick()
        .trim(from: 0, to: isOn ? 1 : 0)
        .stroke(
          ProminentLabel(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .animation(ControlMetrics.glide, value: isOn)
    }
    .frame(width: ControlMetrics.checkboxSide, height: ControlMetrics.checkboxSide)
    .overlay { FocusRing(shape: shape) }
  }
}

/// The ground of a box or a circle that can be marked.
struct MarkGround<S: InsettableShape>: View {
  let shape: S
  let isOn: Bool
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.displayScale) private var scale

  var body: some View {
    ZStack {
      shape.fill(ControlColors.shadow.opacity(0.08)).offset(y: 1)
      shape.fill(
        isOn
          ? AnyShapeStyle(ProminentFill(shade: interaction.shade))
          : AnyShapeStyle(interaction.surface))
      shape.strokeBorder(
        ControlColors.border.opacity(isOn ? 0.1 : 0.3), lineWidth: ControlMetrics.hairline(scale))
    }
    .animation(ControlMetrics.respond, value: isOn)
    .animation(ControlMetrics.respond, value: interaction)
  }
}

/// A tick in a square.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.26, y: rect.minY + rect.height * 0.53))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.44, y: rect.minY + rect.height * 0.7))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.minY + rect.height * 0.32))
    return path
  }
}
