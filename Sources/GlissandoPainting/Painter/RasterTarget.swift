import CPangoCairo
import GlissandoDrawing

/// Pixels to paint into, by ourselves and by Cairo.
final class RasterTarget {
  /// The pixels, with all that was put off.
  var pixels: UnsafeMutablePointer<UInt32> {
    if hasPending { paintPending() }
    return memory
  }
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The distance of two rows in pixels.
  let stride: Int
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
    if hasPending { paintPending() }
    return cairo
  }
  private let memory: UnsafeMutablePointer<UInt32>
  private let cairo: OpaquePointer
  private let surface: OpaquePointer
  private var pending: [PendingRows] = []
  private var hasPending = false
  private let ownsPixels: Bool

  var bounds: IntRect { IntRect(left: 0, top: 0, right: width, bottom: height) }

  /// Paints into memory of someone else; nil when Cairo refuses it.
  convenience init?(_ buffer: PixelBuffer) {
    self.init(
      pixels: buffer.base.assumingMemoryBound(to: UInt32.self), width: buffer.width,
      height: buffer.height, stride: buffer.bytesPerRow / 4, ownsPixels: false)
  }

  /// Paints into memory of its own; nil when there is not enough.
  convenience init?(width: Int, height: Int) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    self.init(pixels: pixels, width: width, height: height, stride: width, ownsPixels: true)
  }

  private init?(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, ownsPixels: Bool
  ) {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else {
      if ownsPixels { pixels.deallocate() }
      return nil
    }
    memory = pixels
    self.width = width
    self.height = height
    self.stride = stride
    self.surface = surface
    cairo = context
    self.ownsPixels = ownsPixels
    visible = IntRect(left: 0, top: 0, right: width, bottom: height)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    if ownsPixels { memory.deallocate() }
  }

  /// Whether this paints into the same memory in the same way.
  func matches(_ buffer: PixelBuffer) -> Bool {
    UnsafeMutableRawPointer(memory) == buffer.base && width == buffer.width
      && height == buffer.height && stride * 4 == buffer.bytesPerRow && isUsable
  }

  /// Whether Cairo still paints; after an error it never does again.
  var isUsable: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

  /// Puts something large off until something else is painted, or `paintPending` is called.
  func putOff(_ kind: PendingRows.Kind, in area: IntRect) {
    pending.append(PendingRows(kind: kind, area: area.intersection(visible)))
    hasPending = true
  }

  /// Paints what was put off, a few rows of all of it at a time.
  func paintPending() {
    guard hasPending else { return }
    hasPending = false
    var row = pending.reduce(Int.max) { min($0, $1.area.top) }
    let bottom = pending.reduce(Int.min) { max($0, $1.area.bottom) }
    while row < bottom {
      let end = min(row + PendingRows.rows, bottom)
      for item in pending {
        let area = item.area
        let part = IntRect(
          left: area.left, top: max(area.top, row), right: area.right,
          bottom: min(area.bottom, end))
        forEachVisiblePart(of: part) {
          item.paint(onto: memory, stride: stride, clip: $0)
        }
      }
      row = end
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Makes the pixels of a size transparent.
  func clear(width: Int, height: Int) {
    for row in 0..<height { (memory + row * stride).update(repeating: 0, count: width) }
  }

  /// This target as a source of Cairo, for another one.
  func setAsSource(of context: OpaquePointer, x: Int, y: Int) {
    paintPending()
    cairo_surface_mark_dirty(surface)
    cairo_set_source_surface(context, surface, Double(x), Double(y))
  }

  /// This target as a source of Cairo for another one, enlarged: between its pixels colours are mixed.
  ///
  /// - Parameters:
  ///   - factor: The pixels of the other one, along either side, to each pixel of this.
  ///   - x: Where this one's first pixel begins in the other one.
  func setAsSource(of context: OpaquePointer, enlarged factor: Int, x: Int, y: Int) {
    setAsSource(of: context, x: 0, y: 0)
    let scale = 1 / Double(factor)
    var matrix = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(x) * scale, y0: -Double(y) * scale)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
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
