import Foundation
import GlissandoDrawing
import Observation

/// Where a transport is, taken once in a frame.
struct TransportReading: Equatable, Sendable {
  /// What can be gone to, in seconds of the content's clock; its end is the live edge.
  var range: ClosedRange<Double>
  /// What is shown, in seconds of the content's clock.
  var position: Double
  /// What is played again and again.
  var loop: ClosedRange<Double>?
  /// Whether what is shown is the live edge.
  var isLive: Bool

  @MainActor
  init(_ transport: Transport) {
    range = transport.range
    position = transport.position
    loop = transport.loop
    isLive = transport.isLive
  }

  /// How long before the live edge the position is, in words such as `−1.25 s`; `now` at the edge.
  var positionText: String {
    if isLive { return "now" }
    return "−" + String(format: "%.2f", max(range.upperBound - position, 0)) + " s"
  }
}

/// What a transport does; unlike its reading it changes only when somebody wants it to.
struct TransportState: Equatable, Sendable {
  var isLive: Bool
  var isPaused: Bool
  var isReversed: Bool
  var rate: Double
  var hasLoop: Bool
  var onionSkins: Int

  @MainActor
  init(_ transport: Transport) {
    isLive = transport.isLive
    isPaused = transport.isPaused
    isReversed = transport.isReversed
    rate = transport.rate
    hasLoop = transport.loop != nil
    onionSkins = transport.onionSkins
  }

  /// A rate as people write it.
  static func text(ofRate rate: Double) -> String {
    switch rate {
    case 0.25: return "¼×"
    case 0.5: return "½×"
    case 1...:
      return rate == rate.rounded() ? "\(Int(clamping: rate))×" : String(format: "%.2g×", rate)
    default:
      let part = (1 / rate).rounded()
      return abs(part * rate - 1) < 1e-6
        ? "1⁄\(Int(clamping: part))×" : String(format: "%.2g×", rate)
    }
  }
}

/// What the bar reads and acts on.
@MainActor @Observable
package final class TransportBarModel {
  let transport: Transport
  /// Where the transport is.
  private(set) var reading: TransportReading
  /// What it does.
  private(set) var state: TransportState
  /// Whether the bar is to be seen.
  private(set) var isShown = false
  /// Where it lies in the content; nil where it lies at the foot of the window.
  private(set) var slot: CGRect?
  /// How far it has come in at the foot of the window, in points.
  private(set) var dock = 0.0

  init(_ transport: Transport) {
    self.transport = transport
    reading = TransportReading(transport)
    state = TransportState(transport)
  }

  /// Whether the transport wants the bar to be seen.
  var isWanted: Bool { transport.isBarShown || transport.slot != nil }

  /// Reads the transport, in each frame.
  ///
  /// - Parameter dock: How far the bar has come in at the foot of the window, in points.
  func update(dock: Double) {
    if self.dock != dock { self.dock = dock }
    let isShown = isWanted || dock > 0
    if self.isShown != isShown { self.isShown = isShown }
    if slot != transport.slot { slot = transport.slot }
    guard isShown else { return }
    let now = TransportReading(transport)
    if now != reading { reading = now }
    let state = TransportState(transport)
    if state != self.state { self.state = state }
  }
}
