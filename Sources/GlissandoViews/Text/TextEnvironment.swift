public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// What texts read from the environment.

extension EnvironmentValues {
  /// The font of text that has none of its own; nil is the body font.
  @Entry public var font: Font?

  /// The weight of text that has none of its own; nil is that of the font.
  @Entry var fontWeight: Font.Weight?

  /// The width of the letters of text that has none of its own; nil is that of the font.
  @Entry var fontWidth: Font.Width?

  /// The general look of letters; nil is that of their font.
  @Entry var fontDesign: Font.Design?

  /// Whether text is slanted; nil is as its font is.
  @Entry var isItalic: Bool?

  /// The line below text that has nothing said about it.
  @Entry var textUnderline: TextLine?

  /// The line through text that has nothing said about it.
  @Entry var textStrikethrough: TextLine?

  /// The points between letters of text that has none of its own.
  @Entry var textKerning: CGFloat = 0

  /// The points by which text is raised that says nothing itself.
  @Entry var textBaselineOffset: CGFloat = 0

  /// How the letters of text are capitalised; nil is as they are written.
  @Entry public var textCase: Text.Case?

  /// Which part of a text gives way where it does not fit.
  @Entry public var truncationMode: Text.TruncationMode = .tail

  /// How small text may become to fit, as a part of its size; (0, 1].
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// The lines for which text takes room even if it has fewer; nil for none.
  @Entry package var reservedLines: Int?

  /// Whether digits have one width.
  @Entry var hasTabularDigits: Bool = false

  /// How the lines of text of several lines are aligned.
  @Entry public var multilineTextAlignment: TextAlignment = .leading

  /// The most lines that text takes; nil is as many as it needs.
  @Entry public var lineLimit: Int?

  /// The space between lines in points, beyond that of the font.
  @Entry public var lineSpacing: CGFloat = 0
}

extension View {
  /// Sets the font of the text inside; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the width of the letters of text that has none of its own; nil is that of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontWidth, width)
  }

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

  /// Sets the general look of the letters inside; nil is that of their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Gives all letters inside one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
  }

  /// Draws a line below the text inside, in a colour of its own or that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    pattern.noteUnchanged(by: "underline(pattern:)")
    return environment(\.textUnderline, TextLine(isActive: isActive, color: color))
  }

  /// Draws a line through the text inside, in a colour of its own or that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    pattern.noteUnchanged(by: "strikethrough(pattern:)")
    return environment(\.textStrikethrough, TextLine(isActive: isActive, color: color))
  }

  /// Adds `kerning` points between the letters inside.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textKerning, kerning)
  }

  /// Adds `tracking` points between the letters inside.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textKerning, tracking)
  }

  /// Raises the text inside by `baselineOffset` points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textBaselineOffset, baselineOffset)
  }

  /// Capitalises the letters inside; nil leaves them as they are written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Chooses which part of a text gives way where it does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text shrink to fit, down to a part of its size; (0, 1].
  ///
  /// What is not above 0 counts as 0.01, what is not below 1 or not a number as 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor < 1 ? max(factor, 0.01) : 1)
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

  /// Limits the lines of text, and takes room for all of them even if there are fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit).environment(\.reservedLines, reservesSpace ? limit : nil)
  }

  /// Takes room for the lower bound of lines even if there are fewer, and limits them to the upper.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Takes room for so many lines even if there are fewer.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil).environment(\.reservedLines, limit.lowerBound)
  }

  /// Limits the lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Adds space between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}
