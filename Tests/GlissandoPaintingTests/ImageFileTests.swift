import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// Image files of every kind.
@Suite("Image files")
struct ImageFileTests {
  private func withFile(_ name: String, _ data: Data, _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString)-\(name)"
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// 16 by 8 pixels, red on the left and blue on the right; written by GdkPixbuf, quality 90.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwDxKuPoor9H8Ff+Zj/3C/8Ach+s+N//ADLv+4v/ALjP/9k=
    """

  @Test("A JPEG file is read with its colours")
  func jpeg() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg))
    try withFile("two.jpg", data) { path in
      let image = try ImageFileReader().read(path)
      #expect(image.width == 16 && image.height == 8)
      let (left, right) = (image.pixels[16 * 4 + 2], image.pixels[16 * 4 + 13])
      #expect(left >> 24 == 255 && left >> 16 & 0xFF > 180 && left & 0xFF < 90)
      #expect(right >> 24 == 255 && right >> 16 & 0xFF < 90 && right & 0xFF > 180)
    }
  }

  @Test("An SVG file is read in its size, and drawn sharply in any other")
  func svg() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect x="10" width="10" height="10" fill="#00ff00"/></svg>
      """
    try withFile("half.svg", Data(text.utf8)) { path in
      let image = try ImageFileReader().read(path)
      #expect(image.width == 20 && image.height == 10)
      let content = DisplayContent(
        .image(image, CGRect(x: 0, y: 0, width: 100, height: 50), ImageStyle()))
      let painted = Fixture.image([Fixture.leaf(content, Fixture.black)])
      #expect(painted.pixel(48, 25) == SIMD4(255, 255, 255, 255))
      #expect(painted.pixel(52, 25) == SIMD4(0, 255, 0, 255))
    }
  }

  @Test("A PNG file is read, and a template takes the paint")
  func png() throws {
    let red = PaintedImage(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_0000, count: 16))
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).png"
    try red.writePNG(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try ImageFileReader().read(path)
    #expect(image.pixels == red.pixels)
    let rect = CGRect(x: 10, y: 10, width: 40, height: 40)
    let own = DisplayContent(.image(image, rect, ImageStyle()))
    #expect(Fixture.image([Fixture.leaf(own, Fixture.blue)]).pixel(30, 30) == SIMD4(255, 0, 0, 255))
    let template = DisplayContent(.image(image, rect, ImageStyle(isTemplate: true)))
    let painted = Fixture.image([Fixture.leaf(template, Fixture.blue)])
    #expect(painted.pixel(30, 30) == SIMD4(0, 0, 255, 255))
  }

  @Test("A file that is no image says so")
  func junk() throws {
    try withFile("junk.png", Data("no picture".utf8)) { path in
      let error = #expect(throws: PaintedImage.ImageError.self) {
        try ImageFileReader().read(path)
      }
      #expect(error?.description.contains(path) == true)
    }
    #expect(throws: PaintedImage.ImageError.self) { try ImageFileReader().read("/no/such/file") }
    try withFile("cut.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1])) { path in
      #expect(throws: PaintedImage.ImageError.self) { try ImageFileReader().read(path) }
    }
  }

  @Test("A large image that is drawn small is the mean of its pixels")
  func levels() {
    let pixels = (0..<64 * 64).map { index -> UInt32 in
      (index + index / 64) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let image = RasterImage(width: 64, height: 64, pixels: pixels)
    let content = DisplayContent(
      .image(image, CGRect(x: 0, y: 0, width: 8, height: 8), ImageStyle()))
    let painted = Fixture.image([Fixture.leaf(content, Fixture.black)])
    #expect(abs(Int(painted.pixel(4, 4).x) - 128) <= 2)
  }
}
