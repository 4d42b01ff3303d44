public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}
private struct FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}
private struct ItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct TabularDigitsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct AlignmentKeyOfText: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The weight of text that has none of its own; nil is that of the font.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// Whether text is slanted.
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// Whether digits have one width.
  var hasTabularDigits: Bool {
    get { self[TabularDigitsKey.self] }
    set { self[TabularDigitsKey.self] = newValue }
  }

  /// How the lines of text of several lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKeyOfText.self] }
    set { self[AlignmentKeyOfText.self] = newValue }
  }

  /// The most lines that text takes; nil is as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The space between lines in points, beyond that of the font.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text inside; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the text inside; nil is that of its font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes the text inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the text inside.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Gives the digits inside one width, so that numbers that change do not jitter.
  nonisolated public func monospacedDigit() -> some View { environment(\.hasTabularDigits, true) }

  /// Aligns the lines of text of several lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the lines of text; nil is as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Adds space between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}
