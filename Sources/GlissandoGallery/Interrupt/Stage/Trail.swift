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
  init(_ recording: Recording, now: Double) {
    var exposures: [Exposure] = []
    var index = Int((now / Self.interval).rounded(.down))
    let oldest = Int(((now - Self.length) / Self.interval).rounded(.up))
    for (later, earlier) in recording.backwards() where index >= oldest {
      while Double(index) * Self.interval > later.time { index -= 1 }
      while Double(index) * Self.interval > earlier.time, index >= oldest {
        let time = Double(index) * Self.interval
        let point = earlier.position(towards: later, at: time)
        if exposures.last.map({ $0.point.distance(to: point) > 1 }) ?? true {
          exposures.append(Exposure(id: index, point: point, age: (now - time) / Self.length))
        }
        index -= 1
      }
    }
    self.exposures = exposures.reversed()
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
