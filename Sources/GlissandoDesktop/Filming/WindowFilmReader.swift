import Foundation
package import GlissandoPainting

/// Reads what was filmed in a window, frame after frame.
package final class WindowFilmReader {
  /// The size of the largest frame, in pixels.
  package let width: Int
  package let height: Int
  /// The film's length in seconds.
  package let length: Double

  private let data: Data
  private var place: Data.Index
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
    var pixels: Range<Data.Index>
  }

  /// Opens a film.
  ///
  /// A last record that was cut off is left out.
  ///
  /// - Returns: nil where the file is no film.
  /// - Complexity: O(*n*) in the frames.
  package init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.starts(with: WindowFilm.magic)
    else { return nil }
    self.data = data
    let begin = data.startIndex + WindowFilm.magic.count
    place = begin
    var (width, height, length) = (0, 0, 0.0)
    var next = begin
    while let head = Self.head(of: data, at: next) {
      (width, height) = (max(width, head.width), max(height, head.height))
      length = max(length, head.seconds)
      next = head.pixels.upperBound
    }
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, self.length) = (width, height, length)
    canvas = Array(repeating: Self.black, count: width * height)
  }

  /// Goes on to a time.
  ///
  /// - Returns: Whether the frame changed.
  package func advance(to seconds: Double) -> Bool {
    var hasChanged = false
    while let head = Self.head(of: data, at: place), head.seconds <= seconds {
      place = head.pixels.upperBound
      guard head.width > 0 else { continue }
      let count = head.areas.reduce(0) { $0 + $1.pixelCount }
      guard let pixels = PixelRuns.decode(data[head.pixels], count: count) else { continue }
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
  private static func head(of data: Data, at start: Data.Index) -> Head? {
    var place = start
    func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
      let size = MemoryLayout<Number>.size
      guard data.endIndex - place >= size else { return nil }
      defer { place += size }
      return data[place..<place + size].reversed().reduce(0) { $0 << 8 | Number($1) }
    }
    func integer() -> Int? { number(UInt32.self).map(Int.init) }
    guard let bits = number(UInt64.self), let width = integer(), let height = integer() else {
      return nil
    }
    var head = Head(
      seconds: Double(bitPattern: bits), width: width, height: height, areas: [],
      pixels: place..<place)
    guard head.seconds.isFinite, width <= 32_768, height <= 32_768 else { return nil }
    guard width > 0 else { return head }
    guard let count = integer(), count <= (data.endIndex - place) / 16 else { return nil }
    for _ in 0..<count {
      guard let left = integer(), let top = integer(), let right = integer(),
        let bottom = integer(), left <= right, top <= bottom, right <= width, bottom <= height
      else { return nil }
      head.areas.append(WindowFilm.Area(left: left, top: top, right: right, bottom: bottom))
    }
    guard let size = integer(), size <= data.endIndex - place else { return nil }
    head.pixels = place..<place + size
    return head
  }
}
