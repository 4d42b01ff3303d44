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
    /// Nothing in a part, which is not cleared before somebody asks for it.
    case blank(IntRect)
    case painted
  }

  /// The pixels, with all that was put off.
  var pixels: UnsafeMutablePointer<UInt32> {
    paintPending()
    touch()
    return memory.base
  }
  /// The first pixel of a part.
  func pixels(at area: IntRect) -> UnsafeMutablePointer<UInt32> {
    pixels + (area.top * stride + area.left)
  }
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The distance of two rows in pixels.
  let stride: Int
  var byteCount: Int { memory.byteCount }
  /// The window's pixel that is the first here.
  var originX = 0
  var originY = 0
  /// What has to be painted; nil is everything.
  var damage: Damage?
  /// The smallest rectangle around all that has to be painted.
  var visible: IntRect
  /// What would have to be painted if everything had to be: only there is what Cairo draws cut, so that it is the
  /// same whatever has to be painted.
  var extent: IntRect
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
  private var memory: PixelMemory { drawing.memory }
  private var cairo: OpaquePointer { drawing.cairo }
  private var drawing: CairoPixels
  /// The pixels of the other kind: those that Cairo spoils beyond the damage, or while they are in use, those of
  /// the window.
  private var other: CairoPixels?
  private var isAside = false
  private var wasAside = false
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
    guard let drawing = CairoPixels(memory, width: width, height: height, stride: stride)
    else { return nil }
    self.drawing = drawing
    (self.pending, self.waits) = (pending, waits)
    self.width = width
    self.height = height
    self.stride = stride
    content = memory.isTransparent ? .untouched : .painted
    visible = IntRect(left: 0, top: 0, right: width, bottom: height)
    extent = visible
  }

  /// Whether this paints into the same memory in the same way.
  func matches(_ buffer: PixelBuffer) -> Bool {
    UnsafeMutableRawPointer(memory.base) == buffer.base && width == buffer.width
      && height == buffer.height && stride * 4 == buffer.bytesPerRow && isUsable
  }

  /// Whether Cairo still paints; after an error it never does again.
  var isUsable: Bool { drawing.isUsable }

  /// What Cairo says went wrong.
  var problem: String { String(cString: cairo_status_to_string(cairo_status(cairo))) }

  /// Lets Cairo draw the rows of an area, on all cores where it is large.
  ///
  /// - Parameter body: Draws rows, or all where none are named, onto a context, without regard to others that do so at
  ///   the same time.
  /// - Returns: false where there is no memory.
  func drawRows(
    of area: IntRect, _ cutting: RowCutting, on cores: Cores,
    _ body: (OpaquePointer, Range<Int>?) -> Void
  ) -> Bool {
    paintPending()
    touch()
    let (seen, all) = (area.top..<area.bottom, extent.top..<extent.bottom)
    return cores.drawRows(seen, of: all, width: area.width, cutting) { rows in
      if rows.contains(seen) {
        cairo_save(cairo)
        body(cairo, cutting == .nowhere ? nil : rows)
        cairo_restore(cairo)
        return true
      }
      guard let context = drawing.makeContext() else { return false }
      body(context, rows)
      cairo_destroy(context)
      return true
    }
  }

  /// Puts something off until something else is painted, or `paintPending` is called.
  ///
  /// - Parameters:
  ///   - cover: What clips leave of it; nil for all.
  ///   - canWait: Whether what it is made of stays as it is until the end of the frame; else it is painted by
  ///     all cores, with what was put off before, but now.
  ///   - replaces: Whether it hides all that was to be cleared.
  /// - Returns: false where it is not worth it, or cannot be, and has to be painted otherwise.
  func putOff(
    _ kind: PendingRows.Kind, in area: IntRect, under cover: ClipCover? = nil,
    canWait: Bool = true, replaces: Bool = false
  ) -> Bool {
    guard let pending else { return false }
    let rows = PendingRows(kind: kind, area: area.intersection(visible), cover: cover)
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
    clear(IntRect(left: 0, top: 0, right: width, bottom: height))
  }

  /// Makes the pixels of a part transparent, when they are next asked for.
  func clear(_ area: IntRect) {
    if case .untouched = content { return }
    content = .blank(area)
  }

  /// Clears what still is to be cleared.
  @inline(__always)
  private func touch() {
    if case .painted = content { return }
    clearNow()
  }

  private func clearNow() {
    if case .blank(let area) = content, !area.isEmpty {
      for row in area.top..<area.bottom {
        (memory.base + row * stride + area.left).update(repeating: 0, count: area.width)
      }
    }
    content = .painted
  }

  // MARK: Painting aside

  /// Goes on painting what is damaged into other memory, until `stepBack` is called.
  ///
  /// There Cairo may draw beyond the damage. Told of it, it would cut what it draws, and round the edges of it anew.
  ///
  /// - Returns: false where there is no memory.
  func stepAside() -> Bool {
    if isAside || damage == nil { return true }
    paintPending()
    if other == nil {
      other = PixelMemory(count: stride * height, pool: nil).flatMap {
        CairoPixels($0, width: width, height: height, stride: stride)
      }
    }
    guard let other, other.isUsable else { return false }
    exchange(other)
    return true
  }

  /// Brings what was painted aside to where it belongs.
  func stepBack() {
    paintPending()
    if isAside, let other { exchange(other) }
  }

  private func exchange(_ other: CairoPixels) {
    (self.other, drawing) = (drawing, other)
    (isAside, wasAside) = (!isAside, true)
    guard let source = self.other?.memory.base else { return }
    forEachVisiblePart(of: visible) { part in
      for row in part.top..<part.bottom {
        let start = row * stride + part.left
        (drawing.memory.base + start).update(from: source + start, count: part.width)
      }
    }
  }

  /// Gives back the memory aside where it was not needed since this was last called.
  func endPeriod() {
    if !wasAside { other = nil }
    wasAside = false
  }

  /// This target as a source of Cairo, for another one.
  func setAsSource(of context: OpaquePointer, x: Int, y: Int) {
    paintPending()
    touch()
    cairo_surface_mark_dirty(drawing.surface)
    cairo_set_source_surface(context, drawing.surface, Double(x), Double(y))
  }

  /// Whether nobody has asked for the pixels since they were made transparent, and all that are still to be cleared
  /// lie in an area.
  func isBlank(but area: IntRect) -> Bool {
    switch content {
    case .untouched: true
    case .blank(let blank): area.contains(blank)
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
