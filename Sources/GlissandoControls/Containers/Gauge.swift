import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Shows a value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// Makes a gauge with labels for the value and for the ends of the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The gauge in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.gaugeStyle,
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximumValueLabel)))
    )
    .withoutGround()
    .modifier(
      AccessibilityProperties(
        label: ControlLabel(unlessEmpty: label)?.name, value: fraction.percentage, role: .level,
        children: .combine))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with a label for the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a gauge.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// What a gauge shows.
public struct GaugeStyleConfiguration {
  /// A label whose type is hidden.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The label of the value.
  public typealias CurrentValueLabel = Label
  /// The label of the lower end.
  public typealias MinimumValueLabel = Label
  /// The label of the upper end.
  public typealias MaximumValueLabel = Label

  /// The value as a part of the range; [0, 1].
  public let value: Double
  /// What the gauge is about.
  public let label: Label
  /// The label of the value.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower end.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end.
  public let maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle: Sendable {
  /// The type of the gauge's view.
  associatedtype Body: View
  /// What a gauge shows.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension AnyStyle where Configuration == GaugeStyleConfiguration {
  nonisolated fileprivate init<S: GaugeStyle>(_ style: S) {
    self.init(style, \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of gauges.
  @Entry var gaugeStyle: AnyStyle<GaugeStyleConfiguration> = AnyStyle(DefaultGaugeStyle())
}

extension View {
  /// Sets how the gauges inside look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(style))
  }
}
