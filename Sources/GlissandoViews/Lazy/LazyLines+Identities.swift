import Foundation
import GlissandoMotion

extension LazyLines {
  /// The line of a row of a source.
  func line(of index: Int, in source: any RowSource) -> Int? {
    parts.first { $0.segment.identity == ObjectIdentifier(source) }
      .map { $0.firstLine + index / columns }
  }

  /// Where in its section a line stands.
  package func position(ofLine line: Int) -> RowPosition {
    guard let part = part(of: line) else { return RowPosition() }
    let isFirst = line == part.firstLine && part.beginsSection
    return RowPosition(
      isFirst: isFirst, isLast: line == part.firstLine + part.lineCount - 1 && part.endsSection,
      needsGap: isFirst && part.needsGap, isOdd: (line - part.firstLine) % 2 == 1)
  }
}

extension RowSegment {
  /// What tells the segment from others, from one change to the next.
  @MainActor var identity: ObjectIdentifier {
    switch self {
    case .single(let row): ObjectIdentifier(row)
    case .source(let source): ObjectIdentifier(source)
    case .boundary(let section): ObjectIdentifier(section)
    }
  }

  @MainActor var isBoundary: Bool { if case .boundary = self { true } else { false } }
  /// Whether what comes before and what comes after belong to different sections.
  @MainActor var separates: Bool { isBoundary || role != .row }
}
