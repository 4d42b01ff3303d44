import GlissandoFiles
import Foundation
package import GlissandoDesktop
package import GlissandoViews

/// Films what the window shows, from one press of its key to the next.
@MainActor
package final class FilmingTool: LoopTool {
  /// The folder that receives the films; nil for that of the person's films.
  private let folder: String?
  private var camera: WindowCamera?
  /// Host seconds until which something is said about a film.
  package private(set) var wakeUp: Double?

  /// For how many seconds something is said; a problem is longer to be read.
  private static let (noticeTime, problemTime) = (3.0, 8.0)

  /// A camera that has not begun.
  package init(folder: String? = nil) {
    self.folder = folder
  }

  /// F4; with Alt it closes windows.
  package func handle(_ press: KeyPress, in loop: FrameLoop) -> Bool {
    guard press.key == .function(4), press.modifiers.isEmpty else { return false }
    if press.phase == .down { toggle(in: loop) }
    return true
  }

  /// Tells a failure at once, and not only when somebody believes to have a film.
  package func endFrame(_ frame: FrameOutcome, in loop: FrameLoop) {
    if let camera, camera.hasFailed { end(in: loop) }
  }

  /// Takes back what has been said long enough.
  package func wake(in loop: FrameLoop) {
    wakeUp = nil
    loop.control?.notice = nil
  }

  private func toggle(in loop: FrameLoop) {
    if camera != nil { return end(in: loop) }
    do {
      let camera = try WindowCamera(
        path: OutputFile.freePath(
          in: folder ?? UserFolders().videos, name: loop.window.title, ending: WindowFilm.ending))
      self.camera = camera
      loop.pixelTap = camera
      // The first frame of a film is all of the window.
      loop.requestFullPaint()
      loop.window.setFilming(true)
      note(WindowNotice("Filming", isUnfilmed: true), in: loop)
    } catch {
      Self.say("\(error)")
      note(WindowNotice("\(error)", isProblem: true), in: loop)
    }
  }

  /// Ends the film, if one is made, and says where it is.
  package func end(in loop: FrameLoop) {
    guard let camera else { return }
    self.camera = nil
    loop.pixelTap = nil
    loop.window.setFilming(false)
    let path = camera.path
    let rest = camera.skippedFrames > 0 ? " (\(camera.skippedFrames) frames were left out)" : ""
    let isWritten = DispatchSemaphore(value: 0)
    camera.end(at: loop.frameTime) { error in
      Task { @MainActor [weak self, weak loop] in
        guard let loop else { return }
        self?.note(
          error.map { WindowNotice("\($0)", isProblem: true) }
            ?? WindowNotice("Film: \(path)\(rest)"), in: loop)
      }
      Self.say(
        error.map { "\($0)" }
          ?? "filmed: \(path)\(rest); “glissando render \(path) --out film.mp4” makes a video")
      isWritten.signal()
    }
    // At the end of the program nobody else waits for what is still to be written.
    if loop.isEnding { isWritten.wait() }
  }

  /// Has the views say something about a film for some seconds.
  private func note(_ notice: WindowNotice, in loop: FrameLoop) {
    guard let control = loop.control else { return }
    control.notice = notice
    wakeUp = loop.hostTime + (notice.isProblem ? Self.problemTime : Self.noticeTime)
  }

  private nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
