import Glissando

/// A thing to feel an animation on.
package enum SpecimenKind: String, CaseIterable, Identifiable, Sendable {
  case dot
  case card
  case sheet
  case toggle
  case menu
  case list
  case type
  case stack

  /// The kind itself.
  package var id: Self { self }

  /// What people call it.
  package var name: String {
    switch self {
    case .dot: "Dot"
    case .card: "Card"
    case .sheet: "Sheet"
    case .toggle: "Toggle"
    case .menu: "Menu"
    case .list: "List"
    case .type: "Type"
    case .stack: "Stack"
    }
  }

  /// The name of the symbol that stands for it.
  package var symbol: String {
    switch self {
    case .dot: "circle.fill"
    case .card: "creditcard.fill"
    case .sheet: "tray.fill"
    case .toggle: "power"
    case .menu: "line.3.horizontal"
    case .list: "list.bullet"
    case .type: "textformat.size"
    case .stack: "rectangle.stack.fill"
    }
  }

  /// One sentence that says what to try.
  package var hint: String {
    switch self {
    case .dot: "Click to send it across, click again before it arrives; drag it and throw it."
    case .card: "Click to turn it over; drag it round, or give it a spin."
    case .sheet: "Click to open and close; drag it, and throw it to one of its three heights."
    case .toggle: "Click to switch; drag the knob, and let go half way."
    case .menu: "Click to open and close; pull it open by hand."
    case .list: "Throw it; drag it beyond its end and let go."
    case .type: "Click to change the size; drag up and down to set it by hand."
    case .stack: "Click to fan it out and to gather it; pull it apart by hand."
    }
  }

  /// Where its values lie.
  package var track: SpecimenTrack {
    switch self {
    case .dot: SpecimenTrack(stops: [0, 1], band: 0.16)
    case .card: SpecimenTrack(stops: [0, 1], isEndless: true)
    case .sheet: SpecimenTrack(stops: [0, 0.5, 1], band: 0.2)
    case .toggle: SpecimenTrack(stops: [0, 1], band: 0.3)
    case .menu: SpecimenTrack(stops: [0, 1], band: 0.2)
    case .list: SpecimenTrack(stops: [0, 1], band: 0.6, isContinuous: true)
    case .type: SpecimenTrack(stops: [0, 1], band: 0.3)
    case .stack: SpecimenTrack(stops: [0, 1], band: 0.3)
    }
  }

  /// Where it is at rest, in a word for people who do not see it.
  func state(at value: Double) -> String {
    let isOn = track.nearest(value) > 0
    switch self {
    case .dot: return isOn ? "right" : "left"
    case .card: return CardSpecimen.showsBack(at: value) ? "back" : "front"
    case .sheet: return isOn ? (track.nearest(value) < 1 ? "half open" : "open") : "low"
    case .toggle: return isOn ? "on" : "off"
    case .menu: return isOn ? "open" : "closed"
    case .list: return "\(Int((value * 100).rounded())) %"
    case .type: return isOn ? "large" : "small"
    case .stack: return isOn ? "fanned out" : "gathered"
    }
  }

  /// Which way a hand moves to make its value grow.
  var direction: SpecimenDirection {
    switch self {
    case .dot, .card, .toggle: .right
    case .sheet, .list, .type: .up
    case .menu, .stack: .down
    }
  }
}

/// A way along one axis of the window.
enum SpecimenDirection: Sendable {
  case right
  case up
  case down

  /// How far something goes this way.
  func component(of size: CGSize) -> Double {
    switch self {
    case .right: size.width
    case .up: -size.height
    case .down: size.height
    }
  }
}
