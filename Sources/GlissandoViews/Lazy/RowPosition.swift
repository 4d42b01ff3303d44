/// Where in its section a row stands.
package struct RowPosition: Equatable {
  package var isFirst = false
  package var isLast = false
  /// Whether a section begins with the row, or with the header, below another section.
  package var needsGap = false
  /// Whether nothing lies above the row.
  package var isTop = false
  package var isOdd = false

  package init(
    isFirst: Bool = false, isLast: Bool = false, needsGap: Bool = false, isTop: Bool = false,
    isOdd: Bool = false
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.needsGap = needsGap
    self.isTop = isTop
    self.isOdd = isOdd
  }
}
