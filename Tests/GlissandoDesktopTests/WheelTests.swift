import CSDL2
import Foundation
import GlissandoViews
import Testing

@testable import GlissandoWindowing

/// What a wheel does, as SDL tells of it.
@MainActor
@Suite("The wheel") struct WheelTests {
  private func delta(
    _ x: Float, _ y: Float, _ direction: SDL_MouseWheelDirection
  ) throws -> CGSize? {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    event.wheel.direction = direction.rawValue
    var translator = EventTranslator()
    var inputs: [TimedInput] = []
    _ = translator.translate(event, time: 1, into: &inputs)
    guard case .wheel(let delta, _) = try #require(inputs.first).event else { return nil }
    return delta
  }

  @Test("Parts of a notch scroll as much less")
  func precise() throws {
    let notch = EventTranslator.pointsPerNotch
    #expect(
      try delta(0.5, -0.25, SDL_MOUSEWHEEL_NORMAL)
        == CGSize(width: -0.5 * notch, height: -0.25 * notch))
  }

  @Test("A direction that the person has turned round is not turned back")
  func natural() throws {
    let natural = try delta(1, 2, SDL_MOUSEWHEEL_FLIPPED)
    #expect(natural == (try delta(1, 2, SDL_MOUSEWHEEL_NORMAL)))
  }
}
