import Foundation
import GlissandoMotion
import GlissandoViews

/// A slider with its labels.
struct SliderRow: View {
  let value: SliderValue
  let label: ControlLabel?
  let minimum: ControlLabel?
  let maximum: ControlLabel?
  /// Counts changes by key: these glide, while the knob is under the pointer at once.
  @State private var keyChanges = 0
  @State private var isDragging = false
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      if let label, !isLabelHidden { label }
      if let minimum { minimum.foregroundStyle(.secondary) }
      SliderTrack(value: value, keyChanges: keyChanges, isDragging: $isDragging)
      if let maximum { maximum.foregroundStyle(.secondary) }
    }
    .environmentDefault(\.font, ControlMetrics.labelFont(size))
    .dimmed(unless: isEnabled)
    .adjustable(
      name: isLabelHidden ? label?.name : nil, value: "\(value.binding.wrappedValue)", range: range,
      setNumber: choose, handleKey: handle)
  }

  private var range: AccessibleRange {
    AccessibleRange(
      value: value.binding.wrappedValue, lower: value.lower, upper: value.upper, step: value.keyStep
    )
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard let change = change(for: press) else { return false }
    if press.phase != .up { choose(change) }
    return true
  }

  private func choose(_ number: Double) {
    guard value.isUsable else { return }
    keyChanges += 1
    // A key in mid-drag is part of an editing that has begun.
    if !isDragging { value.editingChanged(true) }
    value.choose(number, isContinuous: false)
    if !isDragging { value.editingChanged(false) }
  }

  /// How many key steps page up and down are.
  private static let pageSteps = 5.0

  /// The value that a key asks for.
  private func change(for press: KeyPress) -> Double? {
    let current = value.binding.wrappedValue
    let start = current.isFinite ? current : value.lower
    switch press.key {
    case .leftArrow, .downArrow: return start - value.keyStep
    case .rightArrow, .upArrow: return start + value.keyStep
    case .pageDown: return start - value.keyStep * Self.pageSteps
    case .pageUp: return start + value.keyStep * Self.pageSteps
    case .home: return value.lower
    case .end: return value.upper
    default: return nil
    }
  }
}
