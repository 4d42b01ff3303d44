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

  /// Whether an image has 20 by 10 pixels, and its right half stays green to the edge where it is drawn larger.
  private func expectGreenHalf(_ image: RasterImage) {
    #expect(image.width == 20 && image.height == 10)
    let content = DisplayContent(
      .image(image, CGRect(x: 0, y: 0, width: 100, height: 50), ImageStyle()))
    let painted = Fixture.image([Fixture.leaf(content, Fixture.black)])
    #expect(painted.pixel(48, 25) == SIMD4(255, 255, 255, 255))
    #expect(painted.pixel(52, 25) == SIMD4(0, 255, 0, 255))
  }

  @Test("An SVG file is read in its size, and drawn sharply in any other")
  func svg() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect x="10" width="10" height="10" fill="#00ff00"/></svg>
      """
    try withFile("half.svg", Data(text.utf8)) { path in
      let image = try ImageFileReader().read(path)
      expectGreenHalf(image)
    }
  }

  /// A page of 20 by 10 points whose right half is green, and one behind it.
  private func page() throws -> Data {
    let green = Paint.color(Color.Resolved(red: 0, green: 1, blue: 0))
    let list = DisplayList(items: [Fixture.leaf(Fixture.rect(10, 0, 10, 10), green)])
    return try #require(
      VectorFile.pdf(
        [
          VectorFile.Page(list, size: CGSize(width: 20, height: 10)),
          VectorFile.Page(list, size: CGSize(width: 80, height: 80)),
        ]))
  }

  @Test("The first page of a PDF file is read in its size, and drawn sharply in any other")
  func pdf() throws {
    try withFile("half.pdf", page()) { path in
      let image = try ImageFileReader().read(path)
      // What the page leaves free is seen through.
      #expect(image.pixels[0] == 0)
      expectGreenHalf(image)
    }
  }

  @Test("A damaged PDF is mended or called so")
  func damagedPDF() throws {
    #expect(try !reason(Data("%PDF-1.4\n".utf8)).isEmpty)
    let whole = try page()
    for part in [0.2, 0.5, 0.9] {
      // Poppler mends what it can: a picture or a reason, never the end of the program.
      try withFile("cut.pdf", whole.prefix(Int(Double(whole.count) * part))) { path in
        _ = try? ImageFileReader().read(path)
      }
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

  /// The first bytes of a PNG of a size, with nothing behind.
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data.append(contentsOf: "IHDR".utf8)
    for number in [width, height] {
      withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
    }
    return data + Data([8, 6, 0, 0, 0])
  }

  /// A JPEG of a size, behind a segment of a camera and with nothing behind.
  private func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
    var data = Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC2, 0, 11, 8])
    for number in [height, width] {
      withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
    }
    return data + Data([1, 1, 0x11, 0])
  }

  private func reason(
    _ data: Data, _ reader: ImageFileReader = ImageFileReader()
  ) throws -> String {
    var text = ""
    try withFile("x", data) { path in
      do {
        _ = try reader.read(path)
      } catch let error as PaintedImage.ImageError {
        text = error.reason
      }
    }
    return text
  }

  @Test("The header tells what is too large, before anything is decoded")
  func budget() throws {
    for data in [png(23_000, 23_000), jpeg(23_000, 23_000)] {
      let text = try reason(data)
      #expect(text.hasPrefix("23000x23000 pixels are too many"), "\(text)")
      #expect(text.contains("67108864"))
    }
    #expect(try reason(png(.max, .max)).contains("too many"))
    #expect(try reason(png(32_768, 1)).contains("32767 along a side"))
    #expect(try reason(png(0, 10)) == "it has no pixels")
    #expect(try reason(jpeg(0, 0)) == "it has no pixels")
    for count in [8, 12, 20, 23] { #expect(try !reason(png(9, 9).prefix(count)).isEmpty) }
    for count in 3..<22 { #expect(try !reason(jpeg(9, 9).prefix(count)).isEmpty) }
    // Segments without an end.
    let loop = Data([0xFF, 0xD8]) + Data([UInt8](repeating: 0xFF, count: 100_000))
    #expect(try reason(loop) == "its header is damaged")
  }

  /// An SVG file around some content.
  private func svg(_ content: String, before: String = "") -> Data {
    Data(
      """
      <?xml version="1.0"?>\(before)
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" \
      height="10">\(content)</svg>
      """.utf8)
  }

  @Test("A vector that ends its library, or never ends, costs a drawing and not the program")
  func hostileVectors() throws {
    let filter = "<filter id='f' x='-1e6%' y='-1e6%' width='1e7%' height='1e7%'>"
    let contents = [
      "<text y='50' font-size='1e9'>Hello</text>",
      "<filter id='f'><feFlood width='0' height='0'/><feTile/></filter>"
        + "<rect filter='url(#f)' width='9' height='9'/>",
      "\(filter)<feTurbulence numOctaves='9999999'/></filter>"
        + "<rect filter='url(#f)' width='9' height='9'/>",
    ]
    let reader = ImageFileReader()
    for content in contents {
      // Later libraries may draw it, or say what is wrong.
      let text = try reason(svg(content), reader)
      #expect(!text.contains("\n"))
      // What comes after is drawn as ever.
      try withFile("x.svg", svg("<rect x='10' width='10' height='10' fill='#0f0'/>")) { path in
        expectGreenHalf(try reader.read(path))
      }
    }
  }

  @Test("Entities, and elements inside of others, are multiplied only so far")
  func bombs() throws {
    let entities = (1...9).map { level in
      "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 16))'>"
    }
    let doctype = "<!DOCTYPE svg [<!ENTITY e0 'aaaaaaaa'>\(entities.joined())]>"
    #expect(try !reason(svg("<text>&e9;</text>", before: doctype)).isEmpty)
    let groups = (1...12).map { level in
      "<g id='g\(level)'>\(String(repeating: "<use href='#g\(level - 1)'/>", count: 10))</g>"
    }
    let uses = "<g id='g0'><rect width='1' height='1'/></g>" + groups.joined()
    #expect(try !reason(svg(uses)).isEmpty)
    let nested =
      String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(try !reason(svg(nested)).isEmpty)
  }

  @Test("A small picture inside of a vector is drawn; a file beside it is not opened")
  func smallInnerPicture() throws {
    let red = try PaintedImage(width: 1, height: 1, pixels: [0xFFFF_0000]).png()
    let name = "glissando-\(UUID().uuidString)"
    let data = svg(
      "<image width='20' height='10' href='\(name)'/><image width='10' height='10' "
        + "href='&d;:image/png;base64,\(red.base64EncodedString())'/><text>metadata: a, b</text>",
      before: "<!DOCTYPE svg [<!ENTITY d 'data'><!ENTITY ns \"http://ns.adobe.com/\">]>")
    try withFile("x.svg", data) { path in
      let pipe = (path as NSString).deletingLastPathComponent + "/" + name
      mkfifo(pipe, 0o600)
      defer { unlink(pipe) }
      let image = try ImageFileReader().read(path)
      let content = DisplayContent(
        .image(image, CGRect(x: 0, y: 0, width: 20, height: 10), ImageStyle()))
      let painted = Fixture.image([Fixture.leaf(content, Fixture.black)])
      #expect(painted.pixel(5, 5) == SIMD4(255, 0, 0, 255))
      #expect(painted.pixel(15, 5) == SIMD4(255, 255, 255, 255))
    }
  }

  @Test("A vector that is immense is drawn as large as is allowed")
  func largeVector() throws {
    for size in ["1e30", "1e300", "99999999"] {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)">\
        <rect width="\(size)" height="\(size)"/></svg>
        """
      try withFile("x.svg", Data(text.utf8)) { path in
        let image = try? ImageFileReader().read(path)
        #expect((image?.width ?? 0) <= 4096)
      }
    }
  }

  @Test("A picture that is cut off is called so, and what is wrong with a file is one line")
  func cutOff() throws {
    let whole = try PaintedImage(width: 50, height: 50).png()
    for count in [45, whole.count - 20] {
      try withFile("x.png", whole.prefix(count)) { path in
        for read in [ImageFileReader().read, RasterImage.readPNG(from:)] {
          #expect(
            throws: PaintedImage.ImageError.failed(path: path, reason: "it is damaged or cut off")
          ) { try read(path) }
        }
      }
    }
    try withFile("x.svg", Data("<svg".utf8)) { path in
      #expect {
        try ImageFileReader().read(path)
      } throws: { error in
        !"\(error)".contains("\n")
      }
    }
  }

  @Test("A pipe, a folder and a device are errors at once")
  func special() throws {
    try withFile("pipe", Data()) { path in
      try FileManager.default.removeItem(atPath: path)
      mkfifo(path, 0o600)
      for (path, word) in [(path, "pipe"), ("/dev/zero", "device"), ("/tmp", "folder")] {
        for read in [ImageFileReader().read, RasterImage.readPNG(from:)] {
          #expect(
            throws: PaintedImage.ImageError.failed(
              path: path, reason: "it is a \(word); name a file")
          ) { try read(path) }
        }
      }
    }
  }
}
