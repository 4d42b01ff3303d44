import Foundation
import GlissandoDrawing
import Synchronization
import TestSupport
import Testing

@testable import GlissandoPainting

@Suite("The memory of pictures")
final class PictureMemoryTests {
  private let folder = NSTemporaryDirectory() + "glissando-pictures-\(UUID().uuidString)"
  private let size = (width: 800, height: 600)
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func pixels(_ number: Int) -> [UInt32] {
    (0..<size.width * size.height).map { index in
      let (x, y) = (index % size.width, index / size.width)
      return 0xFF00_0000 | UInt32((x + 31 * number) & 255) << 16 | UInt32(y & 255) << 8
        | UInt32((x * y >> 6) & 255)
    }
  }

  /// Writes a picture of 1.9 MB, and gives its path.
  private func write(_ number: Int) throws -> String {
    let path = "\(folder)/\(number).png"
    try PaintedImage(width: size.width, height: size.height, pixels: pixels(number))
      .writePNG(to: path)
    return path
  }

  /// What a picture that fills a width looks like on a window.
  private func paint(_ image: RasterImage, width: Int, _ painter: Painter) -> [UInt32] {
    let height = width * 3 / 4
    let content = DisplayContent(
      .image(image, CGRect(x: 0, y: 0, width: width, height: height)))
    let list = DisplayList(items: [
      .leaf(
        DisplayLeaf(
          id: 1, content: content, paint: .color(Self.white), transform: .identity))
    ])
    return PaintedImage(
      list, width: width, height: height, scale: 1, background: Self.white, painter: painter
    ).pixels
  }

  @Test("Pictures take no more than the budget, and look the same however often they come back")
  func budget() throws {
    let memory = PictureMemory(limit: 5 << 20)
    let reader = ImageFileReader(memory: memory)
    let painter = Painter(memory: memory)
    let images = try (0..<8).map { try reader.read(try write($0)) }
    let exact = (0..<8).map { number in
      RasterImage(width: size.width, height: size.height, pixels: pixels(number))
    }
    let plain = Painter(memory: PictureMemory(limit: .max))
    for (number, width) in [(0, 800), (1, 300), (5, 500), (7, 90), (0, 300), (1, 800), (5, 90)] {
      let expected = paint(exact[number], width: width, plain)
      for frame in 0...PictureMemory.keptFrames + 1 {
        #expect(paint(images[number], width: width, painter) == expected, "frame \(frame)")
      }
      #expect(memory.byteCount <= memory.limit)
    }
  }

  @Test("What is seen stays, however small the budget is; what was seen longest ago goes first")
  func order() throws {
    let memory = PictureMemory(limit: 1)
    let reader = ImageFileReader(memory: memory)
    let painter = Painter(memory: memory)
    let path = try write(0)
    let image = try reader.read(path)
    let expected = paint(image, width: 800, painter)
    // If it were given back, it could not be read again.
    try FileManager.default.removeItem(atPath: path)
    for _ in 0..<5 { #expect(paint(image, width: 800, painter) == expected) }

    memory.limit = 4 << 20
    let older = try reader.read(try write(1))
    let newer = try reader.read(try write(2))
    for _ in 0..<4 { _ = paint(older, width: 800, painter) }
    for _ in 0...PictureMemory.keptFrames { _ = paint(newer, width: 800, painter) }
    #expect(memory.byteCount == 2 * size.width * size.height * 4)
    // The first one was, and is gone for ever.
    #expect(image.pixels.allSatisfy { $0 == 0 })
  }

  @Test("Pictures that nobody has any longer take nothing, soon")
  func gone() throws {
    let memory = PictureMemory(limit: .max)
    let painter = Painter(memory: memory)
    do {
      let image = try ImageFileReader(memory: memory).read(try write(3))
      _ = paint(image, width: 100, painter)
      #expect(memory.byteCount > size.width * size.height * 4)
    }
    #expect(memory.byteCount < size.width * size.height * 4)
    for _ in 0..<64 { memory.endFrame() }
    #expect(memory.byteCount == 0)
  }

  private static func tile() -> PatternTile {
    PatternTile(
      name: "tile", content: Fixture.circle(9), color: Self.white, transform: .identity,
      size: CGSize(width: 10, height: 12))
  }

  @Test("Tiles of patterns count, are given back beyond the budget, and go with the pattern")
  func tiles() throws {
    let memory = PictureMemory(limit: .max)
    do {
      let tile = Self.tile()
      let first = try #require(TilePictures.picture(of: tile, stretch: 1.1, memory: memory))
      #expect(memory.byteCount == first.byteCount && first.byteCount >= 20 * 24 * 4)
      for _ in 0..<PictureMemory.keptFrames { memory.endFrame() }
      memory.limit = 1
      memory.endFrame()
      #expect(memory.byteCount == 0)
      let second = try #require(TilePictures.picture(of: tile, stretch: 2, memory: memory))
      #expect(second.pixels == first.pixels)
      for _ in 0..<PictureMemory.keptFrames { memory.endFrame() }
      #expect(memory.byteCount == second.byteCount, "what was just painted stays")
    }
    memory.limit = .max
    for _ in 0..<64 { memory.endFrame() }
    #expect(memory.byteCount == 0)
  }

  private struct Shared: @unchecked Sendable {  // nobody changes it
    let list: DisplayList
  }

  @Test("Painters on several threads share images and patterns")
  func threads() {
    let tile = Self.tile()
    let image = RasterImage(width: size.width, height: size.height, pixels: pixels(4))
    let list = DisplayList(items: [
      Fixture.leaf(Fixture.circle(300), .pattern(ImagePattern(tile: tile))),
      Fixture.leaf(
        DisplayContent(.image(image, CGRect(x: 20, y: 300, width: 200, height: 150))), Fixture.red),
    ])
    let shared = Shared(list: list)
    let pictures = Mutex<[PaintedImage]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let picture = PaintedImage(
        shared.list, width: 400, height: 500, scale: 1 + Double(number % 2),
        background: Self.white, painter: Painter(coreCount: 1))
      pictures.withLock { $0.append(picture) }
    }
    #expect(Set(pictures.withLock { $0 }.map(\.pixels)).count == 2)
  }
}
