import Foundation

/// The file format of what is filmed in a window: the parts of frames that changed, with their times.
///
/// After the first line come records, with numbers of the lowest byte first:
///
/// | bytes | what |
/// |---|---|
/// | 8 | the time in seconds, a `Double` |
/// | 4, 4 | width and height of the frame, in pixels; both 0 in the last record, which only has a time |
/// | 4 | the number of rectangles that changed |
/// | 16 each | left, top, right and bottom of a rectangle, in pixels |
/// | 4 | the number of bytes that follow |
/// | … | the pixels of all rectangles, row by row, as `PixelRuns` |
package enum WindowFilm {
  /// The bytes with which every file begins.
  package static let magic = Array("glissando-film 1\n".utf8)
  /// The ending of the files' names.
  package static let ending = "film"

  /// When a film was begun, as it stands in the file's name: `2026-11-26 14-03-12`, whose order is that of time.
  static func moment(of date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
      + " \(digits(parts.hour))-\(digits(parts.minute))-\(digits(parts.second))"
  }

  /// A part of a frame, in pixels.
  struct Area: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var pixelCount: Int { max(0, right - left) * max(0, bottom - top) }
  }

  /// What changed with a frame.
  struct Change: Equatable, Sendable {
    /// Seconds from the beginning.
    var seconds: Double
    var width: Int
    var height: Int
    var areas: [Area]
    /// Their pixels, row by row.
    var pixels: [UInt32]

    /// The record that stands for it.
    var record: Data {
      var data = Data()
      func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
      }
      append(seconds.bitPattern)
      append(UInt32(clamping: width))
      append(UInt32(clamping: height))
      guard width > 0 else { return data }
      append(UInt32(clamping: areas.count))
      for area in areas {
        for side in [area.left, area.top, area.right, area.bottom] {
          append(UInt32(clamping: side))
        }
      }
      let runs = PixelRuns.encode(pixels)
      append(UInt32(clamping: runs.count))
      data.append(contentsOf: runs)
      return data
    }

    /// The record that ends a film.
    static func end(seconds: Double) -> Change {
      Change(seconds: seconds, width: 0, height: 0, areas: [], pixels: [])
    }
  }
}

/// Pixels in runs: two bytes count, and tell by the highest bit whether one pixel is repeated or so many
/// follow; then the pixels, each as blue, green and red.
///
/// Interfaces are flat, and on these it is as good as what takes ten times as long.
enum PixelRuns {
  private static let greatest = 0x7FFF
  private static let isRepeated: UInt16 = 0x8000
  /// Shorter rows of equal pixels are not worth a run of their own.
  private static let least = 3

  static func encode(_ pixels: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count / 4)
    pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      // Where those begin that are not written yet.
      var literal = 0
      while index < pixels.count {
        let count = length(of: pixels, at: index)
        if count >= least {
          append(pixels[literal..<index], to: &bytes)
          append(UInt16(count) | isRepeated, to: &bytes)
          append(pixels[index], to: &bytes)
          literal = index + count
        }
        index += count
      }
      append(pixels[literal...], to: &bytes)
    }
    return bytes
  }

  /// How many pixels from a place on are equal, as many as a run can have.
  private static func length(of pixels: UnsafeBufferPointer<UInt32>, at start: Int) -> Int {
    let limit = min(pixels.count, start + greatest)
    let color = pixels[start] | 0xFF00_0000
    var end = start + 1
    while end < limit, pixels[end] | 0xFF00_0000 == color { end += 1 }
    return end - start
  }

  /// Writes pixels one by one.
  private static func append(_ pixels: Slice<UnsafeBufferPointer<UInt32>>, to bytes: inout [UInt8])
  {
    var rest = pixels
    while !rest.isEmpty {
      let run = rest.prefix(greatest)
      append(UInt16(run.count), to: &bytes)
      for pixel in run { append(pixel, to: &bytes) }
      rest = rest[run.endIndex...]
    }
  }

  /// - Returns: nil where the bytes are not those of so many pixels.
  static func decode(_ bytes: Data, count: Int) -> [UInt32]? {
    // As many as runs of so many bytes can stand for.
    guard count <= bytes.count / 5 * greatest + bytes.count else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(count)
    var index = bytes.startIndex
    while index + 2 <= bytes.endIndex {
      let head = UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
      index += 2
      let length = Int(head & ~isRepeated)
      let isRun = head & isRepeated != 0
      guard pixels.count + length <= count, index + (isRun ? 1 : length) * 3 <= bytes.endIndex
      else { return nil }
      for _ in 0..<(isRun ? 1 : length) {
        let pixel =
          UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        pixels.append(0xFF00_0000 | pixel)
        index += 3
      }
      if isRun, length > 0, let last = pixels.last {
        pixels.append(contentsOf: repeatElement(last, count: length - 1))
      }
    }
    return pixels.count == count && index == bytes.endIndex ? pixels : nil
  }

  private static func append(_ number: UInt16, to bytes: inout [UInt8]) {
    bytes.append(UInt8(number & 0xFF))
    bytes.append(UInt8(number >> 8))
  }

  private static func append(_ pixel: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(pixel & 0xFF))
    bytes.append(UInt8(pixel >> 8 & 0xFF))
    bytes.append(UInt8(pixel >> 16 & 0xFF))
  }
}
