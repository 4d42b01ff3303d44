/// Where in its section a row stands.
struct RowPosition: Equatable {
  var isFirst = false
  var isLast = false
  /// Whether a section without a header begins with the row, below another section.
  var needsGap = false
  var isOdd = false
}
