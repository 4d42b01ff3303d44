import CPresentation
import Foundation
import Testing

extension WindowTests {
  /// When pictures were shown, as X11 tells it.
  @Suite("of X11 whose pictures are told of", .enabled(if: Surroundings.hasDisplay))
  struct ShowingTests {
    /// Waits for what is told next.
    private func next(_ showings: OpaquePointer) throws -> glissando_showing {
      var showing = glissando_showing()
      for _ in 0..<2000 {
        if glissando_showings_take(showings, &showing) { return showing }
        usleep(1000)
      }
      throw POSIXError(.ETIMEDOUT)
    }

    @Test(
      "What is swapped by Present is told of itself, whoever swaps it; else any picture of the display is"
    )
    func pictures() throws {
      let client = try XClient()
      defer { client.close() }
      let showings = try #require(glissando_showings_of_x11(client.window))
      defer { glissando_showings_close(showings) }
      glissando_showings_ask(showings, nil, true)
      #expect(try next(showings).waited == -1)
      for waits in [true, false] {
        try client.present()
        glissando_showings_ask(showings, nil, waits)
        var showing = try next(showings)
        // That which was asked for comes besides, or has come before.
        if showing.waited < 0 {
          glissando_showings_ask(showings, nil, waits)
          showing = try next(showings)
        }
        #expect(showing.waited == (waits ? 1 : 0))
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let age = Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9 - showing.seconds
        #expect((0..<2).contains(age))
      }
    }
  }
}
