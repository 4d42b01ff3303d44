public import Foundation

// Strings that are made of Markdown.

/// How a part of a string stands out by the marks of Markdown.
///
/// SwiftUI: it is a type of Foundation there, which has none of the kind here.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some intents by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*slanted*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**bold**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `` `code` ``.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~struck~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it.
      ///
      /// SwiftUI: only what stands within lines is read here; the marks of headings and lists stay as they are.
      case full
      /// What stands within lines; the ends of lines become spaces.
      case inlineOnly
      /// What stands within lines, which end where they end.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that is no Markdown; there is none here.
    public enum FailurePolicy: Hashable, Sendable {
      /// It is an error.
      case throwError
      /// What could be read is shown.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of one's own are read; here they never are.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which says nothing here.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads a text with the marks of Markdown: `*slanted*`, `**bold**`, `~~struck~~`, `` `code` `` and
  /// `[link](address)`.
  ///
  /// A mark without its counterpart stands for itself, so that every text can be read. `baseURL` is what links are seen
  /// from that are no whole addresses.
  ///
  /// - Complexity: O(*n*).
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    var text = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      text = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    for piece in Emphasis.pieces(of: [.literal(text)]) where !piece.string.isEmpty {
      var part = AttributedString(piece.string)
      let intent = piece.traits.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = piece.traits.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(part)
    }
  }

  /// Reads a text in UTF-8 with the marks of Markdown.
  ///
  /// - Throws: Where it is no UTF-8.
  /// - Complexity: O(*n*).
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }
}

extension TextTraits {
  /// The marks of Markdown that the traits come from.
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isItalic == true { intent.insert(.emphasized) }
    if weight != nil { intent.insert(.stronglyEmphasized) }
    if design != nil { intent.insert(.code) }
    if strikethrough != nil { intent.insert(.strikethrough) }
    return intent
  }
}
