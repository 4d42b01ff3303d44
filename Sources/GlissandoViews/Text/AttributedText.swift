public import Foundation
public import GlissandoDrawing

// Texts of strings with attributes.

extension Text {
  /// Shows a string with attributes: fonts, colours, spacing and links.
  ///
  /// A literal is none, though it could become one: its marks are read.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let pieces = attributedContent.runs.map { run in
      Piece(
        string: String(attributedContent[run.range].characters), traits: TextTraits(of: run))
    }
    self.init(pieces: pieces.isEmpty ? [Piece(string: "")] : pieces)
  }
}

extension TextTraits {
  fileprivate init(of run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    link = run.link?.absoluteString
    style = run.foregroundColor.map { AnyShapeStyle($0) }
    background = run.backgroundColor
    if link != nil { style = style ?? AnyShapeStyle(TintShapeStyle()) }
    kerning = run.tracking ?? run.kern
    baselineOffset = run.baselineOffset
    underline = run.underlineStyle?.line(by: "underlineStyle")
    strikethrough = run.strikethroughStyle?.line(by: "strikethroughStyle")
    run.inlinePresentationIntent.map { emphasize($0) }
  }

  /// Shows what the marks of Markdown mean, as far as nothing else is said.
  private mutating func emphasize(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) {
      strikethrough = strikethrough ?? TextLine(isActive: true)
    }
  }
}

extension AttributeScopes {
  /// The attributes that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that views show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The points between letters.
    public let kern: KerningAttribute
    /// The points between letters.
    public let tracking: TrackingAttribute
    /// The points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What the marks of Markdown mean.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation itself knows.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a run, as high as its line.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The points between the letters of a run.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The points between the letters of a run.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The points by which a run is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// What the marks of Markdown mean for a run.
    ///
    /// SwiftUI: it is one of Foundation's attributes there, which has none of the kind here.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes that views show.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
