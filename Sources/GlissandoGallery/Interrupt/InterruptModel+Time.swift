import Glissando
import GlissandoTools

/// The scene's slow motion is the window's: there is one way to slow, pause and step.
extension InterruptModel {
  /// How fast time runs; nil for a rate that the scene does not offer.
  var pace: Pace? {
    get { Pace(rawValue: transport.rate) }
    set { if let newValue { transport.rate = newValue.rawValue } }
  }

  /// Whether time stands still.
  var isPaused: Bool {
    get { transport.isPaused }
    set {
      transport.engage()
      transport.isPaused = newValue
    }
  }

  /// Moves on by a frame at the present pace; a running scene is paused.
  func step() { transport.step(1) }

  /// Lets time run as ever, at the live edge.
  func playAtFullPace() {
    transport.rate = 1
    transport.setLoop(nil)
    transport.returnToNow()
    transport.isPaused = false
  }

  /// Uses the window's transport from now on.
  func adopt(_ transport: Transport?) {
    guard let transport, transport !== self.transport else { return }
    self.transport = transport
  }
}
