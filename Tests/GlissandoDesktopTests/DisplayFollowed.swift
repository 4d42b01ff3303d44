import Foundation
import Testing

/// What a window that moves knows of its display in the end.
struct DisplayFollowed {
  /// Of how many refreshes it was told when they were.
  let told: Int
  /// For how many of those the picture waited for the display; nil where that is not told.
  let synchronized: Int?
  /// How many there are in a second.
  let rate: Double

  /// Shows a window for 60 frames.
  init(environment: [String: String] = [:]) throws {
    let file = NSTemporaryDirectory() + "glissando-display-\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let probe = try ProbeProcess(
      ["moving", "--frames", "60", "--stats", file], environment: environment)
    #expect(probe.finish() == 0)
    #expect(!probe.lines.contains("backwards"))
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    told = try #require(report["refreshes_told"] as? Int)
    // What is not told is said to be so.
    let isSaid = report.keys.contains("refreshes_vsync")
    #expect(isSaid)
    synchronized = report["refreshes_vsync"] as? Int
    rate = try #require(report["refresh_hz"] as? Double)
  }
}
