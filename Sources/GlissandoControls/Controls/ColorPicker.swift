import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A control that chooses a colour: a well with the colour, which opens a panel to mix it.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Makes a picker; one that does not support opacity gives opaque colours only.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label and the well.
  @MainActor public var body: some View {
    ColorPickerRow(
      selection: selection, supportsOpacity: supportsOpacity,
      label: ControlLabel(unlessEmpty: label))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title; one that does not support opacity gives opaque colours only.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a title; one that does not support opacity gives opaque colours only.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A picker of colours with its label.
private struct ColorPickerRow: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  let label: ControlLabel?
  @State private var isOpen = false
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      if let label, !isLabelHidden {
        label.environmentDefault(\.font, ControlMetrics.labelFont(size))
        Spacer(minLength: 0)
      }
      ColorWell(color: selection)
        .modifier(
          ControlModifier(
            description: AccessibleDescription(.picker, value: resolved.description),
            name: label?.name,
            activate: { isOpen = true })
        )
        .popover(isPresented: $isOpen) {
          ColorPanel(
            start: ColorMixture(resolved), supportsOpacity: supportsOpacity, selection: $selection)
        }
    }
    .dimmed(unless: isEnabled)
  }

  private var resolved: Color.Resolved { selection.resolve(in: environment) }
}

/// The well that shows a colour, over a pattern where something is seen through it.
private struct ColorWell: View {
  let color: Color
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.controlSize) private var size
  @Environment(\.displayScale) private var scale

  var body: some View {
    let height = ControlMetrics.height(size) - 6
    let shape = RoundedRectangle(cornerRadius: ControlMetrics.radius(size))
    ZStack {
      Checkers().clipShape(shape)
      shape.fill(color)
      shape.strokeBorder(
        ControlColors.border.opacity(interaction.isHovered ? 0.4 : 0.22),
        lineWidth: ControlMetrics.hairline(scale))
    }
    .frame(width: height * 1.7, height: height)
    .overlay { FocusRing(shape: shape) }
    .animating(ControlMetrics.press, value: interaction.isPressed) {
      $0.scaleEffect(interaction.isPressed ? ControlMetrics.pressedScale : 1)
    }
    .contentShape(Rectangle())
  }
}

/// The pattern that is seen through what is not opaque.
struct Checkers: View {
  var body: some View {
    ZStack {
      Color(white: 0.98)
      CheckerShape().fill(Color(white: 0.78))
    }
  }
}

private struct CheckerShape: Shape {
  /// The side of a square in points.
  private static let side: CGFloat = 5

  func path(in rect: CGRect) -> Path {
    let columns = Int(pixels: (rect.width / Self.side).rounded(.up))
    let rows = Int(pixels: (rect.height / Self.side).rounded(.up))
    var path = Path()
    for row in 0..<max(rows, 0) {
      for column in 0..<max(columns, 0) where (row + column) % 2 == 0 {
        let square = CGRect(
          x: rect.minX + CGFloat(column) * Self.side, y: rect.minY + CGFloat(row) * Self.side,
          width: Self.side, height: Self.side)
        path.addRect(square.intersection(rect))
      }
    }
    return path
  }
}
