import Glissando

/// A chronophotograph of the ball's way: its picture at equal intervals, so that distances show its
/// velocity.
struct Trail {
  /// The ball at one moment.
  struct Exposure: Identifiable, Equatable {
    /// The number of the interval since scene second 0.
    let id: Int
    let point: CGPoint
    /// How old it is: 0 is now, 1 is about to go.
    let age: Double
  }

  /// The way stays in view for so many scene seconds.
  static let length = 3.0
  /// Scene seconds between two pictures.
  static let interval = 1.0 / 30

  /// The pictures, oldest first.
  let exposures: [Exposure]

  /// Takes the pictures of the last `length` scene seconds at the multiples of `interval`, so that
  /// they stand still while the ball moves on.
  ///
  /// A resting ball is photographed once.
  init(_ run: Run, now: Double) {
    var exposures: [Exposure] = []
    var index = Int((now / Self.interval).rounded(.down))
    let oldest = Int(((now - Self.length) / Self.interval).rounded(.up))
    let (xs, ys) = (run.channels[0].kept, run.channels[1].kept)
    for later in xs.indices.dropFirst().reversed() where index >= oldest {
      while Double(index) * Self.interval > xs[later].x { index -= 1 }
      while Double(index) * Self.interval > xs[later - 1].x, index >= oldest {
        let time = Double(index) * Self.interval
        let point = CGPoint(
          x: xs[later - 1].value(at: time, towards: xs[later]),
          y: ys[later - 1].value(at: time, towards: ys[later]))
        if exposures.last.map({ $0.point.distance(to: point) > 1 }) ?? true {
          exposures.append(Exposure(id: index, point: point, age: (now - time) / Self.length))
        }
        index -= 1
      }
    }
    self.exposures = exposures.reversed()
  }
}

extension CGPoint {
  /// The value at a time between a point of a channel and a later one, on a straight line.
  fileprivate func value(at time: Double, towards later: CGPoint) -> Double {
    y + (later.y - y) * ((time - x) / (later.x - x))
  }
}

/// Shows a trail: the older, the fainter.
struct TrailView: View {
  let trail: Trail
  let metrics: Metrics
  let palette: Palette

  var body: some View {
    ForEach(trail.exposures) { exposure in
      let strength = 1 - exposure.age
      Circle()
        .fill(palette.ball.opacity(palette.trail * strength))
        .strokeBorder(palette.ball.opacity(0.7 * strength), lineWidth: 0.75 * metrics.unit)
        .frame(width: 2 * metrics.ballRadius, height: 2 * metrics.ballRadius)
        .position(exposure.point)
    }
  }
}
