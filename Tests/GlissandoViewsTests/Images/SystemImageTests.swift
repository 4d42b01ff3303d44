import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Pictures that programs hold by the type of telephones.
@MainActor
@Suite("Pictures in hand")
struct SystemImageTests {
  private func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())@2x.png")
    let stage = Stage(width: 20, height: 10) { Color(red: 1, green: 0, blue: 0) }
    try stage.image().writePNG(to: url.path)
    return url
  }

  @Test("A picture tells its size, and its bytes are those of a file that holds it")
  func bytes() throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = Stage(width: 100, height: 100) { Text("window") }
    let image = try #require(UIImage(contentsOfFile: url.path))
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 2)
    let png = try #require(image.pngData())
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    let small = try #require(image.jpegData(compressionQuality: -.infinity))
    #expect(small.count <= jpeg.count)
    for data in [png, jpeg] {
      let read = try #require(UIImage(data: data))
      #expect(read.size == CGSize(width: 20, height: 10))
      let shown = Stage(width: 20, height: 10) { Image(uiImage: read) }
      let pixel = shown.image().pixel(10, 5)
      #expect(pixel.x > 240 && pixel.y < 15 && pixel.z < 15)
    }
    withExtendedLifetime(stage) {}
  }

  /// Six pixels of which each has a colour of its own: 1, 2, 3 above 4, 5, 6.
  private let six = RasterImage(
    width: 3, height: 2, pixels: (1...6).map { 0xFF00_0000 | UInt32($0) })

  private func numbers(_ image: Image) -> [UInt32] {
    image.pixels.map { $0.pixels.map { $0 & 0xFF } } ?? []
  }

  @Test("Pixels are cut up, and what lies outside is nothing")
  func sprites() throws {
    let sheet = CGImage(six)
    let part = try #require(sheet.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
    #expect(numbers(Image(decorative: part, scale: 1)) == [2, 3, 5, 6])
    #expect(part.width == 2 && part.height == 2)
    let wide = try #require(sheet.cropping(to: CGRect(x: -5, y: 1.2, width: 1e300, height: 0.5)))
    #expect(numbers(Image(decorative: wide, scale: 1)) == [4, 5, 6])
    for outside in [
      CGRect(x: 3, y: 0, width: 1, height: 1), .null, .zero,
      CGRect(x: Double.nan, y: 0, width: 1, height: 1),
    ] { #expect(sheet.cropping(to: outside) == nil) }
    let image = UIImage(cgImage: sheet)
    #expect(
      image.size == CGSize(width: 3, height: 2)
        && numbers(Image(uiImage: image)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("Pictures of cameras that were held in another way stand upright")
  func orientations() {
    let turned: [(Image.Orientation, [UInt32])] = [
      (.up, [1, 2, 3, 4, 5, 6]), (.upMirrored, [3, 2, 1, 6, 5, 4]), (.down, [6, 5, 4, 3, 2, 1]),
      (.downMirrored, [4, 5, 6, 1, 2, 3]), (.leftMirrored, [1, 4, 2, 5, 3, 6]),
      (.right, [4, 1, 5, 2, 6, 3]), (.rightMirrored, [6, 3, 5, 2, 4, 1]),
      (.left, [3, 6, 2, 5, 1, 4]),
    ]
    for (orientation, pixels) in turned {
      let image = Image(
        CGImage(six), scale: 2, orientation: orientation, label: Text(verbatim: "six"))
      #expect(numbers(image) == pixels, "\(orientation)")
    }
  }

  @Test("What is no picture is none")
  func none() throws {
    let stage = Stage(width: 100, height: 100) { Text("window") }
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    let missing = try #require(UIImage(named: "there is no such picture"))
    #expect(missing.size == .zero && missing.pngData() == nil)
    #expect(missing.jpegData(compressionQuality: .nan) == nil)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.size.width > 0 && symbol.pngData() == nil)
    withExtendedLifetime(stage) {}
  }

  @Test("Sizes are told to other threads too")
  func otherThread() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = Stage(width: 100, height: 100) { Text("window") }
    let image = try #require(UIImage(contentsOfFile: url.path))
    let size = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: image.size) }
    }
    #expect(size == CGSize(width: 10, height: 5))
    withExtendedLifetime(stage) {}
  }
}
