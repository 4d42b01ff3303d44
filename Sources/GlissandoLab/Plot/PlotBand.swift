/// A quantity with a band of its own in a plot.
package enum PlotBand: Int, CaseIterable, Hashable, Sendable {
  case position
  case velocity
  case acceleration

  /// What it is called.
  package var name: String {
    switch self {
    case .position: "position"
    case .velocity: "velocity"
    case .acceleration: "acceleration"
    }
  }

  /// Its unit; the way from start to target is 1.
  package var unit: String {
    switch self {
    case .position: ""
    case .velocity: "1/s"
    case .acceleration: "1/s²"
    }
  }

  /// Its part of a state.
  package func value(of state: MotionState) -> Double {
    switch self {
    case .position: state.position
    case .velocity: state.velocity
    case .acceleration: state.acceleration
    }
  }
}
