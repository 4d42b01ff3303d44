import SwiftUI

/// Data of any length that animates.
struct Samples: VectorArithmetic {
  var values: [Double]

  static let zero = Samples(values: [])

  static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }

  mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  var magnitudeSquared: Double { values.map { $0 * $0 }.reduce(0, +) }

  private static func combine(
    _ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let count = max(lhs.values.count, rhs.values.count)
    return Samples(
      values: (0..<count).map { index in
        operation(
          index < lhs.values.count ? lhs.values[index] : 0,
          index < rhs.values.count ? rhs.values[index] : 0)
      })
  }
}

struct Sparkline: Shape {
  var samples: Samples
  var closed = false

  var animatableData: Samples {
    get { samples }
    set { samples = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard samples.values.count > 1 else { return Path() }
    let step = rect.width / CGFloat(samples.values.count - 1)
    var path = Path()
    path.addLines(
      samples.values.enumerated().map { index, value in
        CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
      })
    if closed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct ArrayDataDemo: View {
  @State private var samples = Samples(values: [0.2, 0.6, 0.4, 0.9, 0.5])

  var body: some View {
    VStack {
      ZStack {
        Sparkline(samples: samples, closed: true).fill(.blue.opacity(0.2))
        Sparkline(samples: samples).stroke(.blue, lineWidth: 2)
      }
      .frame(width: 240, height: 120)
      .animation(.easeInOut(duration: 0.6), value: samples)
      Button("Change") { samples = Samples(values: samples.values.map { 1 - $0 }) }
      Button("Add") { samples.values.append(0.5) }
    }
  }
}
