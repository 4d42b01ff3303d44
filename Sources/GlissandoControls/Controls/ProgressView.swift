import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Shows how far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// What passes instead of a fraction that is given.
  private let span: ProgressSpan?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(
    fraction: Double?, span: ProgressSpan? = nil, label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.span = span
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The share of a value in a total; [0, 1], or nil if that is not known.
  ///
  /// A total that is not above 0, and what is not a number, count as not begun.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return total > 0 && share.isFinite ? min(max(share, 0), 1) : 0
  }

  /// Shows the share of a value in a total, with a label and one for the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// The progress in the style around.
  @MainActor public var body: some View {
    if let span {
      TimelineView(span) { shown(span.fraction(at: $0.date)) }
    } else {
      shown(fraction)
    }
  }

  @MainActor private func shown(_ fraction: Double?) -> some View {
    StyledControl(
      \.progressViewStyle,
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.flatMap {
          $0 is EmptyView ? nil : ProgressViewStyleConfiguration.Label(content: ControlLabel($0))
        },
        currentValueLabel: currentValueLabel.flatMap {
          $0 is EmptyView
            ? nil
            : ProgressViewStyleConfiguration.CurrentValueLabel(content: ControlLabel($0))
        })
    )
    .withoutGround()
    .modifier(
      AccessibilityProperties(
        label: label.flatMap { ControlLabel(unlessEmpty: $0)?.name },
        value: fraction?.percentage ?? "busy", role: .progress, children: .combine))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Shows that something goes on, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Shows that something goes on, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Shows the share of a value in a total; nil is not known.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// Shows the share of a value in a total, with a label; nil is not known.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  /// Shows the share of a value in a total, with a title; nil is not known.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows the share of a value in a total, with a title; nil is not known.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Shows the progress of the configuration that a style is given.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension Double {
  /// A part of a whole in words, for those who do not see it.
  var percentage: String { "\(Int(clamping: (self * 100).rounded()))%" }
}
