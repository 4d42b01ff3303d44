/// What has become of the rows of a source when its data changed.
package struct RowChanges {
  private let previousCount: Int
  private let count: Int
  /// How many rows at the beginning and at the end are as before.
  private let prefix: Int
  private let suffix: Int
  /// Where each of the rows in between was; -1 for one that was not there.
  private let middle: [Int]

  /// Compares two lists of identities; nil if they are the same.
  /// - Complexity: O(*n*)
  init?<ID: Hashable>(from count: Int, _ previous: (Int) -> ID, to newCount: Int, _ id: (Int) -> ID)
  {
    let shorter = min(count, newCount)
    var prefix = 0
    while prefix < shorter, previous(prefix) == id(prefix) { prefix += 1 }
    if prefix == count, prefix == newCount { return nil }
    var suffix = 0
    while suffix < shorter - prefix, previous(count - 1 - suffix) == id(newCount - 1 - suffix) {
      suffix += 1
    }
    var places: [ID: Int] = [:]
    if prefix + suffix < newCount {
      for index in prefix..<(count - suffix) where places[previous(index)] == nil {
        places[previous(index)] = index
      }
    }
    // An identity that comes twice is found once.
    middle = (prefix..<(newCount - suffix)).map { places.removeValue(forKey: id($0)) ?? -1 }
    self.prefix = prefix
    self.suffix = suffix
    self.count = newCount
    previousCount = count
  }

  /// Where a row was before; nil for one that was not there.
  func previousIndex(of index: Int) -> Int? {
    if index < prefix { return index }
    if index >= count - suffix { return index - count + previousCount }
    let place = middle[index - prefix]
    return place < 0 ? nil : place
  }

  /// Where rows are now that were at places before; nil for those that have gone.
  /// - Complexity: O(*n* + *m*) in the rows that have changed their place and in those asked for.
  func indices(ofPrevious places: [Int]) -> [Int?] {
    var moved = Array(repeating: -1, count: max(previousCount - prefix - suffix, 0))
    for (index, place) in middle.enumerated() where place >= 0 {
      moved[place - prefix] = index + prefix
    }
    return places.map { place in
      if place < prefix { return place }
      if place >= previousCount - suffix { return place - previousCount + count }
      return moved[place - prefix] < 0 ? nil : moved[place - prefix]
    }
  }
}
