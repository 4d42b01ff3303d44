// How much of each pixel a picture covers.

/// Where a row of a mask is painted: in part, in full, in part again.
struct MaskRow {
  /// The first pixel that is painted at all.
  var start: Int32
  /// The first of those painted in full.
  var fullStart: Int32
  /// The first after those painted in full.
  var fullEnd: Int32
  /// The first after those painted at all.
  var end: Int32
}

/// How much of each pixel a picture covers, for one position between pixels.
///
/// One block of memory, which its owner deallocates: a header, the rows' spans, then the coverage,
/// row by row.
struct Mask {
  private struct Header {
    var place = MaskAtlas.Place()
    var width: Int32
    var height: Int32
    var left: Int32
    var top: Int32
  }

  /// The block.
  let base: UnsafeMutableRawPointer
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The top left pixel relative to the pixel of the picture's origin.
  let left: Int
  let top: Int

  var rows: UnsafeMutablePointer<MaskRow> {
    (base + MemoryLayout<Header>.stride).assumingMemoryBound(to: MaskRow.self)
  }

  var coverage: UnsafeMutablePointer<UInt8> {
    (base + MemoryLayout<Header>.stride + height * MemoryLayout<MaskRow>.stride)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// Where it lies in the atlas of those who ask for it, of whom there is one.
  var place: MaskAtlas.Place {
    get { base.assumingMemoryBound(to: Header.self).pointee.place }
    nonmutating set { base.assumingMemoryBound(to: Header.self).pointee.place = newValue }
  }

  /// How the block is aligned.
  static var alignment: Int { MemoryLayout<Header>.alignment }

  /// The memory that a mask of a size takes.
  static func byteCount(width: Int, height: Int) -> Int {
    MemoryLayout<Header>.stride + height * MemoryLayout<MaskRow>.stride + width * height
  }

  /// The mask in a block that has been filled before.
  @inline(__always)
  init(base: UnsafeMutableRawPointer) {
    let header = base.assumingMemoryBound(to: Header.self).pointee
    self.base = base
    width = Int(header.width)
    height = Int(header.height)
    left = Int(header.left)
    top = Int(header.top)
  }

  /// Fills a block with coverage.
  ///
  /// - Precondition: `memory` has `byteCount(width:height:)` bytes and is aligned by `alignment`.
  init(copying source: MaskRenderer.Result, into memory: UnsafeMutableRawPointer) {
    memory.bindMemory(to: Header.self, capacity: 1).initialize(
      to: Header(
        width: Int32(source.width), height: Int32(source.height), left: Int32(source.left),
        top: Int32(source.top)))
    self.init(base: memory)
    let spans = (memory + MemoryLayout<Header>.stride)
      .bindMemory(to: MaskRow.self, capacity: height)
    let bytes = (memory + MemoryLayout<Header>.stride + height * MemoryLayout<MaskRow>.stride)
      .bindMemory(to: UInt8.self, capacity: width * height)
    for row in 0..<height {
      let line = source.coverage + row * source.stride
      (bytes + row * width).update(from: line, count: width)
      spans[row] = Mask.span(of: line, width: width)
    }
  }

  /// The spans of a row; of several runs in full the longest counts.
  private static func span(of line: UnsafePointer<UInt8>, width: Int) -> MaskRow {
    var start = 0
    while start < width, line[start] == 0 { start += 1 }
    var end = width
    while end > start, line[end - 1] == 0 { end -= 1 }
    var full = (start: start, end: start)
    var column = start
    while column < end {
      guard line[column] == 255 else {
        column += 1
        continue
      }
      let first = column
      while column < end, line[column] == 255 { column += 1 }
      if column - first > full.end - full.start { full = (first, column) }
    }
    return MaskRow(
      start: Int32(start), fullStart: Int32(full.start), fullEnd: Int32(full.end), end: Int32(end))
  }
}
