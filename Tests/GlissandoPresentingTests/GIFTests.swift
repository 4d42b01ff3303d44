import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPainting
import Testing

@testable import GlissandoPresenting

/// Reads what GIF compresses, by the letter of its specification.
private struct LZWReader {
  static func expand(_ bytes: [UInt8], bits: Int) -> [UInt8] {
    var result: [UInt8] = []
    let clear = 1 << bits
    var rows: [[UInt8]] = []
    var size = bits + 1
    var last: [UInt8]?
    var place = 0
    func next() -> Int {
      var code = 0
      for bit in 0..<size where bytes[(place + bit) / 8] >> UInt8((place + bit) % 8) & 1 == 1 {
        code |= 1 << bit
      }
      place += size
      return code
    }
    while true {
      let code = next()
      if code == clear {
        rows = (0..<clear).map { [UInt8($0)] } + [[], []]
        (size, last) = (bits + 1, nil)
        continue
      }
      if code == clear + 1 { return result }
      let row = code < rows.count ? rows[code] : last! + [last![0]]
      result += row
      if let last, rows.count < 4096 { rows.append(last + [row[0]]) }
      if rows.count == 1 << size, size < 12 { size += 1 }
      last = row
    }
  }
}

@MainActor
struct GIFTests {
  @Test func whatIsCompressedIsReadBack() {
    var random: UInt64 = 7
    func next(_ limit: UInt8) -> UInt8 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(random >> 33 & 0xFF) % limit
    }
    for length in [0, 1, 2, 3, 255, 256, 257, 510, 1000, 4095, 4096, 9000, 60_000] {
      let noise = (0..<length).map { _ in next(255) }
      let few = (0..<length).map { _ in next(3) }
      let flat = [UInt8](repeating: 9, count: length)
      for numbers in [noise, few, flat] {
        let bytes = LZWCompressor.compress(numbers, bits: 8)
        #expect(LZWReader.expand(bytes, bits: 8) == numbers)
      }
      #expect(length < 255 || LZWCompressor.compress(flat, bits: 8).count < length / 2)
    }
  }

  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PaintedImage {
    PaintedImage(
      width: width, height: height,
      pixels: (0..<width * height).map { color($0 % width, $0 / width) })
  }

  @Test func aFewColoursAreKeptAsTheyAre() {
    var count = ColorCount()
    let colors: [UInt32] = [0xFFF7_F6F2, 0xFF16_171C, 0xFF7A_45D6, 0xFFE0_452A]
    count.add(image(100, 100) { x, y in x < 98 ? colors[0] : colors[y % 4] })
    let palette = ColorPalette(count, limit: 256)
    #expect(palette.colors.count == 4)
    for color in colors {
      let channels = SIMD3<UInt8>(truncatingIfNeeded: SIMD3(color >> 16, color >> 8, color))
      #expect(palette.colors[palette.index(nearestTo: channels)] == channels)
    }
  }

  @Test func aGradientIsNeverFarFromItsColours() {
    var count = ColorCount()
    let gradient = image(256, 64) { x, y in
      0xFF00_0000 | UInt32(x) << 16 | UInt32(255 - x) << 8 | UInt32(y * 4)
    }
    count.add(gradient)
    let palette = ColorPalette(count, limit: 256)
    #expect(palette.colors.count == 256)
    var map = PaletteMap(palette, transparent: nil, isDithered: false)
    let numbers = map.numbers(of: gradient)
    for (pixel, number) in zip(gradient.pixels, numbers) {
      let color = palette.colors[Int(number)]
      let wanted = SIMD3<Int>(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      let difference = SIMD3<Int>(truncatingIfNeeded: color) &- wanted
      #expect((difference &* difference).wrappedSum() < 24 * 24)
    }
  }

  @Test func onlyWhatDiffersIsWritten() {
    let before = [UInt8](repeating: 0, count: 20)
    var numbers = before
    let part = GIFPart(left: 0, top: 0, width: 5, height: 4, numbers: before)
    #expect(part.difference(from: before) == nil)
    numbers[6] = 1
    numbers[13] = 2
    let after = GIFPart(left: 0, top: 0, width: 5, height: 4, numbers: numbers)
    #expect(
      after.difference(from: before)
        == GIFPart(left: 1, top: 1, width: 3, height: 2, numbers: [1, 0, 0, 0, 0, 2]))
  }

  /// A film of pictures.
  private func write(
    _ images: [PaintedImage], frameRate: Double, isTransparent: Bool = false
  ) throws -> Data {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).gif"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let counter = ColorCounter()
    func send(to writer: any FilmWriter) throws {
      for (index, image) in images.enumerated() {
        try writer.add(
          FilmFrame(
            index: index, label: FilmLabel(frame: index),
            isRepeat: index > 0 && image == images[index - 1],
            size: CGSize(width: image.width, height: image.height), list: DisplayList(),
            image: image))
      }
      try writer.finish()
    }
    try send(to: counter)
    try send(
      to: GIFWriter(
        path: path, frameRate: frameRate, palette: counter.palette(isTransparent: isTransparent),
        isTransparent: isTransparent))
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// The delays of a file's frames, in hundredths of a second.
  private func delays(_ data: Data) -> [Int] {
    let bytes = Array(data)
    return bytes.indices.dropLast(8).filter {
      bytes[$0] == 0x21 && bytes[$0 + 1] == 0xF9 && bytes[$0 + 2] == 4
    }.map { Int(bytes[$0 + 4]) | Int(bytes[$0 + 5]) << 8 }
  }

  @Test func framesThatAreEqualBecomeOneThatIsShownForLonger() throws {
    let red = image(8, 8) { _, _ in 0xFFFF_0000 }
    let blue = image(8, 8) { x, _ in x == 3 ? 0xFF00_00FF : 0xFFFF_0000 }
    let data = try write([red, red, red, blue, red], frameRate: 30)
    #expect(data.starts(with: Data("GIF89a".utf8)))
    #expect(data.last == 0x3B)
    // At 0, 0.1 and 0.13 s, to the end at 0.17 s: no rounding adds up.
    #expect(delays(data) == [10, 3, 4])
    #expect(try data == write([red, red, red, blue, red], frameRate: 30))
  }

  @Test func whatStandsForLongerThanTheFormatCanSayIsThereSeveralTimes() throws {
    let red = image(2, 2) { _, _ in 0xFFFF_0000 }
    let blue = image(2, 2) { _, _ in 0xFF00_00FF }
    let data = try write(Array(repeating: red, count: 1400) + [blue], frameRate: 1)
    #expect(delays(data) == [65535, 65535, 140_000 - 2 * 65535, 100])
  }

  @Test func whatIsTransparentStaysSo() throws {
    let hole = image(4, 4) { x, _ in x < 2 ? 0 : 0xFFFF_0000 }
    let data = try write([hole], frameRate: 10, isTransparent: true)
    let bytes = Array(data)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: [0x21, 0xF9, 4]) })
    // Cleared before the next frame, and with a colour that is none.
    #expect(bytes[place + 3] == 2 << 2 | 1)
    #expect(bytes[place + 6] == 1)
  }
}
