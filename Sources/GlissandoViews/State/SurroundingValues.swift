public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// The direction in which people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How heavy text is that people can read well.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it is written.
  case regular
  /// Heavier.
  case bold
}

/// What a window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not to be seen.
  case background
  /// It is to be seen and takes no input.
  case inactive
  /// It is to be seen and takes input.
  case active
}

/// How much room a window has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a telephone.
  case compact
  /// Enough, as on a desktop.
  case regular
}

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

/// Opens a URL.
public struct OpenURLAction: Sendable {
  /// What becomes of a URL.
  public struct Result: Equatable, Sendable {
    private let number: Int
    /// It has been dealt with.
    public static let handled = Result(number: 0)
    /// It could not be opened.
    public static let discarded = Result(number: 1)
    /// The system is to open it.
    public static let systemAction = Result(number: 2)
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action that deals with URLs itself.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens a URL, as the desktop does.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, as the desktop does.
  ///
  /// - Parameter completion: Is told whether that was possible: at once, or when the desktop knows.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url) {
    case .systemAction: Self.openOnDesktop(url, completion)
    case let result: completion(result == .handled)
    }
  }

  private static func openOnDesktop(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    let completion = Carried(completion)
    process.terminationHandler = { process in
      let isOpen = process.terminationStatus == 0
      DispatchQueue.main.async { completion.value(isOpen) }
    }
    do {
      try process.run()
    } catch {
      ViewWarning.once(
        "\(url) cannot be opened: \(error.localizedDescription)", key: "open \(url)")
      completion.value(false)
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
extension EnvironmentValues {
  /// The direction in which people read.
  ///
  /// SwiftUI: views are laid out from left to right, whatever it says; another direction is said once to be of no effect.
  public var layoutDirection: LayoutDirection {
    get { statedDirection }
    set {
      statedDirection = newValue
      guard newValue == .rightToLeft else { return }
      ViewWarning.once(
        "layoutDirection is .rightToLeft: views are laid out from left to right all the same")
    }
  }

  @Entry fileprivate var statedDirection: LayoutDirection = .leftToRight

  /// What the window is doing.
  ///
  /// SwiftUI: a window counts as active as long as it is open.
  @Entry public var scenePhase: ScenePhase = .active

  /// How much room there is across: enough, on a desktop.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// How much room there is downwards: enough, on a desktop.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// Opens a URL.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }

  /// The size of text that people prefer; fonts of text styles, custom fonts and `@ScaledMetric` follow it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      guard newValue != dynamicTypeSize else { return }
      self[DynamicTypeSizeKey.self] = newValue
      textScale = newValue.factor
    }
  }

  /// How numbers and dates are written.
  @Entry public var locale: Locale = .current

  /// How days are counted.
  @Entry public var calendar: Calendar = .current

  /// The time zone in which dates are shown.
  @Entry public var timeZone: TimeZone = .current

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether grounds shall be opaque.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// How heavy text is that the person can read well: that is not known here.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether a person has the screen read out: that is not known here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a person works with a few switches: that is not known here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the desktop shows its colours inverted: that is not known here.
  public var accessibilityInvertColors: Bool { false }

  /// Whether nothing shall be told by colours alone.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
}

extension View {
  /// Shows the whole window, or the sheet around, in a light or dark scheme; nil is that of the desktop.
  ///
  /// Where several views say so, the first one that does not say nil counts.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the views inside in a light or dark scheme; the older spelling.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

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

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.textScale) private var scale

  /// Makes a number that is as given in the default size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Makes a number that grows like a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The number for the size of text around.
  public var wrappedValue: Value { base * Value(scale) }
}
