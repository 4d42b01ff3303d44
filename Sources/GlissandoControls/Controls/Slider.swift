import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A control for a value within bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let value: SliderValue
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  nonisolated private init(
    _ value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel
  ) {
    self.value = value
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Makes a slider with a label and labels at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider in steps with a label and labels at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// The slider.
  @MainActor public var body: some View {
    SliderRow(
      value: value,
      label: ControlLabel(unlessEmpty: label),
      minimum: ControlLabel(unlessEmpty: minimumValueLabel),
      maximum: ControlLabel(unlessEmpty: maximumValueLabel))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider in steps with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: Double(step), onEditingChanged), label: EmptyView(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

/// The value of a slider as a number between two others.
struct SliderValue {
  let binding: Binding<Double>
  let lower: Double
  let upper: Double
  /// The distance between two values that can be chosen; nil for any.
  let step: Double?
  let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    binding = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.editingChanged = editingChanged
  }

  /// Whether there is anything to choose: bounds that are finite and differ.
  var isUsable: Bool { (upper - lower).isFinite && upper > lower }

  /// Where the value lies between the bounds; 0 for one that is not finite.
  var fraction: Double {
    let value = binding.wrappedValue
    guard isUsable, value.isFinite else { return 0 }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }

  /// What one press of an arrow key changes: a step, or a twentieth of the way.
  var keyStep: Double { step ?? (upper - lower) / 20 }

  /// The value that can be chosen nearest to a number; nil for one that is not finite.
  func nearest(_ value: Double) -> Double? {
    guard isUsable, value.isFinite else { return nil }
    guard let step else { return min(max(value, lower), upper) }
    // A tenth goes 2.9999999999999996 times into three tenths.
    let last = ((upper - lower) / step * (1 + 1e-9)).rounded(.down)
    return min(lower + min(max(((value - lower) / step).rounded(), 0), last) * step, upper)
  }

  /// Chooses a value, as one of the many changes of an ongoing gesture.
  func choose(_ value: Double, isContinuous: Bool) {
    guard let nearest = nearest(value), nearest != binding.wrappedValue else { return }
    guard isContinuous else { return binding.wrappedValue = nearest }
    var transaction = Transaction()
    transaction.isContinuous = true
    withTransaction(transaction) { binding.wrappedValue = nearest }
  }
}
