import Foundation
import GlissandoDrawing
import Synchronization
import Testing

@testable import GlissandoPainting

/// Image files whose pixels were given back, and which are something else when they are read again.
@Suite("Image files that are read again")
final class FilePixelsTests {
  private let folder = NSTemporaryDirectory() + "glissando-again-\(UUID().uuidString)"
  private let memory = PictureMemory(limit: 0)
  private static let size = (width: 320, height: 240)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func read(_ path: String) throws -> RasterImage {
    try ImageFileReader(memory: memory).read(path)
  }

  private static func picture(_ width: Int, _ height: Int, _ pixel: UInt32) -> PaintedImage {
    PaintedImage(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// Writes a PNG of one colour, and gives its path.
  private func write(
    _ name: String, _ width: Int, _ height: Int, _ pixel: UInt32
  ) throws -> String {
    try Self.picture(width, height, pixel).writePNG(to: path(name))
    return path(name)
  }

  /// Writes a JPEG of 40 by 30 pixels, and gives its path.
  private func writeJPEG(_ name: String) throws -> String {
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 30)
    let image = RasterImage(width: 40, height: 30, pixels: white)
    try JPEGWriter.bytes(of: image, quality: 0.9).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func giveBack(_ image: RasterImage) {
    for _ in 0...PictureMemory.keptFrames { memory.endFrame() }
    #expect(image.store?.isThere == false)
  }

  @Test("A file of another kind, or with other sides, is not shown")
  func others() throws {
    let photograph = try read(try writeJPEG("a.jpg"))
    let drawing = try read(try write("b.png", 40, 30, 0xFF11_2233))
    for image in [photograph, drawing] { giveBack(image) }
    _ = try write("a.jpg", 40, 30, 0xFF11_2233)
    _ = try write("b.png", 30, 40, 0xFF11_2233)
    for image in [photograph, drawing] { #expect(image.pixels.allSatisfy { $0 == 0 }) }
  }

  @Test("A pipe in the place of a file keeps nobody waiting")
  func pipe() throws {
    let path = try writeJPEG("a.jpg")
    let image = try read(path)
    giveBack(image)
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    let store = try #require(image.store)
    let isDone = Mutex(false)
    Thread.detachNewThread {
      let pixels = store.pixels
      isDone.withLock { $0 = pixels.allSatisfy { $0 == 0 } }
    }
    // Generous, because it only decides how long a failure takes.
    for _ in 0..<2000 where !isDone.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.005) }
    #expect(isDone.withLock { $0 })
    // Whoever waits all the same gets an end.
    close(open(path, O_WRONLY | O_NONBLOCK))
  }

  /// What fills a window of a width, and a little more.
  private static func frame(_ width: Int) -> CGRect {
    CGRect(x: -4, y: -3, width: width + 8, height: width * 3 / 4 + 6)
  }

  /// What an image in a width looks like, with nothing or something red behind it, or as the shadow that it throws.
  private func paint(_ image: RasterImage, width: Int, _ ground: Ground) -> [UInt32] {
    let rect = Self.frame(width)
    var items = [Fixture.leaf(DisplayContent(.image(image, rect)), Fixture.black, id: 2)]
    switch ground {
    case .none: break
    case .red: items.insert(Fixture.leaf(DisplayContent(fill: Path(rect)), Fixture.red), at: 0)
    case .shadow:
      let shade = Color.Resolved(red: 0, green: 0, blue: 1)
      let group = DisplayGroup(id: 3, kind: .shadow(color: shade, radius: 2, x: 3, y: 5))
      items = [.begin(group)] + items + [.end]
    }
    return PaintedImage(
      DisplayList(items: items), width: width, height: width * 3 / 4, background: Fixture.white,
      painter: Painter(memory: memory)
    ).pixels
  }

  enum Ground: CaseIterable { case none, red, shadow }

  @Test(
    "What is behind an opaque image is seen when its file has gone, or lets something through now",
    arguments: Ground.allCases, [320, 100])
  func behind(_ ground: Ground, _ width: Int) throws {
    for pixel in [nil, 0x8000_4000] as [UInt32?] {
      let path = try write("a.png", Self.size.width, Self.size.height, 0xFF11_2233)
      let image = try read(path)
      memory.limit = .max
      let before = paint(image, width: width, ground)
      memory.limit = 0
      giveBack(image)
      if let pixel {
        _ = try write("a.png", Self.size.width, Self.size.height, pixel)
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
      let now = Self.picture(Self.size.width, Self.size.height, pixel ?? 0)
      let exact = RasterImage(width: now.width, height: now.height, pixels: now.pixels)
      let expected = paint(exact, width: width, ground)
      // As lone answers: to tell how thousands of pixels differ takes minutes.
      let isSeen = expected != before
      #expect(isSeen)
      // The first time it is read while it is painted.
      for time in 0..<3 {
        let isExact = paint(image, width: width, ground) == expected
        #expect(isExact, "\(time)")
      }
    }
  }

  @Test("An image whose file is as it was looks as before, and still hides what is behind it")
  func same() throws {
    let image = try read(try write("a.png", Self.size.width, Self.size.height, 0xFF11_2233))
    let before = paint(image, width: 320, .red)
    giveBack(image)
    let isSame = paint(image, width: 320, .red) == before
    #expect(isSame)
    let rows = try #require(ImageRows(image, in: Self.frame(320), .identity))
    giveBack(image)
    #expect(rows.hides(IntRect(left: 0, top: 0, right: 320, bottom: 240)))
  }

  @Test("A file that cannot be read again is named once, however often it is wanted")
  func named() {
    let lines = Mutex<[String]>([])
    let store = FilePixels(
      "gone.png", pixels: [0xFF11_2233], memory: memory,
      warn: { line in lines.withLock { $0.append(line) } },
      read: { _ in throw CocoaError(.fileNoSuchFile) })
    for _ in 0..<3 {
      store.giveBack()
      store.restore()
      #expect(store.pixels == [0])
    }
    #expect(
      lines.withLock { $0 } == ["“gone.png” cannot be read again as it was, and is not shown"])
  }
}
