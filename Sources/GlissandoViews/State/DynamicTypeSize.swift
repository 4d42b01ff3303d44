import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// The size of text that people prefer.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default.
  case xxxLarge
  /// The first of the sizes for people who see less.
  case accessibility1
  /// The second of the sizes for people who see less.
  case accessibility2
  /// The third of the sizes for people who see less.
  case accessibility3
  /// The fourth of the sizes for people who see less.
  case accessibility4
  /// The fifth of the sizes for people who see less.
  case accessibility5

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller than the other.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The size whose factor is nearest to one, which is above zero.
  init(nearest factor: Double) {
    func distance(_ size: DynamicTypeSize) -> Double { abs(log(size.factor / factor)) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }

  /// By how much text is larger than in the default size.
  var factor: Double {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The size of text that people prefer; fonts of text styles, custom fonts and `@ScaledMetric` follow it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      guard newValue != dynamicTypeSize else { return }
      self[DynamicTypeSizeKey.self] = newValue
      textScale = newValue.factor
    }
  }
}

extension View {
  /// Sets the size of text that the fonts and metrics inside follow.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within a range.
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = inside.first, let last = inside.last else { return }
      size = min(max(size, first), last)
    }
  }
}
