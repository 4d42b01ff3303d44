import Dispatch
import Foundation
package import GlissandoDesktop
package import GlissandoDrawing
import GlissandoFiles
package import GlissandoPainting
import Synchronization

/// Films what a window shows into a file, at no frame's expense.
///
/// On the main thread only the pixels that changed are copied; another thread makes them smaller and
/// writes them. Where that cannot keep up, what waits stays below a limit: frames are left out of the
/// film, never out of the window, and their changes go into the next one. Pixels are filmed rather than
/// what was done (which a recording holds), because a film shall show what was shown: also a deck that
/// was changed meanwhile, the inspector, and what another window brought about.
@MainActor
package final class WindowCamera: PixelTap {
  /// The file.
  package let path: String
  /// The frames that were left out since the writing could not keep up.
  package private(set) var skippedFrames = 0

  private let writer: CameraWriter
  private var pending = Damage()
  /// The first frame's time, in seconds of the window's frames.
  private var start: Double?
  private var seconds = 0.0
  private var isClosing = false

  /// The bytes that wait at most: some sixteen frames of a large window.
  var waitingLimit = 128 << 20

  /// Creates the file.
  ///
  /// - Parameter replaces: Whether somebody has chosen the place, so that a file that is there is replaced.
  /// - Throws: `OptionError` if it cannot be written.
  package init(path: String, replaces: Bool = false) throws(OptionError) {
    self.path = path
    writer = try CameraWriter(path: path, replaces: replaces)
  }

  /// Whether there is a film yet.
  package var isBegun: Bool { start != nil }
  /// Whether nothing more can be written, for instance because the disk is full.
  package var hasFailed: Bool { writer.hasFailed }
  /// Whether the film lacks something of what the window shows, which was left out.
  package var isBehind: Bool { isBegun && !pending.isEmpty }
  /// Whether the next frame will not be left out.
  package var hasRoom: Bool { isClosing || writer.waitingBytes < waitingLimit }

  /// From now on nothing is left out, and what is painted is filmed as of the last frame that was: it has been
  /// seen since.
  package func expectLast() { isClosing = true }

  /// Films a frame that was painted.
  ///
  /// - Complexity: O(*n*) in the pixels that changed.
  package func receive(_ buffer: PixelBuffer, damage: Damage?, at time: Double) {
    if !isClosing { seconds = time - (start ?? time) }
    if pending.width != buffer.width || pending.height != buffer.height {
      pending.reset(width: buffer.width, height: buffer.height)
      pending.addAll()
    } else if let damage, damage.width == buffer.width, damage.height == buffer.height {
      pending.formUnion(damage)
    } else {
      pending.addAll()
    }
    start = start ?? time
    guard !pending.isEmpty else { return }
    guard hasRoom else {
      skippedFrames += 1
      return
    }
    writer.write(change(of: buffer))
    pending.reset(width: buffer.width, height: buffer.height)
  }

  /// Ends the film.
  ///
  /// - Parameters:
  ///   - time: When, in seconds of the window's frames; nil with the last frame.
  ///   - onEnd: Called on another thread when all is written, with what went wrong, if anything did.
  package func end(at time: Double?, onEnd: @escaping @Sendable (OptionError?) -> Void) {
    let last = time.flatMap { time in start.map { max(time - $0, seconds) } } ?? seconds
    writer.end(seconds: last, onEnd: onEnd)
  }

  private func change(of buffer: PixelBuffer) -> WindowFilm.Change {
    var areas: [WindowFilm.Area] = []
    pending.forEachRect { left, top, right, bottom in
      areas.append(
        WindowFilm.Area(
          left: left, top: top, right: min(right, buffer.width), bottom: min(bottom, buffer.height))
      )
    }
    let count = areas.reduce(0) { $0 + $1.pixelCount }
    let stride = buffer.bytesPerRow / 4
    let source = buffer.base.assumingMemoryBound(to: UInt32.self)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      guard var target = pixels.baseAddress else { return }
      for area in areas where area.pixelCount > 0 {
        for row in area.top..<area.bottom {
          target.update(from: source + row * stride + area.left, count: area.right - area.left)
          target += area.right - area.left
        }
      }
      filled = count
    }
    return WindowFilm.Change(
      seconds: seconds, width: buffer.width, height: buffer.height, areas: areas, pixels: pixels)
  }
}

/// Writes changes on a thread of its own.
private final class CameraWriter: Sendable {
  private let queue = DispatchQueue(label: "film", qos: .utility)
  private let waiting = Mutex(0)
  private let failure = Mutex<OptionError?>(nil)
  private let file: JournalFile
  private let path: String
  /// Why the film lies where it does; nothing where somebody has chosen that.
  private let hint: String

  init(path: String, replaces: Bool) throws(OptionError) {
    let hint =
      replaces ? "" : "; films go into your folder of videos, Shift-F4 asks for another place"
    (self.path, self.hint) = (path, hint)
    do {
      file = try JournalFile(path, isNew: !replaces)
    } catch {
      throw Self.unwritable(path, error, hint)
    }
    queue.async { self.put(Data(WindowFilm.magic)) }
  }

  var waitingBytes: Int { waiting.withLock { $0 } }
  var hasFailed: Bool { failure.withLock { $0 != nil } }

  func write(_ change: WindowFilm.Change) {
    let size = change.pixels.count * 4
    waiting.withLock { $0 += size }
    queue.async {
      self.put(change.record)
      self.waiting.withLock { $0 -= size }
    }
  }

  func end(seconds: Double, onEnd: @escaping @Sendable (OptionError?) -> Void) {
    queue.async {
      self.put(WindowFilm.Change.end(seconds: seconds).record)
      onEnd(self.failure.withLock { $0 })
    }
  }

  /// Writes bytes; after a failure no more.
  private func put(_ data: Data) {
    guard failure.withLock({ $0 == nil }) else { return }
    do {
      try file.append(data)
    } catch {
      failure.withLock { $0 = Self.unwritable(path, error, hint) }
    }
  }

  /// Says why the system did not write; what can be done is not to name another file.
  private static func unwritable(
    _ path: String, _ problem: FileProblem, _ hint: String
  ) -> OptionError {
    OptionError(description: "the film cannot be written to “\(path)”: \(problem)\(hint)")
  }
}
