import Foundation
import GlissandoPainting
import Testing

extension WindowTests {
  @Suite(
    "Pictures that a GPU has before they are shown",
    .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  struct PrefetchTests {
    /// Writes a picture of 3.8 MB that fills the window, as it is and half as large.
    private func writePicture() throws -> String {
      let path = NSTemporaryDirectory() + "glissando-prefetch-\(UUID().uuidString).png"
      let pixels = [UInt32](repeating: 0xFF80_4020, count: 1100 * 860)
      try PaintedImage(width: 1100, height: 860, pixels: pixels).writePNG(to: path)
      return path
    }

    @Test("A picture is uploaded while the window rests, without a frame, and not when it is shown")
    func rest() throws {
      let path = try writePicture()
      defer { try? FileManager.default.removeItem(atPath: path) }
      let probe = try ProbeProcess(
        ["prefetch", "--presenter", "gl", "--scale", "2"],
        environment: ["PROBE_OPENGL": "uploads:0", "PROBE_IMAGE": path])
      #expect(probe.reads("swapped"))
      #expect(probe.reads("upload of 1100 pixels, 476 rows from 0"))
      #expect(probe.reads("upload of 1100 pixels, 384 rows from 476"))
      // What is left of the second part is for the smaller size.
      #expect(probe.reads("upload of 550 pixels, 185 rows from 0"))
      #expect(probe.reads("upload of 550 pixels, 245 rows from 185"))
      // Between the parts there was no frame, and then nothing happens any more.
      let frames = Set(
        probe.lines.filter { $0.hasPrefix("upload") }.map { $0.split(separator: " ").last })
      #expect(frames.count == 1, "\(probe.lines)")
      #expect(probe.fallsSilent(within: 5))
      let sleeps = probe.sleeps
      Thread.sleep(forTimeInterval: 1)
      #expect(probe.sleeps - sleeps <= 2)
      let count = probe.lines.count
      let window = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)"
      ).split(separator: "\n").last.map(String.init)
      run("xdotool", "mousemove", "--window", try #require(window), "40", "50", "click", "1")
      #expect(probe.reads("clicked"))
      #expect(probe.fallsSilent(within: 20))
      #expect(!probe.lines.dropFirst(count).contains { $0.hasPrefix("upload") }, "\(probe.lines)")
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
