public import Foundation

// What lists tell of an edit: which rows, by their places.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some places.
  ///
  /// - Parameter offsets: Distances from the first element; those beyond the last are ignored.
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Puts the elements at some places in front of the one at another, in their order.
  ///
  /// - Parameters:
  ///   - source: Distances from the first element of those to move; those beyond the last are
  ///     ignored.
  ///   - destination: The distance of the element before which they go, counted before anything is
  ///     moved; the number of elements for the end. It is kept within 0 and that number.
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let destination = Swift.min(Swift.max(destination, 0), elements.count)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    func staying(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { elements[$0] }
    }
    let result = staying(0..<destination) + moved + staying(destination..<elements.count)
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}
