import Foundation
import GlissandoDrawing
import GlissandoPainting

// Frames that are written as an animated GIF.

/// Counts the colours of a film, which a GIF is written with afterwards.
@MainActor
package final class ColorCounter: FilmWriter {
  package let takesPixels = true
  private var count = ColorCount()
  private var last: PaintedImage?

  /// Has met no colour yet.
  package init() {}

  package func add(_ frame: FilmFrame) {
    // What stands still counts once, whether or not the film's source knows that it does.
    guard !frame.isRepeat, frame.image != last else { return }
    count.add(frame.image)
    last = frame.image
  }

  package func finish() {}

  /// The colours that stand for all that were met.
  package func palette(isTransparent: Bool) -> ColorPalette {
    // One number is left for what is transparent.
    ColorPalette(count, limit: isTransparent ? 255 : 256)
  }
}

/// Writes an animated GIF that plays for ever.
///
/// Of a frame only the rectangle is written in which it differs from the one before.
@MainActor
package final class GIFWriter: FilmWriter {
  package let takesPixels = true
  private let path: String
  private let frameRate: Double
  private let palette: ColorPalette
  private let transparent: UInt8?
  private var map: PaletteMap
  private var data = Data()
  private var width = 0
  private var height = 0
  private var isBegun = false
  private var count = 0
  /// What is shown, and since when, in hundredths of a second.
  private var shown: [UInt8] = []
  private var waiting: (part: GIFPart, since: Int)?

  /// The greatest rate that viewers keep to: two hundredths of a second for each frame.
  package nonisolated static let greatestFrameRate = 50.0

  /// Prepares to write a film in the colours of a palette.
  package init(
    path: String, frameRate: Double, palette: ColorPalette, isTransparent: Bool = false,
    isDithered: Bool = false
  ) {
    self.path = path
    self.frameRate = frameRate
    self.palette = palette
    transparent = isTransparent ? UInt8(clamping: palette.colors.count) : nil
    map = PaletteMap(palette, transparent: transparent, isDithered: isDithered)
  }

  package func add(_ frame: FilmFrame) {
    defer { count += 1 }
    guard !frame.isRepeat || !isBegun else { return }
    if !isBegun { begin(frame.image) }
    let numbers = map.numbers(of: frame.image)
    let all = GIFPart(left: 0, top: 0, width: width, height: height, numbers: numbers)
    // What is transparent now may not have been before: such frames are written as a whole.
    let part = shown.isEmpty ? all : all.difference(from: shown)
    guard let part else { return }
    write(until: time(count))
    waiting = (transparent == nil ? part : all, time(count))
    shown = numbers
  }

  package func finish() throws {
    write(until: time(count))
    data.append(0x3B)
    try data.write(toFilm: path)
  }

  /// When a frame begins, in hundredths of a second.
  private func time(_ frame: Int) -> Int {
    Int(clamping: (Double(frame) * 100 / frameRate).rounded())
  }

  private func begin(_ image: PaintedImage) {
    isBegun = true
    (width, height) = (image.width, image.height)
    data.append(contentsOf: Array("GIF89a".utf8))
    append(UInt16(clamping: width), UInt16(clamping: height))
    // A table of 256 colours of 8 bits.
    data.append(contentsOf: [0xF7, 0, 0])
    for index in 0..<256 {
      let color = index < palette.colors.count ? palette.colors[index] : .zero
      data.append(contentsOf: [color.x, color.y, color.z])
    }
    data.append(contentsOf: [0x21, 0xFF, 0x0B])
    data.append(contentsOf: Array("NETSCAPE2.0".utf8))
    data.append(contentsOf: [3, 1, 0, 0, 0])
  }

  private func write(until end: Int) {
    guard let (part, since) = waiting else { return }
    waiting = nil
    var rest = max(end - since, 1)
    // What stands for longer than the format can say is there once more.
    while rest > Int(UInt16.max) {
      write(part, for: .max)
      rest -= Int(UInt16.max)
    }
    write(part, for: UInt16(rest))
  }

  /// Writes what is seen for so many hundredths of a second.
  private func write(_ part: GIFPart, for hundredths: UInt16) {
    // Leave what is there, or clear it where frames are transparent.
    let disposal: UInt8 = transparent == nil ? 1 : 2
    data.append(contentsOf: [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1)])
    append(hundredths)
    data.append(contentsOf: [transparent ?? 0, 0, 0x2C])
    append(
      UInt16(clamping: part.left), UInt16(clamping: part.top), UInt16(clamping: part.width),
      UInt16(clamping: part.height))
    data.append(contentsOf: [0, 8])
    let bytes = LZWCompressor.compress(part.numbers, bits: 8)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      data.append(UInt8(block.count))
      data.append(contentsOf: block)
    }
    data.append(0)
  }

  private func append(_ numbers: UInt16...) {
    for number in numbers {
      data.append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8)])
    }
  }
}

/// A rectangle of a frame.
struct GIFPart: Equatable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// The numbers of its pixels' colours, row by row.
  var numbers: [UInt8]

  /// The smallest rectangle in which all of a frame differs from another one of the same size; nil
  /// where they are equal.
  func difference(from other: [UInt8]) -> GIFPart? {
    var (minX, maxX, minY, maxY) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { numbers[$0] != other[$0] }) else { continue }
      let last = row.last { numbers[$0] != other[$0] } ?? first
      minX = min(minX, first - row.lowerBound)
      maxX = max(maxX, last - row.lowerBound)
      (minY, maxY) = (min(minY, y), y)
    }
    guard maxY >= 0 else { return nil }
    var part = GIFPart(
      left: minX, top: minY, width: maxX - minX + 1, height: maxY - minY + 1, numbers: [])
    part.numbers.reserveCapacity(part.width * part.height)
    for y in minY...maxY { part.numbers += numbers[y * width + minX...y * width + maxX] }
    return part
  }
}
