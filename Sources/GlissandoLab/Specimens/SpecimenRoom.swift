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

  private static let units = 0.3...4.0

  /// How far a hand moves for one unit of the track.
  var travel: Double {
    switch kind {
    case .dot: dotTravel
    case .card: CardSpecimen.width * unit
    case .sheet: sheetTravel
    case .toggle: ToggleSpecimen.travel * unit
    case .menu: MenuSpecimen.travel * unit
    case .list: listTravel
    case .type: TypeSpecimen.travel * unit
    case .stack: StackSpecimen.travel * unit
    }
  }

  // MARK: Dot

  /// Between the two ends of the dot's way: an overshoot of a fifth stays in sight.
  var dotTravel: Double { max(size.width - 2 * max(52 * unit, size.width / 7), 1) }

  // MARK: Sheet

  /// The screen on which the sheet lies.
  var screen: CGSize {
    let height = max(size.height - 32 * unit, 1)
    return CGSize(width: min(max(size.width - 72 * unit, 1), height * 0.82), height: height)
  }

  /// How much of the screen the sheet covers at its lowest and its highest stop.
  enum SheetHeights {
    static let low = 0.2
    static let high = 0.88
  }

  /// Between the lowest and the highest stop of the sheet.
  var sheetTravel: Double { (SheetHeights.high - SheetHeights.low) * screen.height }

  // MARK: List

  /// The window onto the list.
  var listWindow: CGSize {
    CGSize(
      width: min(max(size.width - 58 * unit, 1), 300 * unit),
      height: min(
        max(size.height - 32 * unit, 1), ListSpecimen.height * unit * Self.listShare))
  }

  /// A window onto a list shows at most so much of it, that there is something to scroll to.
  private static let listShare = 0.6

  /// How much longer the list is than the window onto it.
  var listTravel: Double { ListSpecimen.height * unit - listWindow.height }
}

extension SpecimenKind {
  /// The room that the specimen is drawn up for, in points.
  var design: CGSize {
    switch self {
    case .dot: CGSize(width: 640, height: 60)
    case .card: CGSize(width: 240, height: 200)
    case .sheet: CGSize(width: 210, height: 300)
    case .toggle: CGSize(width: 200, height: 140)
    case .menu: CGSize(width: 220, height: 250)
    case .list: CGSize(width: 230, height: 270)
    case .type: CGSize(width: 220, height: 190)
    case .stack: CGSize(width: 216, height: 224)
    }
  }
}
