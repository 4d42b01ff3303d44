/// Where in its section a row stands.
package struct RowPosition: Equatable {
  package var isFirst = false
  package var isLast = false
  /// Whether a section without a header begins with the row, below another section.
  package var needsGap = false
  package var isOdd = false

  package init(
    isFirst: Bool = false, isLast: Bool = false, needsGap: Bool = false, isOdd: Bool = false
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.needsGap = needsGap
    self.isOdd = isOdd
  }
}
