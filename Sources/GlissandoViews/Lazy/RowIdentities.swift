import Foundation

/// The identities of a loop's data at one time.
///
/// Of arrays and ranges, which nobody can change behind our back, the data itself is kept and asked
/// when there is need; of others, and of bindings, which lead to what is there later, the identities
/// are copied.
struct RowIdentities<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let copied: [ID]?
  /// Whether several bindings have one identity.
  private let repeats: Bool
  let count: Int

  init(_ data: Data, _ identify: @escaping (Data.Element) -> ID) {
    self.data = data
    self.identify = identify
    count = data.count
    let areBindings = Data.Element.self is any ReadElsewhere.Type
    let isValue =
      data is Range<Int>
      || (!areBindings && data.withContiguousStorageIfAvailable { _ in true } ?? false)
    copied = isValue ? nil : data.map(identify)
    repeats = areBindings && copied.map { Set($0).count < $0.count } ?? false
  }

  /// Which of several bindings with its identity the one at an index is, from 0; nil where each has one of its own.
  /// - Complexity: O(*n*) where identities are repeated, else constant.
  func occurrence(at index: Int) -> Int? {
    guard repeats, let copied else { return nil }
    return copied[..<index].count { $0 == copied[index] }
  }

  func id(at index: Int) -> ID {
    copied?[index] ?? identify(data[data.index(data.startIndex, offsetBy: index)])
  }

  /// What has changed from these to `newer`; nil if nothing has.
  /// - Complexity: constant for the same array, else O(*n*).
  func changes(to newer: RowIdentities) -> RowChanges? {
    if isSameStorage(as: newer) { return nil }
    return RowChanges(
      from: count, { id(at: $0) }, to: newer.count, { newer.id(at: $0) })
  }

  private func isSameStorage(as other: RowIdentities) -> Bool {
    guard count == other.count else { return false }
    if let range = data as? Range<Int>, let newer = other.data as? Range<Int> {
      return range == newer
    }
    guard copied == nil, MemoryLayout<Data.Element>.size > 0 else { return false }
    let address = data.withContiguousStorageIfAvailable { $0.baseAddress }
    let newer = other.data.withContiguousStorageIfAvailable { $0.baseAddress }
    guard let address, let newer else { return false }
    return address == newer
  }
}
