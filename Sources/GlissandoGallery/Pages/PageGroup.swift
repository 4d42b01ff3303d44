/// The parts of the gallery, in the order of the interface's own description.
package enum PageGroup: Int, CaseIterable, Identifiable, Sendable {
  case values
  case curves
  case modifiers
  case interruption
  case transactions
  case keyframes
  case transitions
  case identity
  case geometry
  case views
  case drawing
  case controls
  case gestures
  case beyond

  package var id: Self { self }

  package var title: String {
    switch self {
    case .values: "Values"
    case .curves: "Springs and curves"
    case .modifiers: "Modifiers, your own"
    case .interruption: "Interruption"
    case .transactions: "Transactions"
    case .keyframes: "Keyframes, phases"
    case .transitions: "Transitions"
    case .identity: "Identity and content"
    case .geometry: "Geometry, effects"
    case .views: "Layout and shapes"
    case .drawing: "Drawing, symbols"
    case .controls: "Controls"
    case .gestures: "Gestures"
    case .beyond: "Beyond the original"
    }
  }

  package var pages: [GalleryPage] {
    switch self {
    case .values: Self.valuePages
    case .curves: Self.curvePages
    case .modifiers: Self.modifierPages
    case .interruption: Self.interruptionPages
    case .transactions: Self.transactionPages
    case .keyframes: Self.keyframePages
    case .transitions: Self.transitionPages
    case .identity: Self.identityPages
    case .geometry: Self.geometryPages
    case .views: Self.viewPages
    case .drawing: Self.drawingPages
    case .controls: Self.controlPages
    case .gestures: Self.gesturePages
    case .beyond: Self.beyondPages
    }
  }

  /// The groups in which there is a page.
  package static let filled = allCases.filter { !$0.pages.isEmpty }
}
