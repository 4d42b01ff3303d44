import Foundation
package import GlissandoFiles
package import GlissandoPainting

/// Reads what was filmed in a window, frame after frame.
package final class WindowFilmReader {
  /// The size of the largest frame, in pixels.
  package let width: Int
  package let height: Int
  /// The film's length in seconds.
  package let length: Double

  private let file: InputFile
  private var place: Int
  /// The last frame in the middle of one as large as the largest.
  private var canvas: [UInt32]
  /// The last frame's size.
  private var frame = (width: 0, height: 0)
  /// What is around smaller frames.
  private static let black: UInt32 = 0xFF00_0000

  /// What a record says before its pixels.
  private struct Head {
    var seconds: Double
    var width: Int
    var height: Int
    var areas: [WindowFilm.Area]
    /// Where the bytes of its pixels are.
    var pixels: Range<Int>

    var pixelCount: Int { areas.reduce(0) { $0 + $1.pixelCount } }
  }

  /// The pixels of a frame that are allowed; a display of 8K has half of them.
  private static let mostPixels = 1 << 26
  /// The seconds of a film that are allowed: 30 years.
  private static let greatestLength = 1e9

  /// Opens a film.
  ///
  /// It ends where a record was cut off or is damaged.
  ///
  /// - Throws: Why the file cannot be used.
  /// - Complexity: O(*n*) in the frames.
  package init(path: String) throws(FileProblem) {
    file = try InputFile(path)
    guard try file.bytes(at: 0, count: WindowFilm.magic.count).elementsEqual(WindowFilm.magic)
    else { throw FileProblem("it is no film of a window") }
    let begin = WindowFilm.magic.count
    place = begin
    var (width, height, length) = (0, 0, 0.0)
    var next = begin
    while let head = try Self.head(of: file, at: next) {
      (width, height) = (max(width, head.width), max(height, head.height))
      length = max(length, head.seconds)
      next = head.pixels.upperBound
    }
    guard width > 0, height > 0 else { throw FileProblem("there is no whole frame in it") }
    guard width * height <= Self.mostPixels else {
      throw FileProblem(
        "its frames have \(width)x\(height) pixels; allowed are \(Self.mostPixels) pixels")
    }
    (self.width, self.height, self.length) = (width, height, length)
    canvas = Array(repeating: Self.black, count: width * height)
  }

  /// Goes on to a time.
  ///
  /// - Returns: Whether the frame changed.
  package func advance(to seconds: Double) -> Bool {
    var hasChanged = false
    // A file that can be read no longer ends here.
    while let head = (try? Self.head(of: file, at: place)).flatMap(\.self), head.seconds <= seconds
    {
      place = head.pixels.upperBound
      guard head.width > 0,
        let bytes = try? file.bytes(at: head.pixels.lowerBound, count: head.pixels.count),
        let pixels = PixelRuns.decode(bytes, count: head.pixelCount)
      else { continue }
      put(pixels, of: head)
      hasChanged = true
    }
    return hasChanged
  }

  /// The frame of the time.
  package var image: PaintedImage { PaintedImage(width: width, height: height, pixels: canvas) }

  private func put(_ pixels: [UInt32], of head: Head) {
    if (head.width, head.height) != frame {
      // A frame of another size is there as a whole.
      frame = (head.width, head.height)
      canvas = Array(repeating: Self.black, count: width * height)
    }
    let corner = (height - head.height) / 2 * width + (width - head.width) / 2
    var source = 0
    for area in head.areas where area.pixelCount > 0 {
      for row in area.top..<area.bottom {
        let start = corner + row * width + area.left
        let count = area.right - area.left
        canvas.replaceSubrange(start..<start + count, with: pixels[source..<source + count])
        source += count
      }
    }
  }

  /// The head of the record at a place; nil where there is none, or not all of it.
  ///
  /// - Throws: `FileProblem` where it is larger than is allowed, or cannot be read.
  private static func head(of file: InputFile, at start: Int) throws(FileProblem) -> Head? {
    var numbers = LittleEndianBytes(try file.bytes(at: start, count: 20))
    guard let bits = numbers.next(UInt64.self), let width = numbers.next(UInt32.self),
      let height = numbers.next(UInt32.self)
    else { return nil }
    var head = Head(
      seconds: Double(bitPattern: bits), width: Int(width), height: Int(height), areas: [],
      pixels: start + 16..<start + 16)
    guard (0...greatestLength).contains(head.seconds) else { return nil }
    guard width > 0 else { return head }
    guard max(head.width, head.height) <= mostPixels, head.width * head.height <= mostPixels else {
      throw FileProblem(
        "its frames have \(width)x\(height) pixels; allowed are \(mostPixels) pixels")
    }
    guard let count = numbers.next(UInt32.self), Int(count) <= (file.size - start - 20) / 16 else {
      return nil
    }
    var rest = LittleEndianBytes(try file.bytes(at: start + 20, count: Int(count) * 16 + 4))
    for _ in 0..<count {
      guard let area = rest.area(), area.right <= head.width, area.bottom <= head.height else {
        return nil
      }
      head.areas.append(area)
    }
    // No two areas of a frame overlap.
    guard head.pixelCount <= head.width * head.height else { return nil }
    let begin = start + 24 + Int(count) * 16
    guard let size = rest.next(UInt32.self), Int(size) <= file.size - begin else { return nil }
    head.pixels = begin..<begin + Int(size)
    return head
  }
}

/// Numbers with their lowest byte first.
private struct LittleEndianBytes {
  private var rest: Data

  init(_ data: Data) { rest = data }

  /// The next number; nil where the bytes end.
  mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  /// Four sides; nil where they are those of no rectangle.
  mutating func area() -> WindowFilm.Area? {
    guard let left = next(UInt32.self), let top = next(UInt32.self),
      let right = next(UInt32.self), let bottom = next(UInt32.self), left <= right, top <= bottom
    else { return nil }
    return WindowFilm.Area(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }
}
