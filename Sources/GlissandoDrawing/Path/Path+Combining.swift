import Foundation

// What two paths are together: their union, intersection and differences.

extension Path {
  /// What is inside of this path or of another one.
  ///
  /// Curves become short lines. As for all combinations, the result winds around each of its
  /// points once, so that both fill rules show the same.
  ///
  /// - Parameter eoFill: Whether the even-odd rule tells what is inside.
  /// - Complexity: O(*n*²) in the lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// What is inside of this path and of another one.
  ///
  /// - Complexity: O(*n*²) in the lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// What is inside of this path and not of another one.
  ///
  /// - Complexity: O(*n*²) in the lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// What is inside of exactly one of this path and another one.
  ///
  /// - Complexity: O(*n*²) in the lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The path without parts that overlap.
  ///
  /// - Complexity: O(*n*²) in the lines.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  private func combined(
    with other: Path, eoFill: Bool, _ keeps: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    var combiner = PathCombiner(eoFill: eoFill, keeps: keeps)
    return combiner.combine(self, other)
  }
}
