import Foundation
import GlissandoFiles

/// The pictures that lie inside an SVG file as `data:` addresses.
///
/// librsvg decodes each of them whole, however large: 64 kB of PNG can stand for gigabytes of pixels. So they
/// are measured before, wherever an address stands and however it is written: with references to characters
/// and entities, in an SVG file inside the SVG file.
struct SVGPictures {
  private var pixels = 0

  /// Measures all pictures of a file.
  ///
  /// - Throws: `FileProblem` where they are more than is allowed, or cannot be measured.
  static func check(_ file: Data) throws(FileProblem) {
    var pictures = SVGPictures()
    try pictures.measure([UInt8](file), depth: 0)
  }

  /// Files inside of files; more are a riddle and no picture.
  private static let mostDepth = 4

  private mutating func measure(_ file: [UInt8], depth: Int) throws(FileProblem) {
    guard depth <= Self.mostDepth else { throw FileProblem("it holds itself too many times") }
    let entities = try SVGEntities(file)
    for value in SVGValues(file) { try measure(value: entities.resolve(Array(value)), depth) }
  }

  /// Measures what the value of an attribute stands for, if that is an address of a picture.
  ///
  /// Addresses are read as browsers do: what is blank before them and all line breaks do not count.
  private mutating func measure(value: [UInt8], _ depth: Int) throws(FileProblem) {
    let address = value.filter { ![0x09, 0x0A, 0x0D].contains($0) }.drop { $0 <= 0x20 }
    let scheme = Array("data:".utf8)
    guard address.count >= scheme.count,
      zip(address, scheme).allSatisfy({ ($0 | 0x20) == ($1 | 0x20) })
    else { return }
    guard let content = DataAddress(address.dropFirst(scheme.count)) else {
      throw FileProblem("an address of data inside of it has no comma")
    }
    try add(content, depth: depth)
  }

  private mutating func add(_ content: DataAddress, depth: Int) throws(FileProblem) {
    if ImageHeader.isGIF(content.bytes) {
      return try count(ImageHeader.sizeOfGIF(content.bytes))
    }
    let kind = ImageHeader.Kind(Array(content.bytes.prefix(ImageHeader.headLength)))
    guard let kind, kind != .pdf else {
      // Fonts and the like are nothing that is painted.
      guard content.mayBePicture else { return }
      throw FileProblem("a picture inside of it is neither a PNG, nor a JPEG, a GIF or an SVG file")
    }
    if kind == .svg { return try measure(content.bytes, depth: depth + 1) }
    let header = try ImageHeader { offset, count in
      Array(content.bytes.dropFirst(offset).prefix(count))
    }
    if let size = header.size { try count(size) }
  }

  private mutating func count(_ size: ImageHeader.PixelCount) throws(FileProblem) {
    // Neither factor is beyond 32 bits.
    pixels += size.width * size.height
    guard pixels <= PictureLimit.mostReadPixels else {
      throw FileProblem(
        "the pictures inside of it have more than \(PictureLimit.mostReadPixels) pixels; "
          + "make them smaller")
    }
  }
}

/// What an address that begins with `data:` holds: RFC 2397.
private struct DataAddress {
  let bytes: [UInt8]
  private let type: String

  /// Reads what follows `data:`; nil where there is no comma.
  init?(_ text: ArraySlice<UInt8>) {
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = String(decoding: text[..<comma], as: UTF8.self).lowercased()
    type = head.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    let plain = Self.withoutEscapes(text[(comma + 1)...])
    guard Self.isBase64(head) else {
      bytes = plain
      return
    }
    bytes =
      Data(base64Encoded: Data(plain), options: .ignoreUnknownCharacters).map { [UInt8]($0) } ?? []
  }

  /// Whether what is before the comma says so at its end, with blanks or without.
  private static func isBase64(_ head: String) -> Bool {
    let words = head.split(separator: ";", omittingEmptySubsequences: false)
    return words.count > 1 && words.last?.trimmingCharacters(in: .whitespaces) == "base64"
  }

  /// Whether it is taken for a picture: an image, or something without a type, which is looked at.
  var mayBePicture: Bool {
    !bytes.isEmpty && (type.hasPrefix("image/") || type.isEmpty || type == "text/plain")
  }

  private static func withoutEscapes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var result: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      if text[place] == UInt8(ascii: "%"), let byte = escaped(text[place...].dropFirst().prefix(2))
      {
        result.append(byte)
        place += 3
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }

  private static func escaped(_ digits: ArraySlice<UInt8>) -> UInt8? {
    digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}
