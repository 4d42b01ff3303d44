/// By how much pixels of 32 bits differ.
package struct PixelDifference {
  /// The largest difference of a channel.
  package private(set) var greatest = 0
  /// How many pixels differ by more than was tolerated.
  package private(set) var count = 0

  /// Compares pixels channel by channel.
  ///
  /// - Precondition: There are as many of both, and some.
  package init(_ a: [UInt32], _ b: [UInt32], tolerance: Int = 0) {
    precondition(a.count == b.count && !a.isEmpty, "\(a.count) pixels against \(b.count)")
    for (first, second) in zip(a, b) where first != second {
      var worst = 0
      for shift in stride(from: UInt32(0), through: 24, by: 8) {
        worst = max(worst, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
      }
      greatest = max(greatest, worst)
      if worst > tolerance { count += 1 }
    }
  }
}
