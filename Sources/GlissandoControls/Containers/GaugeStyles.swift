import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

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

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isFull: false)
  }
}

/// A ring that is filled as far as the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// The view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isFull: true)
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

private struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  let isFull: Bool
  /// The part of the circle that an open ring has.
  private static let opening = 0.75
  private static let line = StrokeStyle(lineWidth: 6, lineCap: .round)

  var body: some View {
    let part = isFull ? 1 : Self.opening
    ZStack {
      Circle().trim(from: 0, to: part).stroke(Color.primary.opacity(0.15), style: Self.line)
        .rotationEffect(start)
      Circle().trim(from: 0, to: part * configuration.value).stroke(.tint, style: Self.line)
        .rotationEffect(start)
      if let value = configuration.currentValueLabel {
        value.font(.headline)
      } else {
        configuration.label.font(.caption)
      }
    }
    .frame(width: 58, height: 58)
    .padding(4)
  }

  private var start: Angle { .degrees(isFull ? -90 : 135) }
}
