// Binary search.

extension RandomAccessCollection {
  /// Where the elements begin that are beyond something, of a collection in which all after one that is are, too.
  ///
  /// - Returns: `endIndex` where none is.
  /// - Complexity: O(log *n*)
  @inlinable package func partitioningIndex(where isBeyond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBeyond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
