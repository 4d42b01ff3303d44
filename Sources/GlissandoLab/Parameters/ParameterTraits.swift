import Foundation

// What a control has to know about a number: its range, its unit, its steps.

/// How far a key moves a parameter.
package enum StepSize: Double, CaseIterable, Sendable {
  /// With Alt.
  case fine = 0.1
  /// Without a modifier.
  case normal = 1
  /// With Shift.
  case coarse = 10
}

/// What a control has to know about a number: its range, its unit, its steps.
package struct ParameterTraits: Hashable, Sendable {
  /// Its name for people.
  package let title: String
  /// What it is counted in, empty for a number without a unit.
  package let unit: String
  /// What can be typed.
  package let validRange: ClosedRange<Double>
  /// What the slider covers.
  package let usefulRange: ClosedRange<Double>
  /// What it is where nobody has chosen.
  package let standard: Double
  /// The distance of one press of an arrow key, above 0.
  package let step: Double
  /// What it does, in one sentence.
  package let explanation: String

  /// Traits of a number.
  package init(
    _ title: String, unit: String = "", valid: ClosedRange<Double>, useful: ClosedRange<Double>,
    standard: Double, step: Double, explanation: String
  ) {
    self.title = title
    self.unit = unit
    validRange = valid
    usefulRange = useful
    self.standard = standard
    self.step = step
    self.explanation = explanation
  }

  /// The valid value nearest to a number; nil for one that is none.
  package func valid(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, validRange.lowerBound), validRange.upperBound)
  }

  // MARK: The slider

  /// A range over more than this factor is spread by its logarithm: as far from a tenth to a fifth
  /// as from one to two.
  private static let logarithmicSpan = 20.0

  /// Whether equal ways on the slider are equal factors.
  package var isLogarithmic: Bool {
    usefulRange.lowerBound > 0
      && usefulRange.upperBound / usefulRange.lowerBound > Self.logarithmicSpan
  }

  /// Where a value lies on the slider; what lies beyond its ends is at them.
  ///
  /// - Returns: [0, 1]; 0 for what is no number.
  package func fraction(of value: Double) -> Double {
    let (low, high) = (usefulRange.lowerBound, usefulRange.upperBound)
    guard value > low else { return 0 }
    guard value < high else { return 1 }
    if isLogarithmic { return log(value / low) / log(high / low) }
    return (value - low) / (high - low)
  }

  /// The value at a place of the slider, as round as a hand can choose it.
  ///
  /// - Parameter fraction: [0, 1]; clamped.
  package func value(at fraction: Double) -> Double {
    let (low, high) = (usefulRange.lowerBound, usefulRange.upperBound)
    let place = min(max(fraction, 0), 1)
    guard place > 0 else { return low }
    guard place < 1 else { return high }
    let exact = isLogarithmic ? low * pow(high / low, place) : low + (high - low) * place
    return min(max(Self.rounded(exact, to: step), low), high)
  }

  // MARK: Keys

  /// The value some steps further, on a whole step, within what is valid.
  ///
  /// From between two steps the first press goes to the next one, so that 0.537 becomes 0.54; a
  /// coarse step is ten steps from where it begins, so that 0.31 becomes 0.41.
  package func stepped(_ value: Double, by count: Int, _ size: StepSize) -> Double {
    guard value.isFinite else { return count < 0 ? usefulRange.upperBound : value }
    let distance = min(step * size.rawValue, step)
    let count = size == .coarse ? count * Int(size.rawValue) : count
    // What is on a step but for rounding counts as on it.
    let position = value / distance
    let whole = position.rounded()
    let isOnStep = abs(position - whole) < 1e-6
    let start = isOnStep ? whole : count > 0 ? position.rounded(.down) : position.rounded(.up)
    let moved = Self.rounded((start + Double(count)) * distance, to: distance)
    return min(max(moved, validRange.lowerBound), validRange.upperBound)
  }

  /// The multiple of a decimal step nearest to a value, with as few digits as it has.
  private static func rounded(_ value: Double, to step: Double) -> Double {
    // Divided by a whole number where the step is a fraction: 3 / 10 is 0.3, 3 * 0.1 is not.
    let inverse = (1 / step).rounded()
    guard step < 1, abs(inverse * step - 1) < 1e-9 else { return (value / step).rounded() * step }
    return (value * inverse).rounded() / inverse
  }
}
