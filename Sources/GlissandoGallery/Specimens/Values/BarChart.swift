import Glissando

struct BarChart: View {
  var count = 7
  @State private var year = 0

  var body: some View {
    VStack {
      Bars(heights: Heights(values(of: year)))
        .fill(.tint)
        .frame(maxWidth: 300)
        .padding(.vertical, 8)
        .probe(values(of: year)[0], "first")
        .probe(values(of: year)[1], "second")
      Button("Next year") {
        withAnimation(.spring(duration: 0.7, bounce: 0.25)) {
          year += 1
        }
      }
    }
  }

  private func values(of year: Int) -> [Double] {
    (0..<count).map { 0.5 + 0.42 * sin(Double($0 * 2 + year * 5)) }
  }
}

/// A vector of our own: as many numbers as there are bars.
private struct Heights: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: Heights { Heights([]) }
  static func + (left: Heights, right: Heights) -> Heights {
    left.combined(right, +)
  }
  static func - (left: Heights, right: Heights) -> Heights {
    left.combined(right, -)
  }
  mutating func scale(by factor: Double) {
    values = values.map { $0 * factor }
  }
  var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 }
  }

  private func combined(
    _ other: Heights, _ join: (Double, Double) -> Double
  ) -> Heights {
    let count = max(values.count, other.values.count)
    return Heights((0..<count).map { join(self[$0], other[$0]) })
  }
  private subscript(index: Int) -> Double {
    values.indices.contains(index) ? values[index] : 0
  }
}

private struct Bars: Shape {
  var heights: Heights

  var animatableData: Heights {
    get { heights }
    set { heights = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width / Double(max(heights.values.count, 1))
    var path = Path()
    for (index, height) in heights.values.enumerated() {
      let bar = CGRect(
        x: rect.minX + Double(index) * width + width * 0.14,
        y: rect.maxY - rect.height * max(height, 0),
        width: width * 0.72, height: rect.height * max(height, 0))
      path.addRoundedRect(
        in: bar, cornerSize: CGSize(width: 4, height: 4))
    }
    return path
  }
}
