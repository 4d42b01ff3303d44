import GlissandoControls
public import GlissandoMotion
import GlissandoViews

/// The size of text that people prefer, as it was called before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Three steps below the default.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// Three steps above the default.
  case extraExtraExtraLarge
  /// The first of the sizes for people who see less.
  case accessibilityMedium
  /// The second of the sizes for people who see less.
  case accessibilityLarge
  /// The third of the sizes for people who see less.
  case accessibilityExtraLarge
  /// The fourth of the sizes for people who see less.
  case accessibilityExtraExtraLarge
  /// The largest of the sizes for people who see less.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who see less.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size by its newer name.
  fileprivate var size: DynamicTypeSize {
    // The cases of both are the same steps, in order.
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return DynamicTypeSize.allCases[index]
  }

  /// Takes a size by its newer name.
  fileprivate init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }
}

extension EnvironmentValues {
  /// The size of text that people prefer; an older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }
}
