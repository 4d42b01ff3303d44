import Foundation

extension FrameLoop {
  /// Begins to film what the window shows, or ends that.
  func toggleFilming() {
    if presenter.camera != nil { return endFilming() }
    do {
      presenter.camera = try WindowCamera(path: Self.freePath(in: options.filmFolder))
      // The first frame of a film is all of the window.
      requestsFullPaint = true
      window.setFilming(true)
      note(.begun)
    } catch {
      Self.say("\(error)")
      note(.failed("\(error)"))
    }
  }

  /// Ends a film, if one is made, and says where it is.
  func endFilming() {
    guard let camera = presenter.camera else { return }
    presenter.camera = nil
    window.setFilming(false)
    let (path, skipped) = (camera.path, camera.skippedFrames)
    let isWritten = DispatchSemaphore(value: 0)
    camera.end(at: clock.frameSeconds(at: hostClock.now)) { error in
      Task { @MainActor [weak self] in
        self?.note(
          error.map { .failed("\($0)") } ?? .ended(path: path, skippedFrames: skipped))
      }
      if let error {
        Self.say("\(error)")
      } else {
        let rest = skipped > 0 ? " (\(skipped) frames were left out)" : ""
        Self.say("filmed: \(path)\(rest); “glissando render \(path) --out film.mp4” makes a video")
      }
      isWritten.signal()
    }
    // At the end of the program nobody else waits for what is still to be written.
    if isEnding { isWritten.wait() }
  }

  /// Has the views say something about a film for some seconds.
  private func note(_ notice: FilmNotice) {
    guard let control else { return }
    control.filmNotice = notice
    var seconds = Self.noticeTime
    if case .failed = notice { seconds = Self.problemTime }
    filmNoticeEnd = hostClock.now + seconds
  }

  /// Takes back what has been said long enough.
  func ageFilmNotice() {
    guard let end = filmNoticeEnd, hostClock.now >= end else { return }
    filmNoticeEnd = nil
    control?.filmNotice = nil
  }

  /// For how many seconds something is said; a problem is longer to be read.
  private static let (noticeTime, problemTime) = (3.0, 8.0)

  private nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// The first name of a film that is not taken.
  private static func freePath(in folder: String) -> String {
    for number in 1... {
      let path = "\(folder)/glissando-\(number).\(WindowFilm.ending)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return folder
  }
}
