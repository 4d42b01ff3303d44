import GlissandoMotion

/// The rows of a lazy container, and the lines in which they stand.
extension LazyLines {
  /// The first part of which rows stand in a line.
  func part(of line: Int) -> Part? {
    let index = partIndex(of: line)
    return index < parts.count ? parts[index] : nil
  }

  /// The part of which a row stands in a column of a line.
  func part(of line: Int, column: Int) -> Part? {
    parts[partIndex(of: line)...].prefix { $0.firstLine <= line }.last {
      $0.lineCount > 0 && ($0.firstLine < line || $0.start.column <= column)
    }
  }

  private func partIndex(of line: Int) -> Int { parts.partitioningIndex { $0.endLine > line } }

  /// The line of a row of a part.
  func line(of index: Int, in part: Part) -> Int {
    part.start.line + (part.start.column + index) / columns
  }

  /// The rows of a line, made now if they are not there.
  func rows(ofLine line: Int) -> [RowNode] {
    var rows: [RowNode] = []
    var index = partIndex(of: line)
    while index < parts.count, parts[index].firstLine <= line {
      let part = parts[index]
      switch part.segment {
      case .single(let row): rows.append(row)
      case .boundary: break
      case .source(let source):
        let first = (line - part.start.line) * columns - part.start.column
        for row in max(first, 0)..<max(min(first + columns, source.rowCount), 0) {
          rows.append(source.row(at: row))
        }
      }
      index += 1
    }
    return rows
  }

  /// Calls `body` with the rows of each line there would be in so many columns, made now if they are not
  /// there.
  func forEachLine(ofColumns columns: Int, _ body: ([RowNode]) -> Void) {
    var line: [RowNode] = []
    func endLine() {
      if !line.isEmpty { body(line) }
      line = []
    }
    for part in parts {
      if part.segment.separates { endLine() }
      switch part.segment {
      case .single(let row): line.append(row)
      case .boundary: break
      case .source(let source):
        for index in 0..<source.rowCount {
          if line.count >= columns { endLine() }
          line.append(source.row(at: index))
        }
      }
      if part.segment.separates || line.count >= columns { endLine() }
    }
    endLine()
  }

  /// Calls `body` with the rows that are there, each with its line.
  package func forEachMadeRow(_ body: (Int, RowNode) -> Void) {
    for part in parts {
      switch part.segment {
      case .single(let row): body(part.firstLine, row)
      case .source(let source):
        source.forEachMadeRow { body(line(of: $0, in: part), $1) }
      case .boundary: break
      }
    }
  }

  /// Calls `body` with each loop whose rows stand here.
  package func forEachSource(_ body: (any RowSource) -> Void) {
    for part in parts { if case .source(let source) = part.segment { body(source) } }
  }

  /// The loop that a line's rows belong to, and the position of the first of them in it.
  package func source(ofLine line: Int) -> (source: any RowSource, index: Int)? {
    guard let part = part(of: line), case .source(let source) = part.segment else { return nil }
    return (source, max((line - part.start.line) * columns - part.start.column, 0))
  }

  /// The number of rows that are there.
  var madeCount: Int {
    var count = 0
    forEachMadeRow { _, _ in count += 1 }
    return count
  }

  /// The column in which a row of a line stands.
  func column(of row: RowNode, _ line: Int) -> Int {
    for part in parts[partIndex(of: line)...].prefix(while: { $0.firstLine <= line }) {
      switch part.segment {
      case .single(let single): if single === row { return part.start.column }
      case .boundary: break
      case .source(let source):
        var column: Int?
        source.forEachMadeRow { index, made in
          if made === row { column = (part.start.column + index) % columns }
        }
        if let column { return column }
      }
    }
    return 0
  }

  /// Lets rows go for which `condition` holds.
  /// - Returns: whether there were any.
  func discardRows(where condition: (Int, RowNode) -> Bool) -> Bool {
    var hasDiscarded = false
    for part in parts {
      guard case .source(let source) = part.segment else { continue }
      var indices: [Int] = []
      source.forEachMadeRow { index, row in
        if condition(line(of: index, in: part), row) { indices.append(index) }
      }
      for index in indices { source.discardRow(at: index) }
      hasDiscarded = hasDiscarded || !indices.isEmpty
    }
    return hasDiscarded
  }

  /// The row before or after a row, made if it is not there; nil at the ends.
  package func row(atLine line: Int) -> RowNode? {
    guard line >= 0, line < count else { return nil }
    return rows(ofLine: line).first
  }
}
