import Glissando

/// The measures of a specimen in the room that its lane has, all in points.
struct SpecimenRoom: Equatable {
  let kind: SpecimenKind
  let size: CGSize
  /// What everything is scaled by: 1 where the room is as large as the specimen is drawn up for.
  let unit: Double

  init(_ kind: SpecimenKind, _ size: CGSize) {
    self.kind = kind
    self.size = size
    let design = kind.design
    let fit = min(size.width / design.width, size.height / design.height)
    unit = min(max(fit, Self.units.lowerBound), Self.units.upperBound)
  }

  private static let units = 0.3...3.0

  /// How far a hand moves for one unit of the track.
  var travel: Double {
    switch kind {
    case .dot: max(size.width - 2 * dotMargin, 1)
    default: max(size.width - 2 * dotMargin, 1)
    }
  }

  /// From the side of the room to the end of the dot's way: an overshoot of a fifth stays in sight.
  var dotMargin: Double { max(48 * unit, size.width / 7) }
}

extension SpecimenKind {
  /// The room that the specimen is drawn up for, in points.
  var design: CGSize {
    switch self {
    case .dot: CGSize(width: 520, height: 96)
    case .card: CGSize(width: 280, height: 200)
    case .sheet: CGSize(width: 220, height: 300)
    case .toggle: CGSize(width: 220, height: 150)
    case .menu: CGSize(width: 250, height: 240)
    case .list: CGSize(width: 240, height: 280)
    case .type: CGSize(width: 360, height: 200)
    }
  }
}
