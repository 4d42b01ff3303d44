import Glissando

/// Which interruption is read in the scope: the one that the pointer is near, else the one that the
/// keys have gone to.
///
/// Marks that stand close together have no room for the numbers of all; a chosen one always has.
struct MarkSelection: Equatable {
  /// Where the pointer is in the scope, in points; nil while it is elsewhere.
  var pointer: CGPoint?
  /// The time of the mark that the keys have gone to.
  private(set) var chosen: Double?

  /// The pointer reads a mark that is no farther away than this, in points.
  private static let reach = 28.0

  /// The mark to be read, if there is one.
  func mark(
    among marks: [Run.Interruption], place: (Run.Interruption) -> Double
  ) -> Run.Interruption? {
    if let pointer {
      let near = marks.map { (mark: $0, distance: abs(place($0) - pointer.x)) }
        .min { $0.distance < $1.distance }
      if let near, near.distance <= Self.reach { return near.mark }
    }
    return chosen.flatMap { time in marks.first { $0.time == time } }
  }

  /// Goes to the mark before the chosen one, to the newest if none is chosen; or to the one after.
  mutating func go(back isBack: Bool, among marks: [Run.Interruption]) {
    let times = marks.map(\.time)
    let from = chosen.flatMap { times.contains($0) ? $0 : nil }
    let next =
      isBack ? times.last { $0 < from ?? .infinity } : times.first { $0 > from ?? -.infinity }
    chosen = next ?? from
  }

  /// Forgets what the keys have chosen.
  mutating func clear() { chosen = nil }
}
