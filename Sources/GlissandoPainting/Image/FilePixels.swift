import GlissandoDrawing
import Synchronization

/// The pixels of an image file, which are read again where they were given back.
///
/// A file that has gone, or is of another kind or size then, is transparent, and is named once.
final class FilePixels: PixelStore, PictureMemory.Holder {
  private let path: String
  private let count: Int
  let memory: PictureMemory
  private let read: @Sendable (String) throws -> [UInt32]
  private let warn: @Sendable (String) -> Void
  private let held: Mutex<[UInt32]?>
  private let becameTranslucent = Atomic(false)
  private let isNamed = Atomic(false)

  /// - Parameters:
  ///   - pixels: What was read from the file just now.
  ///   - warn: Tells people in one line that this fails.
  ///   - read: Reads them again.
  init(
    _ path: String, pixels: [UInt32], memory: PictureMemory,
    warn: @escaping @Sendable (String) -> Void = Warning.write,
    read: @escaping @Sendable (String) throws -> [UInt32]
  ) {
    (self.path, count, self.memory, self.read) = (path, pixels.count, memory, read)
    self.warn = warn
    held = Mutex(pixels)
    memory.note(self, byteCount: byteCount)
  }

  deinit { memory.forget(self) }

  private var byteCount: Int { count * MemoryLayout<UInt32>.stride }

  var pixels: [UInt32] {
    held.withLock { held in
      let pixels = held ?? readAgain()
      held = pixels
      memory.note(self, byteCount: byteCount)
      return pixels
    }
  }

  var isThere: Bool { held.withLock { $0 != nil } }

  /// Whether something shines through what was read again at any time: the first pixels tell nothing any more then, nor
  /// is it known which of them the smaller sizes are of.
  ///
  /// It is known before those pixels are lent.
  var hasBecomeTranslucent: Bool { becameTranslucent.load(ordering: .acquiring) }

  func giveBack() { held.withLock { $0 = nil } }

  func restore() {
    // Not under the lock: whoever wants them now reads them sooner than this thread, which runs when no other does.
    guard !isThere, let pixels = pixelsAgain() else { return }
    held.withLock { held in
      if held == nil { held = pixels }
      memory.note(self, byteCount: byteCount)
    }
  }

  private func readAgain() -> [UInt32] {
    if let pixels = pixelsAgain() { return pixels }
    if !isNamed.exchange(true, ordering: .relaxed) {
      warn("“\(path)” cannot be read again as it was, and is not shown")
    }
    becameTranslucent.store(true, ordering: .releasing)
    return [UInt32](repeating: 0, count: count)
  }

  private func pixelsAgain() -> [UInt32]? {
    guard let pixels = try? read(path), pixels.count == count else { return nil }
    if !hasBecomeTranslucent, !pixels.isOpaque {
      becameTranslucent.store(true, ordering: .releasing)
    }
    return pixels
  }
}

extension [UInt32] {
  /// Whether nothing shines through any of them, as pixels.
  var isOpaque: Bool { allSatisfy { $0 >= 0xFF00_0000 } }
}
