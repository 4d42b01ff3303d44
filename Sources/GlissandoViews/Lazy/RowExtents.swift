/// The lengths of very many lines one after the other, of which only some have been measured.
///
/// A line that was never measured counts as long as the average of those that were. Sums are kept
/// for blocks of lines, so that finding a line by its place, and a place by its line, look at some
/// hundred numbers however many lines there are.
struct RowExtents {
  /// The length of each line in points; not a number for those never measured.
  private(set) var lengths: [Float] = []
  private var blocks: [Block] = []
  private var measured = Block()
  /// What a line that was never measured counts for.
  private(set) var estimate = RowExtents.firstEstimate
  /// How many lines had been measured when the estimate was made.
  private var estimateCount = 0

  /// What lines count for before any was measured: a line of text with the space around.
  static let firstEstimate = 32.0
  /// The most points that a line counts for, in either direction: sums of very many stay finite.
  private static let greatest = 1e9
  private static let blockShift = 8
  private static let blockSize = 1 << blockShift

  private struct Block {
    var sum = 0.0
    var count = 0
  }

  var count: Int { lengths.count }

  /// - Complexity: O(*n*)
  private mutating func rebuild() {
    let blockCount = (lengths.count + Self.blockSize - 1) >> Self.blockShift
    blocks = Array(repeating: Block(), count: blockCount)
    measured = Block()
    for (index, length) in lengths.enumerated() where !length.isNaN {
      blocks[index >> Self.blockShift].sum += Double(length)
      blocks[index >> Self.blockShift].count += 1
    }
    for block in blocks {
      measured.sum += block.sum
      measured.count += block.count
    }
    updateEstimate()
  }

  /// Takes other lines, of which some are those from before.
  mutating func replace(with lengths: [Float]) {
    self.lengths = lengths
    rebuild()
  }

  /// Forgets what was measured, and keeps the estimate.
  mutating func forget() {
    lengths = Array(repeating: .nan, count: lengths.count)
    rebuild()
  }

  /// Whether a line was measured.
  func isMeasured(_ index: Int) -> Bool { !lengths[index].isNaN }

  /// The length of a line in points.
  func length(_ index: Int) -> Double {
    let length = lengths[index]
    return length.isNaN ? estimate : Double(length)
  }

  /// Notes the length of a line; what is no number counts as 0.
  mutating func set(_ length: Double, _ index: Int) {
    let previous = lengths[index]
    let length = Float(length.isNaN ? 0 : min(max(length, -Self.greatest), Self.greatest))
    guard previous != length else { return }
    lengths[index] = length
    let block = index >> Self.blockShift
    if previous.isNaN {
      blocks[block].count += 1
      measured.count += 1
    }
    let change = Double(length) - (previous.isNaN ? 0 : Double(previous))
    blocks[block].sum += change
    measured.sum += change
    if previous.isNaN { updateEstimate() }
  }

  /// The average of what was measured, found anew each time that twice as much is known: so it
  /// does not change with every line that comes into sight.
  private mutating func updateEstimate() {
    guard measured.count >= max(2 * estimateCount, 1) else { return }
    estimate = measured.sum / Double(measured.count)
    estimateCount = measured.count
  }

  /// The sum of all lengths.
  var total: Double { measured.sum + Double(lengths.count - measured.count) * estimate }

  /// The sum of the lengths before a line, [0, count].
  func offset(of index: Int) -> Double {
    let block = index >> Self.blockShift
    var sum = 0.0
    var known = 0
    for block in blocks[..<min(block, blocks.count)] {
      sum += block.sum
      known += block.count
    }
    for length in lengths[min(block << Self.blockShift, index)..<index] where !length.isNaN {
      sum += Double(length)
      known += 1
    }
    return sum + Double(index - known) * estimate
  }

  /// The line at a distance from the beginning: the first or the last for one beyond the ends.
  ///
  /// - Precondition: There is a line.
  func line(at distance: Double) -> Int {
    var rest = distance
    var index = 0
    for block in blocks {
      let size = min(Self.blockSize, lengths.count - index)
      let length = block.sum + Double(size - block.count) * estimate
      if rest < length { break }
      rest -= length
      index += size
    }
    while index < lengths.count {
      let length = length(index)
      if rest < length { return index }
      rest -= length
      index += 1
    }
    return lengths.count - 1
  }
}
