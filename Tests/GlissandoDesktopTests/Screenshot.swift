import Foundation
import Testing

/// What the X server's screen shows, as ffmpeg grabs it.
struct Screenshot {
  let width: Int
  let height: Int
  /// Blue, green, red and one more byte for each pixel, row by row.
  private let bytes: Data

  init() throws {
    let size = run("xdotool", "getdisplaygeometry").split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    try #require(size.count == 2)
    (width, height) = (size[0], size[1])
    let path = NSTemporaryDirectory() + "glissando-screen-\(UUID().uuidString).raw"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    run(
      "ffmpeg", "-y", "-loglevel", "error", "-f", "x11grab", "-draw_mouse", "0", "-video_size",
      "\(width)x\(height)", "-i", display, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "bgra",
      path)
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count == width * height * 4)
  }

  /// Looks at the screen until a colour is somewhere; false where it does not come.
  static func waits(for color: SIMD3<UInt8>) throws -> Bool {
    for _ in 0..<100 {
      if try Screenshot().bounds(of: color) != nil { return true }
    }
    return false
  }

  /// A pixel as red, green and blue.
  func pixel(_ x: Int, _ y: Int) -> SIMD3<UInt8> {
    let index = (y * width + x) * 4
    return SIMD3(bytes[index + 2], bytes[index + 1], bytes[index])
  }

  /// The pixels of a part that lies on the screen, row by row.
  func pixels(in part: CGRect) -> [UInt32] {
    let (columns, rows) = (Int(part.minX)..<Int(part.maxX), Int(part.minY)..<Int(part.maxY))
    return rows.flatMap { y in
      columns.map { x in
        let color = pixel(x, y)
        return UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
      }
    }
  }

  /// Where a colour is; nil where it is nowhere.
  func bounds(of color: SIMD3<UInt8>) -> (left: Int, top: Int, width: Int, height: Int)? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where pixel(x, y) == color {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }
}
