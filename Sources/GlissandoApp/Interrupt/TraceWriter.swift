import Foundation
import Glissando
import GlissandoFiles

/// What a person, the scene or the tour did to the ball.
enum SceneEvent: String, Sendable {
  /// The pointer went down.
  case click
  /// A drag was let go.
  case release
  /// The target changed in another way: while dragging, by a key, or by itself.
  case retarget
}

/// One row of a trace.
struct TraceRow: Equatable {
  var now: Sample
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

/// Writes what the ball does into a file, frame by frame.
final class TraceWriter {
  private let file: JournalFile
  private let path: String
  /// Whether a row could not be written; what follows would be no whole trace either.
  private(set) var hasFailed = false

  /// Creates the file and writes the header.
  ///
  /// - Throws: `AppError` when it cannot be written.
  init(path: String) throws(AppError) {
    self.path = path
    do {
      file = try JournalFile(path)
      // By lines, so that a run that is cut short leaves whole rows.
      try file.append(Data((TraceRow.header + "\n").utf8))
    } catch {
      throw .unwritable(what: "the trace", path: path, reason: error.description)
    }
  }

  /// Writes a row; when that fails, says so once and goes on without a trace.
  func write(_ row: TraceRow) {
    guard !hasFailed else { return }
    do {
      try file.append(Data((row.csv + "\n").utf8))
    } catch {
      hasFailed = true
      let error = AppError.unwritable(
        what: "the trace", path: path, reason: error.description)
      FileHandle.standardError.write(Data("\(Program.name): \(error)\n".utf8))
    }
  }
}
