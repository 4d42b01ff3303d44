/// The colours that have a light and a dark value, with their values.
///
/// The hues are those published in Apple's Human Interface Guidelines ("Color", read 2026-11-21),
/// which existing programs are designed around. On dark ground they are lighter, so that they stand
/// out as much. `primary` and `secondary` are for text: black or white that lets a little of the
/// ground through, so that text on a coloured ground takes on some of its hue.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary

  /// The values as 0xRRGGBB and an opacity, light and dark.
  var values: (light: (UInt32, Float), dark: (UInt32, Float)) {
    switch self {
    case .red: ((0xFF3B30, 1), (0xFF453A, 1))
    case .orange: ((0xFF9500, 1), (0xFF9F0A, 1))
    case .yellow: ((0xFFCC00, 1), (0xFFD60A, 1))
    case .green: ((0x34C759, 1), (0x30D158, 1))
    case .mint: ((0x00C7BE, 1), (0x66D4CF, 1))
    case .teal: ((0x30B0C7, 1), (0x40C8E0, 1))
    case .cyan: ((0x32ADE6, 1), (0x64D2FF, 1))
    case .blue: ((0x007AFF, 1), (0x0A84FF, 1))
    case .indigo: ((0x5856D6, 1), (0x5E5CE6, 1))
    case .purple: ((0xAF52DE, 1), (0xBF5AF2, 1))
    case .pink: ((0xFF2D55, 1), (0xFF375F, 1))
    case .brown: ((0xA2845E, 1), (0xAC8E68, 1))
    case .gray: ((0x8E8E93, 1), (0x98989D, 1))
    case .primary: ((0x000000, 0.85), (0xFFFFFF, 0.88))
    case .secondary: ((0x000000, 0.55), (0xFFFFFF, 0.58))
    }
  }

  /// The value for light or dark surroundings.
  func resolved(in colorScheme: ColorScheme) -> Color.Resolved {
    let value = colorScheme == .dark ? values.dark : values.light
    return Color.Resolved(hex: value.0, opacity: value.1)
  }
}

extension Color {
  /// A red that adapts to light and dark.
  public static let red = Color(source: .system(.red))
  /// An orange that adapts to light and dark.
  public static let orange = Color(source: .system(.orange))
  /// A yellow that adapts to light and dark.
  public static let yellow = Color(source: .system(.yellow))
  /// A green that adapts to light and dark.
  public static let green = Color(source: .system(.green))
  /// A mint that adapts to light and dark.
  public static let mint = Color(source: .system(.mint))
  /// A teal that adapts to light and dark.
  public static let teal = Color(source: .system(.teal))
  /// A cyan that adapts to light and dark.
  public static let cyan = Color(source: .system(.cyan))
  /// A blue that adapts to light and dark.
  public static let blue = Color(source: .system(.blue))
  /// An indigo that adapts to light and dark.
  public static let indigo = Color(source: .system(.indigo))
  /// A purple that adapts to light and dark.
  public static let purple = Color(source: .system(.purple))
  /// A pink that adapts to light and dark.
  public static let pink = Color(source: .system(.pink))
  /// A brown that adapts to light and dark.
  public static let brown = Color(source: .system(.brown))
  /// A grey that adapts to light and dark.
  public static let gray = Color(source: .system(.gray))
  /// The colour of text.
  public static let primary = Color(source: .system(.primary))
  /// The colour of less important text.
  public static let secondary = Color(source: .system(.secondary))
  /// White, in light and in dark.
  public static let white = Color(white: 1)
  /// Black, in light and in dark.
  public static let black = Color(white: 0)
  /// Nothing at all: black without opacity.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of what can be acted on: blue unless a tint says otherwise.
  public static let accentColor = Color(source: .accent)
}
