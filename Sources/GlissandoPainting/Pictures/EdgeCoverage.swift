import Foundation
import GlissandoDrawing

/// How much of each pixel lies between two parallel lines, exactly.
///
/// Two of them make a parallelogram: the product of both shares is exact but for a pixel that holds a corner
/// that is not upright, where it is a few hundredths off.
struct EdgeCoverage {
  /// How far from the first line, towards the second, the middle of the pixel at (0, 0) lies, and how much
  /// farther its neighbours do.
  let start: Double
  let across: Double
  let down: Double
  /// From one line to the other.
  let width: Double
  /// How far from a line the middle of a pixel that it touches lies at most.
  private let reach: Double
  /// Half of how far both corners on a diagonal of a pixel are apart, across the lines.
  private let middle: Double
  private let greater: Double
  private let lesser: Double

  /// The strip where `across`·x + `down`·y + `start` lies in a range, for a place (x, y) in pixels.
  ///
  /// - Precondition: `across` and `down` are finite and not both zero.
  init(across: Double, down: Double, start: Double, range: ClosedRange<Double>) {
    let length = (across * across + down * down).squareRoot()
    self.across = across / length
    self.down = down / length
    self.start = (start - range.lowerBound) / length + (self.across + self.down) / 2
    width = (range.upperBound - range.lowerBound) / length
    greater = max(abs(self.across), abs(self.down))
    lesser = min(abs(self.across), abs(self.down))
    reach = (greater + lesser) / 2
    middle = (greater - lesser) / 2
  }

  /// The share of a pixel, [0, 1].
  func share(column: Int, row: Int) -> Double {
    let distance = Double(column) * across + (Double(row) * down + start)
    return max(0, part(distance) + part(width - distance) - 1)
  }

  /// The share of a pixel that lies on one side of a line, by how far its middle does.
  private func part(_ distance: Double) -> Double {
    let far = abs(distance)
    if far >= reach { return distance > 0 ? 1 : 0 }
    if far <= middle { return 0.5 + distance / greater }
    let rest = reach - far
    let corner = rest * rest / (2 * greater * lesser)
    return distance > 0 ? 1 - corner : corner
  }

  /// Rounding errors are smaller than this, in pixels.
  private static let tolerance = 1e-6

  /// The columns of a row, among some, of which there may be anything.
  func columns(row: Int, in range: Range<Int>) -> Range<Int> {
    columns(row, from: -reach - Self.tolerance, to: width + reach + Self.tolerance, range) {
      ($0.rounded(.down), $1.rounded(.up) + 1)
    }
  }

  /// Those of which there is all.
  func wholeColumns(row: Int, in range: Range<Int>) -> Range<Int> {
    columns(row, from: reach + Self.tolerance, to: width - reach - Self.tolerance, range) {
      ($0.rounded(.up), $1.rounded(.down) + 1)
    }
  }

  private func columns(
    _ row: Int, from low: Double, to high: Double, _ range: Range<Int>,
    _ rounded: (Double, Double) -> (Double, Double)
  ) -> Range<Int> {
    let nothing = range.lowerBound..<range.lowerBound
    guard low < high else { return nothing }
    let distance = Double(row) * down + start
    // A line that runs along the rows as far as anybody can see.
    if abs(across) * 65_536 < Self.tolerance {
      return distance > low && distance < high ? range : nothing
    }
    let (first, last) = ((low - distance) / across, (high - distance) / across)
    let (from, to) = rounded(min(first, last), max(first, last))
    let lower = Double(range.lowerBound)
    let upper = Double(range.upperBound)
    let begin = Int(max(lower, min(from, upper)))
    return begin..<max(begin, Int(max(lower, min(to, upper))))
  }
}
