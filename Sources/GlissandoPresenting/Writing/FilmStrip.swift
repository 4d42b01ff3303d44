import Glissando
package import GlissandoDrawing
package import GlissandoPainting

/// A sheet of a few frames of a film, small, in the order of their times.
package struct FilmStrip {
  /// Frames per row, where there are enough: of these the number that leaves fewer places empty.
  private static let columns = [4, 3]
  /// The number of frames where nothing is said.
  package static let standardCount = 12
  /// Frames are made smaller by whole factors until they are about as wide, in pixels.
  private static let frameWidth = 640
  /// The space between frames, in pixels.
  private static let gap = 16

  /// The frames that are taken.
  package let chosen: [Int]
  private var frames: [PaintedImage] = []

  /// A strip of a film with so many frames that shows some of them, or all where there are fewer.
  package init(frameCount: Int, showing wanted: Int = Self.standardCount) {
    let count = max(0, min(frameCount, wanted))
    // The middle of each part: neither the very first nor the very last moment.
    chosen = (0..<count).map { (2 * $0 + 1) * frameCount / (2 * count) }
  }

  /// Takes a frame, if it is one of the chosen.
  package mutating func add(_ image: PaintedImage, at index: Int) {
    guard chosen.contains(index) else { return }
    frames.append(image.smaller(by: Self.factor(width: image.width, height: image.height)))
  }

  /// How many of so many frames stand side by side.
  private static func columns(_ count: Int) -> Int {
    guard count > (columns.max() ?? 1) else { return max(count, 1) }
    func empty(_ columns: Int) -> Int { (columns - count % columns) % columns }
    return columns.min { empty($0) < empty($1) } ?? 1
  }

  /// How large the sheet of so many frames of a size is, in pixels.
  package static func size(
    count: Int, frameWidth: Int, frameHeight: Int
  ) -> (width: Int, height: Int) {
    let factor = factor(width: frameWidth, height: frameHeight)
    return sheetSize(count, frameWidth / factor, frameHeight / factor)
  }

  /// By how much frames are made smaller.
  private static func factor(width: Int, height: Int) -> Int {
    let factor = max(1, Int(pixels: (Double(width) / Double(frameWidth)).rounded()))
    return width >= factor && height >= factor ? factor : 1
  }

  private static func sheetSize(_ count: Int, _ width: Int, _ height: Int) -> (Int, Int) {
    let columns = columns(count)
    let rows = (count + columns - 1) / columns
    return (columns * (width + gap) + gap, max(rows, 1) * (height + gap) + gap)
  }

  /// The sheet.
  package func image(background: Color.Resolved) -> PaintedImage {
    let columns = Self.columns(frames.count)
    let (width, height) = (frames.first?.width ?? 1, frames.first?.height ?? 1)
    let (sheetWidth, sheetHeight) = Self.sheetSize(frames.count, width, height)
    // An empty list gives the ground in the painter's own pixels.
    let ground = PaintedImage(
      DisplayList(), width: sheetWidth, height: sheetHeight, background: background)
    var pixels = ground.pixels
    for (index, frame) in frames.enumerated() {
      let left = Self.gap + index % columns * (width + Self.gap)
      let top = Self.gap + index / columns * (height + Self.gap)
      for row in 0..<frame.height {
        let start = (top + row) * sheetWidth + left
        let source = row * frame.width
        pixels.replaceSubrange(
          start..<start + frame.width, with: frame.pixels[source..<source + frame.width])
      }
    }
    return PaintedImage(width: sheetWidth, height: sheetHeight, pixels: pixels)
  }
}

extension PaintedImage {
  /// The picture made smaller by a whole factor: each pixel is the mean of a square.
  func smaller(by factor: Int) -> PaintedImage {
    guard factor > 1, width >= factor, height >= factor else { return self }
    let (columns, rows) = (width / factor, height / factor)
    var result = [UInt32](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        result[row * columns + column] = mean(column * factor, row * factor, factor)
      }
    }
    return PaintedImage(width: columns, height: rows, pixels: result)
  }

  private func mean(_ x: Int, _ y: Int, _ side: Int) -> UInt32 {
    var sums = SIMD4<UInt32>.zero
    for row in y..<y + side {
      for column in x..<x + side {
        let pixel = pixels[row * width + column]
        sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      }
    }
    let count = UInt32(side * side)
    let mean = (sums &+ (count / 2)) / count
    return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
  }
}

/// Writes a strip of a film's frames.
@MainActor
package final class StripWriter: FilmWriter {
  package let takesPixels = true
  private var strip: FilmStrip
  private let path: String
  private let background: Color.Resolved
  private let first: Int

  /// Prepares a strip of so many of the frames that will come.
  package init(
    path: String, frames: ClosedRange<Int>, showing count: Int, background: Color.Resolved
  ) {
    self.path = path
    self.background = background
    first = frames.lowerBound
    strip = FilmStrip(frameCount: frames.count, showing: count)
  }

  package func add(_ frame: FilmFrame) { strip.add(frame.image, at: frame.index - first) }

  package func finish() throws {
    do {
      try strip.image(background: background).writePNG(to: path)
    } catch {
      let reason = (error as? PaintedImage.ImageError)?.reason ?? "\(error)"
      throw FilmError.unwritable(path: path, reason: reason)
    }
  }
}
