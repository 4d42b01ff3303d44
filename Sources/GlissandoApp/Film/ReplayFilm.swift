import Foundation
import Glissando
import GlissandoTools
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews

/// A recorded session as a film of a constant rate.
@MainActor
final class ReplayFilm: FilmSource {
  private let session: ReplaySession
  private let frameRate: Double
  /// The time of the first recorded frame, in its seconds.
  private let start: Double
  private var index = -1
  private var isBegun = false

  let size: CGSize
  /// That of the beginning: all frames of a film have one size in pixels.
  let scale: Double
  let frameCount: Int?

  /// A session of a window, made as that was.
  ///
  /// - Parameter scale: Pixels per point in place of the recorded ones.
  init(
    _ recording: RecordedSession, of window: WindowDescription, scale: Double?, frameRate: Double
  ) {
    var recording = recording
    if let scale {
      recording.header.scale = scale
      recording.steps.removeAll { if case .scale = $0 { true } else { false } }
    }
    self.scale = recording.header.scale
    session = ReplaySession(recording, of: window, textShaper: PangoTextShaper())
    session.source.transport.keepsAfterInput = true
    self.frameRate = frameRate
    let times = recording.steps.compactMap { step -> Double? in
      if case .frame(let time) = step { time.seconds } else { nil }
    }
    start = times.first ?? 0
    let length = (times.last ?? 0) - start
    frameCount =
      times.isEmpty ? 0 : Int(clamping: (length * frameRate + Self.tolerance).rounded(.down)) + 1
    size = Self.largest(recording)
  }

  /// Sums of times differ by rounding only, in frames.
  private static let tolerance = 1e-6

  /// The largest size that the window had: all frames of a film have one.
  private static func largest(_ recording: RecordedSession) -> CGSize {
    var result = recording.header.size
    for case .size(let size) in recording.steps {
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
    return result
  }

  var label: FilmLabel { FilmLabel(frame: index) }

  func advance() -> Bool {
    index += 1
    let due = start + (Double(index) + Self.tolerance) / frameRate
    var hasChanged = !isBegun
    isBegun = true
    while let next = session.player.nextFrame, next.seconds <= due {
      if session.player.playFrame() == true { hasChanged = true }
      session.source.finishFrame()
    }
    return hasChanged
  }

  func picture() -> FilmPicture {
    .list(session.source.displayList, ground: session.source.groundColor)
  }

  /// Says on standard error where the session did not look as it did.
  func reportDifference() { session.player.reportDifference(name: Program.name) }
}
