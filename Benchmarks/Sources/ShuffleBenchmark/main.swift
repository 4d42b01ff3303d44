// ShuffleBenchmark [--count N]: a `ForEach` whose views change their places under an animation, as a
// line of JSON: what the change costs, and what a frame costs while they glide.

import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import Measuring

/// What lets somebody outside write the order.
@MainActor
final class Writer {
  var write: (([Int]) -> Void)?
}

/// Squares in rows of forty.
struct Squares: View {
  @State private var order: [Int]
  private let writer: Writer

  init(count: Int, writer: Writer) {
    _order = State(initialValue: Array(0..<count))
    self.writer = writer
  }

  private static let columns = 40
  private static let side = 20.0

  var body: some View {
    let rows = Array(stride(from: 0, to: order.count, by: Self.columns))
    ZStack(alignment: .topLeading) {
      ForEach(order, id: \.self) { number in
        Rectangle().fill(number % 2 == 0 ? Color.teal : Color.orange)
          .frame(width: Self.side - 2, height: Self.side - 2)
          .position(place(of: number))
      }
    }
    .frame(width: Double(Self.columns) * Self.side, height: Double(rows.count) * Self.side)
    .onAppear { writer.write = { newer in withAnimation(.smooth) { order = newer } } }
  }

  /// Where a number stands: places follow from the order that the body knows.
  private func place(of number: Int) -> CGPoint {
    let index = ranks[number]
    return CGPoint(
      x: (Double(index % Self.columns) + 0.5) * Self.side,
      y: (Double(index / Self.columns) + 0.5) * Self.side)
  }

  private var ranks: [Int] { Ranks.of(order) }
}

/// The place of each number in an order, computed once for each order.
@MainActor
enum Ranks {
  private static var known: (order: [Int], ranks: [Int]) = ([], [])

  static func of(_ order: [Int]) -> [Int] {
    if order == known.order { return known.ranks }
    var ranks = order
    for (index, number) in order.enumerated() { ranks[number] = index }
    known = (order, ranks)
    return ranks
  }
}

/// Numbers in an order that is the same in every run.
struct Shuffler: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    // SplitMix64; Steele, Lea, Flood, 2014, doi:10.1145/2660193.2660195.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

let count = commandLineNumber(after: "--count", default: 1000, in: 2...100_000)
let writer = Writer()
let window = OffscreenWindow(
  Squares(count: count, writer: writer), size: CGSize(width: 900, height: 900), isPainted: false)
var order = Array(0..<count)
var generator = Shuffler()
var changes: [Double] = []
var glides: [Double] = []
for round in 0..<12 {
  order.shuffle(using: &generator)
  let written = processorSeconds { writer.write?(order) } * 1000
  let cost = window.render().passes + written
  let frames = (0..<20).map { _ in window.render().passes }
  // The first round makes what is kept.
  guard round > 0 else { continue }
  changes.append(cost)
  glides += frames
}
print(
  String(
    format: #"{"count": %d, "change_ms": %.3f, "frame_p50_ms": %.3f, "frame_max_ms": %.3f}"#,
    count, changes.median, glides.median, glides.quantile(1)))
