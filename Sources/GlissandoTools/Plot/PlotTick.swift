import Foundation

/// A line of measure of a scale that glides.
package struct PlotTick {
  package let value: Double
  /// In [0, 1]: it fades where lines stand close.
  package let strength: Double
}

extension PlotRange {
  /// The lines of a scale of so many points, of which neighbours want at least `spacing` between
  /// them.
  ///
  /// Steps are 1 and 0.5 times powers of ten, each a multiple of the next, so that lines which come
  /// or go as a scale glides fade without moving.
  ///
  /// - Parameter evenSpacing: What neighbours want that are only there so that the scale has a number;
  ///   nil for the same.
  package func ticks(
    length: Double, spacing: Double, evenSpacing: Double? = nil
  ) -> [PlotTick] {
    let density = length / self.length
    guard density.isFinite, density > 0 else { return [] }
    // The finest step whose lines are not too close to be seen at all.
    var power = pow(10, log10(spacing * 0.6 / density).rounded(.up))
    if power * 0.5 * density >= spacing * 0.6 { power *= 0.5 }
    var first = (lower / power).rounded(.up)
    let last = (upper / power).rounded(.down)
    if last - first > 400 { first = last - 400 }
    let lines = stride(from: first, through: last, by: 1).map { index in
      let step = Self.coarsestStep(index, power)
      return PlotTick(value: index * power, strength: Self.strength(step * density, spacing))
    }
    let isLabelled = lines.contains { $0.value != 0 && $0.strength == 1 }
    return isLabelled
      ? lines : addingEvenTicks(to: lines, density, evenSpacing ?? spacing)
  }

  /// How clear lines are that stand at a distance from each other.
  private static func strength(_ distance: Double, _ spacing: Double) -> Double {
    min(max((distance / spacing - 0.6) / 0.4, 0), 1)
  }

  /// The lines at 2 and 4 times a power of ten, where those at 1 stand too close and the one at 5
  /// lies outside: without them a scale would have no number but 0.
  private func addingEvenTicks(
    to lines: [PlotTick], _ density: Double, _ spacing: Double
  ) -> [PlotTick] {
    let reach = max(abs(lower), abs(upper))
    let power = pow(10, log10(reach).rounded(.down))
    guard power.isFinite, power > 0 else { return lines }
    // They come and go with the reach, as the scale glides past 2 and 5.
    let share = min(max(min((reach / power - 2) * 20 + 1, (5 - reach / power) * 10), 0), 1)
    let strength = min(max((2 * power * density / spacing - 0.5) * 10, 0), 1) * share
    var lines = lines
    for value in [-4, -2, 2, 4].map({ $0 * power }) {
      guard lower <= value, value <= upper else { continue }
      let isSame = { (line: PlotTick) in abs(line.value - value) < power * 1e-6 }
      guard strength > lines.first(where: isSame)?.strength ?? 0 else { continue }
      lines.removeAll(where: isSame)
      lines.append(PlotTick(value: value, strength: strength))
    }
    return lines.sorted { $0.value < $1.value }
  }

  /// The coarsest of the steps of which a tick is a multiple.
  private static func coarsestStep(_ index: Double, _ finest: Double) -> Double {
    if index == 0 { return .infinity }
    var step = finest
    var index = index
    // 1 → 5 → 10 from a power of ten, 0.5 → 1 → 5 from a half of one.
    let leading = finest / pow(10, (log10(finest) + 1e-9).rounded(.down))
    var isHalf = leading > 2
    while step.isFinite {
      let factor = isHalf ? 2.0 : 5.0
      guard index.truncatingRemainder(dividingBy: factor) == 0 else { return step }
      index /= factor
      step *= factor
      isHalf.toggle()
    }
    return step
  }
}
