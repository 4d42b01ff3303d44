public import Foundation
import GlissandoDrawing

// Laid out text, as renderers of programs draw it.

extension Text {
  /// A text with its letters in place: lines of runs of glyphs.
  ///
  /// The origin is the top left of the text, y points down, units are points.
  public struct Layout: RandomAccessCollection, Equatable {
    let plan: TextPlan

    /// Whether characters were left out for want of space.
    public var isTruncated: Bool { plan.isTruncated }
    /// The first line's place.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { plan.lines.count }
    /// A line.
    public subscript(index: Int) -> Line { Line(plan: plan, index: index) }

    /// Whether both are of the same text in the same place.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.plan === rhs.plan }

    /// A character of the text, in the order in which it is read.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      /// Whether a character comes before another one.
      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
        lhs.offset < rhs.offset
      }
      /// The characters from this one to another.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      /// The character so many further on.
      public func advanced(by distance: Int) -> CharacterIndex {
        CharacterIndex(offset: offset + distance)
      }
    }

    /// Where letters stand and how far they reach.
    public struct TypographicBounds: Equatable, Sendable {
      /// The beginning on the baseline.
      public var origin: CGPoint
      /// From edge to edge.
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// Between lines.
      public var leading: CGFloat

      /// Nothing, at the origin.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

      /// Makes bounds.
      public init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The box around the letters.
      public var rect: CGRect {
        CGRect(
          x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent + leading)
      }
    }

    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as a number.
      public let rawValue: Int
      /// Takes the options as a number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Letters stand exactly where they belong, not on whole parts of a pixel; here they always do.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let plan: TextPlan
    let index: Int

    private var runs: Range<Int> { plan.lines[index] }

    /// The beginning of the line on its baseline.
    public var origin: CGPoint {
      get { typographicBounds.origin }
    }
    /// Where the line stands and how far it reaches.
    public var typographicBounds: TypographicBounds {
      guard let first = runs.first, let last = runs.last else { return TypographicBounds() }
      return plan.bounds(of: plan.runs[first].lowerBound..<plan.runs[last].upperBound)
    }
    /// The first run's place.
    public var startIndex: Int { 0 }
    /// The place after the last run.
    public var endIndex: Int { runs.count }
    /// A run.
    public subscript(index: Int) -> Run {
      Run(plan: plan, glyphs: plan.runs[runs.lowerBound + index])
    }

    /// Whether both are the same line of the same text.
    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.plan === rhs.plan && lhs.index == rhs.index
    }
  }

  /// Letters of one look in one line.
  public struct Run: RandomAccessCollection, Equatable {
    let plan: TextPlan
    let glyphs: Range<Int>

    /// Where the run stands and how far it reaches.
    public var typographicBounds: TypographicBounds { plan.bounds(of: glyphs) }
    /// The characters of the run.
    public var characterIndices: [CharacterIndex] { glyphs.map { CharacterIndex(offset: $0) } }
    /// The direction in which it is read.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// The first glyph's place.
    public var startIndex: Int { 0 }
    /// The place after the last glyph.
    public var endIndex: Int { glyphs.count }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(
        plan: plan, base: glyphs.lowerBound,
        glyphs: glyphs.lowerBound + bounds.lowerBound..<glyphs.lowerBound + bounds.upperBound)
    }
    /// The mark of a type that is on the run.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { plan.attribute(key, of: glyphs) }

    /// Whether both are the same run of the same text.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.plan === rhs.plan && lhs.glyphs == rhs.glyphs
    }
  }

  /// Some letters of a run; one, as a rule.
  public struct RunSlice: RandomAccessCollection, Equatable {
    let plan: TextPlan
    /// The first glyph of the run, from which places count.
    let base: Int
    let glyphs: Range<Int>

    /// The run as a whole.
    public var run: Run {
      let run = plan.runs.first { $0.contains(glyphs.lowerBound) }
      return Run(plan: plan, glyphs: run ?? glyphs)
    }
    /// Where the slice stands and how far it reaches.
    public var typographicBounds: TypographicBounds { plan.bounds(of: glyphs) }
    /// The characters of the slice.
    public var characterIndices: [CharacterIndex] { glyphs.map { CharacterIndex(offset: $0) } }
    /// The first glyph's place in the run.
    public var startIndex: Int { glyphs.lowerBound - base }
    /// The place after the last glyph.
    public var endIndex: Int { glyphs.upperBound - base }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(plan: plan, base: base, glyphs: base + bounds.lowerBound..<base + bounds.upperBound)
    }
    /// The mark of a type that is on the run.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { plan.attribute(key, of: glyphs) }

    /// Whether both are the same letters of the same text.
    public static func == (lhs: RunSlice, rhs: RunSlice) -> Bool {
      lhs.plan === rhs.plan && lhs.glyphs == rhs.glyphs
    }
  }
}
