import Foundation
import GlissandoTesting

/// A run as one row of text, so that a difference can be read.
@MainActor
func strip(
  _ stage: Stage, _ name: String, every interval: Double, count: Int,
  _ quantity: (Stage.Element) -> Double
) throws -> String {
  var values = [short(quantity(try stage.element(name)))]
  for _ in 1..<count {
    stage.advance(by: interval)
    values.append(short(quantity(try stage.element(name))))
  }
  return values.joined(separator: " ")
}

/// A number with at most two decimals and nothing superfluous: 0, .35, 1.07, 120.
func short(_ value: Double) -> String {
  let hundredths = (abs(value) * 100).rounded()
  var text = "\(Int(hundredths / 100))"
  let rest = Int(hundredths.truncatingRemainder(dividingBy: 100))
  if rest != 0 {
    text =
      (text == "0" ? "" : text)
      + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
  }
  return value < 0 && hundredths != 0 ? "-" + text : text
}

extension CGRect {
  /// The rectangle as text: x y width height.
  var short: String {
    [minX, minY, width, height].map { GlissandoViewsTests.short(Double($0)) }
      .joined(separator: " ")
  }
}

extension Stage {
  /// The frame of an element as shown: x y width height.
  func frame(_ name: String) throws -> String { try element(name).frame.short }
  /// The frame of an element at the end of all motion.
  func target(_ name: String) throws -> String { try element(name).targetFrame.short }
}

/// Whether two numbers agree to 1e-6, which leaves room for sums of frame times only.
func near(_ lhs: Double, _ rhs: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(lhs - rhs) <= tolerance
}
