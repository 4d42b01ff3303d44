import Foundation
import GlissandoDrawing

/// Where each letter of a shaped text stands, by lines and pieces.
final class TextPlan {
  /// One character as it is seen.
  struct Glyph {
    let string: String
    let box: CGRect
    let baseline: CGFloat
    /// The piece of the text that it belongs to.
    let piece: Int
  }

  let glyphs: [Glyph]
  /// The glyphs of each run.
  let runs: [Range<Int>]
  /// The runs of each line.
  let lines: [Range<Int>]
  let isTruncated: Bool
  private let source: TextSource
  private let attributes: [TextAttributes]
  private let paint: Paint
  private let shaper: any TextShaper

  /// - Complexity: O(*n*) in the characters.
  init(
    _ layout: TextLayout, attributes: [TextAttributes], paint: Paint, shaper: any TextShaper
  ) {
    source = layout.source
    self.attributes = attributes
    self.paint = paint
    self.shaper = shaper
    isTruncated = layout.isTruncated
    glyphs = Self.glyphs(of: layout)
    (runs, lines) = Self.groups(of: glyphs)
  }

  private static func glyphs(of layout: TextLayout) -> [Glyph] {
    guard let geometry = layout.handle else { return [] }
    var glyphs: [Glyph] = []
    var byte = 0
    for (piece, span) in layout.source.spans.enumerated() {
      for character in span.string {
        defer { byte += character.utf8.count }
        if character.isNewline { continue }
        let box = geometry.characterBox(atByte: byte)
        // What was left out stands where the dots are.
        let isHidden = layout.isTruncated && glyphs.last.map { $0.box == box } ?? false
        if isHidden {
          glyphs[glyphs.count - 1] = Glyph(
            string: "…", box: box, baseline: glyphs[glyphs.count - 1].baseline, piece: piece)
          continue
        }
        glyphs.append(
          Glyph(
            string: String(character), box: box,
            baseline: CGFloat(geometry.baseline(atByte: byte)), piece: piece))
      }
    }
    return glyphs
  }

  private static func groups(of glyphs: [Glyph]) -> (runs: [Range<Int>], lines: [Range<Int>]) {
    var (runs, lines): ([Range<Int>], [Range<Int>]) = ([], [])
    var (runStart, lineStart) = (0, 0)
    for index in glyphs.indices {
      let next = index + 1
      let endsLine = next == glyphs.count || glyphs[next].baseline != glyphs[index].baseline
      if endsLine || glyphs[next].piece != glyphs[index].piece {
        runs.append(runStart..<next)
        runStart = next
      }
      if endsLine {
        lines.append(lineStart..<runs.count)
        lineStart = runs.count
      }
    }
    return (runs, lines)
  }

  /// Where some letters of one line stand.
  func bounds(of range: Range<Int>) -> Text.Layout.TypographicBounds {
    guard let first = range.first else { return Text.Layout.TypographicBounds() }
    let box = range.reduce(glyphs[first].box) { $0.spanning(glyphs[$1].box) }
    let baseline = glyphs[first].baseline
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: box.minX, y: baseline), width: box.width,
      ascent: baseline - box.minY, descent: box.maxY - baseline, leading: 0)
  }

  func attribute<T: TextAttribute>(_ type: T.Type, of range: Range<Int>) -> T? {
    guard let first = range.first else { return nil }
    let piece = glyphs[first].piece
    return attributes.indices.contains(piece) ? attributes[piece][type] : nil
  }

  /// Draws letters of one run.
  func draw(_ range: Range<Int>, in context: GraphicsContext) {
    guard let first = range.first else { return }
    var span = source.spans[glyphs[first].piece]
    span.string = range.map { glyphs[$0].string }.joined()
    let layout = shaper.layout(TextSource(spans: [span]), width: nil)
    let bounds = bounds(of: range)
    context.draw(
      .text(
        layout, paint,
        CGPoint(x: bounds.origin.x, y: bounds.origin.y - CGFloat(layout.firstBaseline))))
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    run.plan.draw(run.glyphs, in: self)
  }

  /// Draws letters of a text where they stand.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    slice.plan.draw(slice.glyphs, in: self)
  }
}
