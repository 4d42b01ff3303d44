import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A stepper with its label.
struct StepperRow: View {
  let steps: StepperSteps
  let label: ControlLabel?
  /// The half that the pointer holds down.
  @State private var pressed: StepperHalf?
  @Environment(\.isInRow) private var isInRow
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isDimmed) private var isDimmed
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      if let label, !isLabelHidden {
        label
        if isInRow { Spacer(minLength: 0) }
      }
      if let text = steps.shownText {
        Text(verbatim: text).monospacedDigit().foregroundStyle(.secondary)
      }
      buttons
    }
    .environmentDefault(\.font, ControlMetrics.labelFont(size))
    .dimmed(unless: isEnabled || isDimmed)
    .modifier(
      ControlModifier(
        description: AccessibleDescription(.stepper, value: steps.spokenText),
        name: isLabelHidden ? label?.name : nil, focus: .edit,
        handleKey: handle))
  }

  private var buttons: some View {
    HStack(spacing: 0) {
      half(.decrement)
      half(.increment)
    }
    .background { ControlChrome(kind: .bordered).environment(\.controlInteraction, .none) }
    .overlay { StepperDivider() }
    .overlay {
      FocusRing(shape: RoundedRectangle(cornerRadius: ControlMetrics.radius(size)))
    }
  }

  private func half(_ half: StepperHalf) -> some View {
    StepperButton(half: half, isPressed: pressed == half, isAvailable: action(half) != nil)
      .accessibilityLabel(half == .increment ? "increment" : "decrement")
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in if pressed == nil { press(half) } }
          .onEnded { _ in release() }
          .onCancelled { _ in release() }
      )
      .modifier(RepeatingAction(isActive: pressed == half && action(half) != nil) { step(half) })
  }

  private func action(_ half: StepperHalf) -> (() -> Void)? {
    half == .increment ? steps.increment : steps.decrement
  }

  private func press(_ half: StepperHalf) {
    guard action(half) != nil else { return }
    withTransaction(Transaction()) { pressed = half }
    steps.editingChanged(true)
    step(half)
  }

  private func release() {
    guard pressed != nil else { return }
    withTransaction(Transaction()) { pressed = nil }
    steps.editingChanged(false)
  }

  private func step(_ half: StepperHalf) { action(half)?() }

  private func handle(_ press: KeyPress) -> Bool {
    let half: StepperHalf
    switch press.key {
    case .upArrow, .rightArrow: half = .increment
    case .downArrow, .leftArrow: half = .decrement
    default: return false
    }
    guard press.phase != .up, let action = action(half) else { return true }
    // A key while a half is held is part of an editing that has begun.
    if pressed == nil { steps.editingChanged(true) }
    action()
    if pressed == nil { steps.editingChanged(false) }
    return true
  }
}

enum StepperHalf { case increment, decrement }

extension ControlInteraction {
  /// Nobody does anything with the control.
  static let none = ControlInteraction()
}

/// One half of a stepper.
private struct StepperButton: View {
  let half: StepperHalf
  let isPressed: Bool
  let isAvailable: Bool
  @State private var isHovered = false
  @Environment(\.controlSize) private var size
  @Environment(\.signScale) private var scale

  var body: some View {
    let height = ControlMetrics.height(size)
    let side = max(height, ControlMetrics.height(.regular) * scale) * 0.36
    return StepperSign(isPlus: half == .increment)
      .stroke(
        HierarchicalShapeStyle.primary.opacity(isAvailable ? 0.8 : 0.25),
        style: StrokeStyle(lineWidth: 1.6, lineCap: .round)
      )
      .frame(width: side, height: side)
      .frame(width: height * 1.1, height: height)
      .background {
        RoundedRectangle(cornerRadius: max(ControlMetrics.radius(size) - 2, 2))
          .fill(ControlColors.border.opacity(light))
          .padding(2)
      }
      .animation(ControlMetrics.respond, value: light)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private var light: Double {
    guard isAvailable else { return 0 }
    return isPressed ? 0.12 : isHovered ? 0.06 : 0
  }
}

/// A minus or a plus.
private struct StepperSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    guard isPlus else { return path }
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    return path
  }
}

/// The line between the halves.
private struct StepperDivider: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.controlSize) private var size

  var body: some View {
    Rectangle()
      .fill(ControlColors.border.opacity(0.14))
      .frame(width: ControlMetrics.hairline(scale), height: ControlMetrics.height(size) * 0.5)
      .allowsHitTesting(false)
  }
}
