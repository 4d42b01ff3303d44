package import GlissandoDesktop
import Foundation
import GlissandoDrawing
package import GlissandoMotion
import GlissandoControls

/// Tells a source what a recorded one was told.
@MainActor
package final class ReplayPlayer {
  /// What is played.
  package let recording: RecordedSession
  /// What reads the clipboard during the replay.
  package let clipboard: ReplayedClipboard
  /// The first frame that did not look as it did; nil if none was found.
  package private(set) var firstDifference: FrameTime?
  private let source: any FrameSource
  private let runMainQueue: @MainActor () -> Void
  private var next = 0
  private var lastFrame: FrameTime?

  /// Plays to a source that was made as the recorded one was, with the header's surroundings.
  ///
  /// - Parameter runMainQueue: Runs what waits in the main queue.
  package init(
    _ recording: RecordedSession, to source: any FrameSource, clipboard: ReplayedClipboard,
    runMainQueue: @escaping @MainActor () -> Void
  ) {
    self.recording = recording
    self.source = source
    self.clipboard = clipboard
    self.runMainQueue = runMainQueue
  }

  /// Whether there is no frame any more.
  package var isOver: Bool { nextFrame == nil }

  /// The time of the next frame; nil after the last.
  package var nextFrame: FrameTime? {
    for step in recording.steps[next...] {
      if case .frame(let time) = step { return time }
    }
    return nil
  }

  /// Does all up to the next frame and that frame, but for what waits for its end.
  ///
  /// - Returns: Whether what is to be seen changed; nil if there was no frame any more.
  package func playFrame() -> Bool? {
    while next < recording.steps.count {
      let step = recording.steps[next]
      next += 1
      if case .frame(let time) = step {
        lastFrame = time
        let isChanged = source.render(time)
        checkFrame()
        return isChanged
      }
      play(step)
    }
    return nil
  }

  /// Does all that is left.
  ///
  /// After the last frame nothing of it was to be seen any more, but a program may have acted upon it, and ended by it.
  package func playRest() {
    while playFrame() != nil { source.finishFrame() }
  }

  private func play(_ step: RecordedStep) {
    switch step {
    case .input(let event, let time): _ = source.send(event, at: time)
    case .turn: runMainQueue()
    case .size(let size): source.size = size
    case .scale(let scale): source.scale = scale
    case .colorScheme, .reduceMotion, .contrast, .accent, .textScale:
      _ = step.change(&source.appearance)
    case .frame, .clipboard, .check: break
    }
  }

  /// Says on standard error when a frame did not look as it did.
  package func reportDifference(name: String) {
    guard let frame = firstDifference else { return }
    let text =
      "\(name): frame \(frame.index) of the replay differs from the recording, which was made by "
      + "\(recording.header.program)\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func checkFrame() {
    guard next < recording.steps.count, case .check(let hash) = recording.steps[next],
      firstDifference == nil, source.displayList.stableHash != hash
    else { return }
    firstDifference = lastFrame
  }
}

/// A clipboard that holds what it held when the session was recorded.
@MainActor
package final class ReplayedClipboard: Clipboard {
  private var texts: ArraySlice<String?>

  /// What was read in the course of a recording.
  package init(_ recording: RecordedSession) {
    texts =
      recording.steps.compactMap { step -> String?? in
        if case .clipboard(let text) = step { .some(text) } else { nil }
      }[...]
  }

  package var string: String? {
    get { texts.popFirst() ?? nil }
    // The desktop's own is left alone: it is not the person's doing now.
    set { _ = newValue }
  }

  package var selection: String? {
    get { string }
    set { _ = newValue }
  }
}
