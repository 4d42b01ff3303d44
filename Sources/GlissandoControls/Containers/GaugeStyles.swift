import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// The built-in styles of gauges.

/// The style for the place where a gauge is: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that is filled as far as the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MarkedLinearGauge(configuration: configuration)
  }
}

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MarkedRingGauge(configuration: configuration)
  }
}

/// A ring that is filled as far as the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledRingGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style for the place where a gauge is.
  @MainActor public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value.
  @MainActor public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
  /// A bar that is filled as far as the value.
  @MainActor public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  @MainActor public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  @MainActor public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled as far as the value.
  @MainActor public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The height of the bar, in points.
  private static let height: CGFloat = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        Capsule().fill(Color.primary.opacity(0.12))
          .frame(height: Self.height)
          .overlay {
            Capsule().fill(.tint)
              .mask(alignment: .leading) {
                GeometryReader { proxy in
                  Rectangle().frame(width: proxy.size.width * configuration.value)
                }
              }
          }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

private struct MarkedLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The height of the bar, in points.
  private static let height: CGFloat = 6

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      Capsule().fill(.tint)
        .frame(height: Self.height)
        .overlay {
          GeometryReader { proxy in
            GaugeMark(side: Self.height).position(
              x: Self.height / 2 + (proxy.size.width - Self.height) * configuration.value,
              y: proxy.size.height / 2)
          }
        }
      configuration.maximumValueLabel
    }
  }
}

/// The mark at the value, with the gap around it.
private struct GaugeMark: View {
  /// The side of the mark and that of its gap, in points.
  let side: CGFloat
  private static let gapSide: CGFloat = 12

  var body: some View {
    Circle().fill(.background)
      .overlay { Circle().fill(.tint).frame(width: side) }
      .frame(width: Self.gapSide, height: Self.gapSide)
  }
}

/// The sizes of round gauges, in points.
private enum RingMetrics {
  static let side: CGFloat = 58
  static let line = StrokeStyle(lineWidth: 6, lineCap: .round)
}

/// What stands within a ring.
private struct RingWords: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    if let value = configuration.currentValueLabel {
      value.font(.headline)
    } else {
      configuration.label.font(.caption)
    }
  }
}

private struct FilledRingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(Color.primary.opacity(0.15), style: RingMetrics.line)
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: RingMetrics.line)
        .rotationEffect(.degrees(-90))
      RingWords(configuration: configuration)
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
    .padding(4)
  }
}

private struct MarkedRingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The part of the circle that the ring has; the rest is open below, for the labels of its ends.
  private static let part = 0.75
  private static let start = Angle.degrees(135)
  /// The width between the ends of the ring, in points.
  private static let openWidth: CGFloat = 34

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: Self.part).stroke(.tint, style: RingMetrics.line)
        .rotationEffect(Self.start)
      mark
      RingWords(configuration: configuration)
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
    .overlay(alignment: .bottom) { ends }
    .padding(4)
  }

  private var mark: some View {
    GaugeMark(side: RingMetrics.line.lineWidth)
      .offset(x: RingMetrics.side / 2)
      .rotationEffect(Self.start + .degrees(360 * Self.part * configuration.value))
  }

  private var ends: some View {
    HStack(spacing: 2) {
      configuration.minimumValueLabel
      Spacer(minLength: 0)
      configuration.maximumValueLabel
    }
    .font(.caption2)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: Self.openWidth)
  }
}
