import Foundation

/// A line of measure of a scale that glides.
package struct PlotTick {
  package let value: Double
  /// In [0, 1]: it fades where lines stand close.
  package let strength: Double
}

extension PlotRange {
  /// The lines of a scale at rest: at all multiples of a step, above 0.
  package func steps(of step: Double) -> [PlotTick] {
    multiples(of: step).map { PlotTick(value: $0, strength: 1) }
  }

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
    if isFar { return balancing(lines, density, spacing, evenSpacing ?? spacing) }
    let isLabelled = lines.contains { $0.value != 0 && $0.strength == 1 }
    let reach = max(abs(lower), abs(upper))
    return isLabelled ? lines : adding(evenTicks(reach, density, evenSpacing ?? spacing), to: lines)
  }

  /// Whether it does not reach to 0.
  package var isFar: Bool { lower > 0 || upper < 0 }

  /// How clear lines are that stand at a distance from each other.
  private static func strength(_ distance: Double, _ spacing: Double) -> Double {
    min(max((distance / spacing - 0.6) / 0.4, 0), 1)
  }

  /// The lines at even multiples of a power of ten, where those at all of them stand too close and the one
  /// at 5 lies outside: without them a scale would have no number but 0.
  ///
  /// - Parameter reach: How far numbers are from 0; of a scale that is far from there, its length.
  private func evenTicks(_ reach: Double, _ density: Double, _ spacing: Double) -> [PlotTick] {
    let power = pow(10, log10(reach).rounded(.down))
    guard power.isFinite, power > 0 else { return [] }
    // They come and go with the reach, as the scale glides past 2 and 5.
    let share = min(max(min((reach / power - 2) * 20 + 1, (5 - reach / power) * 10), 0), 1)
    let strength = min(max((2 * power * density / spacing - 0.5) * 10, 0), 1) * share
    return multiples(of: 2 * power).filter { $0 != 0 }
      .map { PlotTick(value: $0, strength: strength) }
  }

  /// Lines with others, of which those that are clearer take the place of the same ones.
  private func adding(_ others: [PlotTick], to lines: [PlotTick]) -> [PlotTick] {
    var lines = lines
    for other in others {
      let isSame = { (line: PlotTick) in abs(line.value - other.value) < abs(other.value) * 1e-9 }
      guard other.strength > lines.first(where: isSame)?.strength ?? 0 else { continue }
      lines.removeAll(where: isSame)
      lines.append(other)
    }
    return lines.sorted { $0.value < $1.value }
  }

  /// Lines far from 0, of which those at 5, 15 and so on give way to even ones: so none comes or goes by
  /// itself while the scale is moved, and there is a number wherever it lies.
  private func balancing(
    _ lines: [PlotTick], _ density: Double, _ spacing: Double, _ evenSpacing: Double
  ) -> [PlotTick] {
    let even = evenTicks(length, density, evenSpacing)
    let power = pow(10, log10(length).rounded(.down))
    let most = max(1 - (even.first?.strength ?? 0), Self.strength(power * density, spacing))
    let odd = lines.map { PlotTick(value: $0.value, strength: min($0.strength, most)) }
    return adding(lines.filter { isMultiple($0.value, of: 2 * power) }, to: adding(even, to: odd))
  }

  private func isMultiple(_ value: Double, of step: Double) -> Bool {
    abs((value / step).rounded() * step - value) < step * 1e-6
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
