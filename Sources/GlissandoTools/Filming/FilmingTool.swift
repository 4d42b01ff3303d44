import Foundation
package import GlissandoDesktop
import GlissandoFiles
package import GlissandoViews
import GlissandoWindowing

/// Films what the window shows, from one press of its key to the next.
@MainActor
package final class FilmingTool: LoopTool {
  private let desk: FilmDesk
  private var camera: WindowCamera?
  /// Host seconds until which something is said about a film.
  private var noticeEnd: Double?
  /// The place that somebody has chosen for a film, and the host seconds at which it begins.
  private var chosen: (path: String, start: Double)?
  /// Host seconds at which what had to be left out is filmed, if there is room by then and no frame came before.
  private var catchUpDue: Double?

  /// For how many seconds something is said; a problem is longer to be read, a button to be reached.
  private static let (noticeTime, problemTime, fileTime) = (3.0, 8.0, 8.0)
  /// Seconds until the sheet that has asked is gone: the film shall not show it.
  private static let sheetTime = 0.6
  /// Seconds after a frame that was left out: while frames follow each other, they bring it themselves.
  private static let catchUpTime = 0.1

  /// A camera that has not begun.
  init(_ desk: FilmDesk) {
    self.desk = desk
  }

  package var wakeUp: Double? {
    let due = min(noticeEnd ?? .infinity, chosen?.start ?? .infinity, catchUpDue ?? .infinity)
    return due < .infinity ? due : nil
  }

  /// F4, with Shift where somebody says; with Alt it closes windows.
  package func handle(_ press: KeyPress, in loop: FrameLoop) -> Bool {
    let modifiers = press.modifiers.subtracting(.capsLock)
    guard press.key == .function(4), modifiers.isSubset(of: .shift) else { return false }
    if press.phase == .down {
      desk.isInUse = true
      toggle(asks: modifiers.contains(.shift), in: loop)
    }
    return true
  }

  /// Tells a failure at once, and not only when somebody believes to have a film.
  package func endFrame(_ frame: FrameOutcome, in loop: FrameLoop) {
    guard let camera else { return }
    if camera.hasFailed { return end(in: loop) }
    catchUpDue = camera.isBehind ? loop.hostTime + Self.catchUpTime : nil
  }

  /// Takes back what has been said long enough, begins a film, and films what was left out.
  package func wake(in loop: FrameLoop) {
    if let noticeEnd, noticeEnd <= loop.hostTime { show(nil, in: loop) }
    if let chosen, chosen.start <= loop.hostTime {
      self.chosen = nil
      if camera == nil { begin(chosen.path, isChosen: true, in: loop) }
    }
    if let catchUpDue, catchUpDue <= loop.hostTime { catchUp(in: loop) }
  }

  /// Has a frame that was left out painted again when there is room: a window that has come to rest asks for none.
  private func catchUp(in loop: FrameLoop) {
    guard let camera, camera.isBehind else { return catchUpDue = nil }
    let hasRoom = camera.hasRoom
    catchUpDue = hasRoom ? nil : loop.hostTime + Self.catchUpTime
    if hasRoom { loop.requestFullPaint() }
  }

  private func toggle(asks: Bool, in loop: FrameLoop) {
    if camera != nil { return end(in: loop) }
    let path = OutputFile.freePath(
      in: UserFolders().videos, name: loop.window.title,
      moment: WindowFilm.moment(of: Date(), in: .current), ending: WindowFilm.ending)
    guard asks, desk.hasViews else { return begin(path, in: loop) }
    show(nil, in: loop)
    desk.begin = { [weak self, weak loop] place in
      guard let self, let loop else { return }
      chosen = (place.path, loop.hostTime + Self.sheetTime)
    }
    desk.question = (path as NSString).lastPathComponent
  }

  /// Begins a film.
  ///
  /// - Parameter isChosen: Whether somebody has named the place, and was asked about a file that is there.
  private func begin(_ path: String, isChosen: Bool = false, in loop: FrameLoop) {
    do {
      let camera = try WindowCamera(path: path, replaces: isChosen)
      self.camera = camera
      loop.pixelTap = camera
      // The first frame of a film is all of the window.
      loop.requestFullPaint()
      loop.window.isFilmed = true
      note(WindowNotice("Filming", isUnfilmed: true), in: loop)
    } catch {
      Self.say("\(error)")
      note(WindowNotice("\(error)", isProblem: true), in: loop)
    }
  }

  /// Ends the film, if one is made, and says where it is.
  package func end(in loop: FrameLoop) {
    guard let camera else { return }
    if camera.isBehind, !camera.hasFailed {
      camera.expectLast()
      loop.presentAgain()
    }
    (self.camera, catchUpDue) = (nil, nil)
    loop.pixelTap = nil
    loop.window.isFilmed = false
    write(camera, in: loop)
  }

  /// Writes the rest of a film, and says where it is.
  private func write(_ camera: WindowCamera, in loop: FrameLoop) {
    let path = camera.path
    let rest = camera.skippedFrames > 0 ? " (\(camera.skippedFrames) frames were left out)" : ""
    let isWritten = DispatchSemaphore(value: 0)
    camera.end(at: loop.frameTime) { error in
      Task { @MainActor [weak self, weak loop] in
        guard let loop else { return }
        self?.note(
          error.map { WindowNotice("\($0)", isProblem: true) }
            ?? WindowNotice("Film: \(UserFolders().shown(path))\(rest)", file: path), in: loop)
      }
      Self.say(
        error.map { "\($0)" }
          ?? "filmed: \(path)\(rest); “glissando render \(path.shellWord) --out film.mp4” makes "
          + "a video")
      isWritten.signal()
    }
    // At the end of the program nobody else waits for what is still to be written.
    if loop.isEnding { isWritten.wait() }
  }

  /// Says something about a film for some seconds.
  private func note(_ notice: WindowNotice, in loop: FrameLoop) {
    show(notice, in: loop)
    let time =
      notice.isProblem ? Self.problemTime : notice.file != nil ? Self.fileTime : Self.noticeTime
    noticeEnd = loop.hostTime + time
  }

  /// Has the program's views say it, where they do, since they know who shall see it; else our own.
  private func show(_ notice: WindowNotice?, in loop: FrameLoop) {
    noticeEnd = nil
    if let control = loop.control {
      control.notice = notice
    } else {
      // There is but one window, and the film shall not show what is said meanwhile.
      desk.notice = notice?.isUnfilmed == true ? nil : notice
    }
  }

  private nonisolated static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
