public import Foundation
import GlissandoMotion
public import GlissandoViews

/// A control that makes a value a step larger or smaller.
public nonisolated struct Stepper<Label: View>: View {
  private let steps: StepperSteps
  private let label: Label

  private init(_ steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  /// Makes a stepper with actions of its own; nil where there is nothing more to step to.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(
        increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged),
      label: label())
  }

  /// Makes a stepper for a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, nil, step, onEditingChanged), label: label())
  }

  /// Makes a stepper for a value within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, bounds, step, onEditingChanged), label: label())
  }

  /// The stepper.
  @MainActor public var body: some View {
    StepperRow(steps: steps, label: ControlLabel(unlessEmpty: label, in: .titles))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title and actions of its own.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title and actions of its own.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value within bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value within bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, which shows its value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperSteps(value, nil, step, onEditingChanged, text: format.format),
      label: Text(titleKey))
  }

  /// Makes a stepper with a title and bounds, which shows its value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperSteps(value, bounds, step, onEditingChanged, text: format.format),
      label: Text(titleKey))
  }
}

/// What a stepper does.
struct StepperSteps {
  /// Nil where there is nothing more to step to.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
  /// The value as the stepper shows it, or as it is told to those who do not see it.
  var shownText: String?
  var spokenText: String?

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, editingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.editingChanged = editingChanged
  }

  /// Steps of a value; one that would leave the bounds ends there.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editingChanged: @escaping (Bool) -> Void, text: ((V) -> String)? = nil
  ) {
    let current = value.wrappedValue
    func stepped(forwards: Bool) -> V {
      let start = value.wrappedValue
      let end = start.stepped(by: step, forwards: forwards)
      guard let bounds else { return end }
      return min(max(end, bounds.lowerBound), bounds.upperBound)
    }
    func change(forwards: Bool) -> (() -> Void)? {
      stepped(forwards: forwards) == current
        ? nil : { value.wrappedValue = stepped(forwards: forwards) }
    }
    self.init(
      increment: change(forwards: true), decrement: change(forwards: false),
      editingChanged: editingChanged)
    shownText = text?(current)
    spokenText = shownText ?? "\(current)"
  }
}

extension Strideable {
  /// The value a step further on, or back; an integer that would leave its type stays at the end.
  fileprivate func stepped(by step: Stride, forwards: Bool) -> Self {
    guard let number = self as? any FixedWidthInteger, let step = step as? any BinaryInteger else {
      return forwards ? advanced(by: step) : advanced(by: -step)
    }
    return number.saturating(adding: step, forwards: forwards) as? Self ?? self
  }
}

extension FixedWidthInteger {
  /// The sum with a number, or the difference to it, as far as the type goes.
  fileprivate func saturating(adding step: some BinaryInteger, forwards: Bool) -> Self {
    let isUp = (step > 0) == forwards
    let amount = Magnitude(clamping: step.magnitude)
    let own = Magnitude(truncatingIfNeeded: self)
    if isUp {
      let room = Magnitude(truncatingIfNeeded: Self.max) &- own
      return amount >= room ? .max : Self(truncatingIfNeeded: own &+ amount)
    }
    let room = own &- Magnitude(truncatingIfNeeded: Self.min)
    return amount >= room ? .min : Self(truncatingIfNeeded: own &- amount)
  }
}
