import GlissandoDrawing
import Synchronization

/// The pixels of an image file, which are read again where they were given back.
///
/// A file that has gone or has another size then is transparent, and is named once.
final class FilePixels: PixelStore, PictureMemory.Holder {
  private let path: String
  private let count: Int
  let memory: PictureMemory
  private let read: @Sendable (String) throws -> [UInt32]
  private let held: Mutex<[UInt32]?>

  /// - Parameters:
  ///   - pixels: What was read from the file just now.
  ///   - read: Reads them again.
  init(
    _ path: String, pixels: [UInt32], memory: PictureMemory,
    read: @escaping @Sendable (String) throws -> [UInt32]
  ) {
    (self.path, count, self.memory, self.read) = (path, pixels.count, memory, read)
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

  func giveBack() { held.withLock { $0 = nil } }

  func restore() {
    // Not under the lock: whoever wants them now reads them sooner than this thread, which runs when no other does.
    guard !isThere, let pixels = try? read(path), pixels.count == count else {
      return
    }
    held.withLock { held in
      if held == nil { held = pixels }
      memory.note(self, byteCount: byteCount)
    }
  }

  private func readAgain() -> [UInt32] {
    if let pixels = try? read(path), pixels.count == count { return pixels }
    Warning.write("“\(path)” cannot be read again as it was, and is not shown")
    return [UInt32](repeating: 0, count: count)
  }
}
