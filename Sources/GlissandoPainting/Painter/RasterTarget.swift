import CPangoCairo
import GlissandoDrawing

/// Pixels to paint into, by ourselves and by Cairo.
final class RasterTarget {
  /// Pixels that are read while others read them too.
  struct Pixels {
    /// The first of them.
    let base: UnsafePointer<UInt32>
    /// The distance of two rows in pixels.
    let stride: Int
    private let memory: PixelMemory

    fileprivate init(base: UnsafePointer<UInt32>, stride: Int, memory: PixelMemory) {
      (self.base, self.stride, self.memory) = (base, stride, memory)
    }
  }

  /// What is in the pixels.
  private enum Content {
    /// Nothing: all of them are as the system gave them, transparent.
    case untouched
    /// Nothing in the upper left of a size, which is not cleared before somebody asks for it.
    case blank(width: Int, height: Int)
    case painted
  }

  /// The pixels, with all that was put off.
  var pixels: UnsafeMutablePointer<UInt32> {
    paintPending()
    touch()
    return memory.base
  }
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The distance of two rows in pixels.
  let stride: Int
  var byteCount: Int { stride * height * 4 }
  /// The window's pixel that is the first here.
  var originX = 0
  var originY = 0
  /// What has to be painted; nil is everything.
  var damage: Damage?
  /// Whether Cairo knows of the damage in this frame.
  var isClippedToDamage = false
  /// The smallest rectangle around all that has to be painted.
  var visible: IntRect
  /// Cairo's context, for pixels with all that was put off.
  var context: OpaquePointer {
    paintPending()
    touch()
    return cairo
  }
  /// The pixels for somebody who reads them later: they stay as long as this is kept, and are those that are
  /// there when they are read.
  var pixelsToRead: Pixels { Pixels(base: UnsafePointer(pixels), stride: stride, memory: memory) }
  /// The pixels for someone who paints all of those that were cleared last, whatever is in them.
  var pixelsToReplace: UnsafeMutablePointer<UInt32> {
    content = .painted
    return memory.base
  }
  private var content: Content
  private let memory: PixelMemory
  private let cairo: OpaquePointer
  private let surface: OpaquePointer
  private let pending: PendingBands?
  /// Whether what is put off waits for what comes next.
  private let waits: Bool

  var bounds: IntRect { IntRect(left: 0, top: 0, right: width, bottom: height) }

  /// Paints into memory of someone else; nil when Cairo refuses it.
  ///
  /// - Parameter pending: What puts off what is large; nil where all is painted at once.
  convenience init?(_ buffer: PixelBuffer, pending: PendingBands? = nil) {
    self.init(
      PixelMemory(of: buffer), width: buffer.width, height: buffer.height,
      stride: buffer.bytesPerRow / 4, pending, waits: true)
  }

  /// Paints into memory of its own; nil when there is not enough.
  ///
  /// - Parameters:
  ///   - bands: By what large things are painted, one after the other; nil where one core paints them.
  ///   - pool: Where much memory comes from and goes to; nil is the system.
  convenience init?(width: Int, height: Int, bands: PendingBands? = nil, pool: PixelPool? = nil) {
    guard max(width, height) <= PictureLimit.greatestSide,
      let memory = PixelMemory(count: width * height, pool: pool)
    else { return nil }
    self.init(memory, width: width, height: height, stride: width, bands, waits: false)
  }

  private init?(
    _ memory: PixelMemory, width: Int, height: Int, stride: Int, _ pending: PendingBands?,
    waits: Bool
  ) {
    let bytes = UnsafeMutableRawPointer(memory.base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: stride * 4)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.memory = memory
    (self.pending, self.waits) = (pending, waits)
    self.width = width
    self.height = height
    self.stride = stride
    self.surface = surface
    cairo = context
    content = memory.isTransparent ? .untouched : .painted
    visible = IntRect(left: 0, top: 0, right: width, bottom: height)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Whether this paints into the same memory in the same way.
  func matches(_ buffer: PixelBuffer) -> Bool {
    UnsafeMutableRawPointer(memory.base) == buffer.base && width == buffer.width
      && height == buffer.height && stride * 4 == buffer.bytesPerRow && isUsable
  }

  /// Whether Cairo still paints; after an error it never does again.
  var isUsable: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Puts something off until something else is painted, or `paintPending` is called.
  ///
  /// - Parameters:
  ///   - canWait: Whether what it is made of stays as it is until the end of the frame; else it is painted by
  ///     all cores, with what was put off before, but now.
  ///   - replaces: Whether it hides all that was to be cleared.
  /// - Returns: false where it is not worth it, or cannot be, and has to be painted otherwise.
  func putOff(
    _ kind: PendingRows.Kind, in area: IntRect, canWait: Bool = true, replaces: Bool = false
  ) -> Bool {
    guard let pending else { return false }
    let rows = PendingRows(kind: kind, area: area.intersection(visible))
    let least = pending.isEmpty ? PendingRows.leastCost : PendingRows.leastFurtherCost
    guard rows.cost >= least else { return false }
    if replaces { content = .painted } else { touch() }
    pending.append(rows)
    if !canWait || !waits { paintPending() }
    return true
  }

  /// Paints what was put off.
  @inline(__always)
  func paintPending() {
    if let pending, !pending.isEmpty { pending.paint(onto: self, pixels: memory.base) }
  }

  /// Makes the pixels of a size transparent, when they are next asked for.
  func clear(width: Int, height: Int) {
    if case .untouched = content { return }
    content = .blank(width: width, height: height)
  }

  /// Clears what still is to be cleared.
  @inline(__always)
  private func touch() {
    if case .painted = content { return }
    clearNow()
  }

  private func clearNow() {
    if case .blank(let width, let height) = content {
      for row in 0..<height { (memory.base + row * stride).update(repeating: 0, count: width) }
    }
    content = .painted
  }

  /// This target as a source of Cairo, for another one.
  func setAsSource(of context: OpaquePointer, x: Int, y: Int) {
    paintPending()
    touch()
    cairo_surface_mark_dirty(surface)
    cairo_set_source_surface(context, surface, Double(x), Double(y))
  }

  /// Whether nobody has asked for the pixels since they were made transparent, and all that are still to be cleared
  /// lie in an area.
  func isBlank(but area: IntRect) -> Bool {
    switch content {
    case .untouched: true
    case .blank(let width, let height):
      area.contains(IntRect(left: 0, top: 0, right: width, bottom: height))
    case .painted: false
    }
  }

  /// Calls `body` with the parts of `area` that have to be painted.
  @inline(__always)
  func forEachVisiblePart(of area: IntRect, _ body: (IntRect) -> Void) {
    let area = area.intersection(visible)
    if area.isEmpty { return }
    guard let damage, !damage.isFull else {
      body(area)
      return
    }
    let size = Damage.tileSize
    for row in area.top / size...(area.bottom - 1) / size {
      let last = (area.right - 1) / size
      var column = area.left / size
      while column <= last {
        guard damage.contains(row: row, column: column) else {
          column += 1
          continue
        }
        let first = column
        while column <= last, damage.contains(row: row, column: column) { column += 1 }
        body(
          area.intersection(
            IntRect(
              left: first * size, top: row * size, right: column * size, bottom: (row + 1) * size)))
      }
    }
  }
}
