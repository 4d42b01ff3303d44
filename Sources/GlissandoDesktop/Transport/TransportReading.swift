import Foundation
import Observation

/// What the bar shows, taken once in a frame.
package struct TransportReading: Equatable, Sendable {
  /// What can be gone to, in seconds of the content's clock; its end is the live edge.
  package var range = 0.0...0.0
  /// What is shown, in seconds of the content's clock.
  package var position = 0.0
  /// Whether that is the live edge.
  package var isLive = true
  /// Whether time stands still.
  package var isPaused = false
  /// Whether time runs backwards.
  package var isReversed = false
  /// Seconds of the content per second.
  package var rate = 1.0
  /// What is played again and again.
  package var loop: ClosedRange<Double>?
  /// Frames of the onion skin.
  package var onionSkins = 0

  @MainActor
  init(_ transport: Transport) {
    range = transport.range
    position = transport.position
    isLive = transport.isLive
    isPaused = transport.isPaused
    isReversed = transport.isReversed
    rate = transport.rate
    loop = transport.loop
    onionSkins = transport.onionSkins
  }

  /// How long before the live edge the position is, in words such as `−1.25 s`; `now` at the edge.
  package var positionText: String {
    if isLive { return "now" }
    return "−" + String(format: "%.2f", max(range.upperBound - position, 0)) + " s"
  }

  /// A rate as people write it.
  static func text(ofRate rate: Double) -> String {
    switch rate {
    case 0.25: return "¼×"
    case 0.5: return "½×"
    case 1...: return rate == rate.rounded() ? "\(Int(rate))×" : String(format: "%.2g×", rate)
    default:
      let part = (1 / rate).rounded()
      return abs(part * rate - 1) < 1e-6 ? "1⁄\(Int(part))×" : String(format: "%.2g×", rate)
    }
  }
}

/// What the bar reads and acts on.
@MainActor @Observable
package final class TransportBarModel {
  let transport: Transport
  private(set) var reading: TransportReading
  /// Whether the bar is to be seen.
  private(set) var isShown = false
  /// Where it lies in the content; nil where it floats.
  private(set) var slot: CGRect?

  init(_ transport: Transport) {
    self.transport = transport
    reading = TransportReading(transport)
  }

  /// Whether the transport wants the bar to be seen.
  var isWanted: Bool { transport.isBarShown || transport.slot != nil }

  /// Reads the transport, in each frame.
  func update() {
    if isShown != isWanted { isShown = isWanted }
    if slot != transport.slot { slot = transport.slot }
    guard isShown else { return }
    let now = TransportReading(transport)
    if now != reading { reading = now }
  }
}
