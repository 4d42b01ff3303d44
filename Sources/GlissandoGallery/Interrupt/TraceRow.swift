import Glissando
package import GlissandoDesktop
package import GlissandoTools

// The trace of a scene, a row for each frame.

/// What a person, the scene or the tour did to the ball.
enum SceneEvent: String, Sendable {
  /// The pointer went down.
  case click
  /// A drag was let go.
  case release
  /// The target changed in another way: while dragging, by a key, or by itself.
  case retarget
}

struct TraceRow: Equatable {
  var now: BallState
  var target: CGPoint
  var event: SceneEvent?

  static let header = "time,target_x,target_y,x,y,velocity_x,velocity_y,event"

  /// The row as CSV, each number in the fewest digits that read back as the same.
  var csv: String {
    let numbers = [
      now.time, target.x, target.y, now.position.x, now.position.y, now.velocity.x, now.velocity.y,
    ]
    return numbers.map { "\(Double($0))" }.joined(separator: ",") + "," + (event?.rawValue ?? "")
  }
}

extension JournalWriter {
  /// The trace of a scene, a row for each frame.
  ///
  /// - Throws: `OptionError` if it cannot be written.
  package convenience init(trace path: String) throws(OptionError) {
    try self.init(path: path, of: "the trace", header: TraceRow.header)
  }
}
