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
    let text = try SVGEntities(file).resolve(file)
    var place = 0
    while let start = Self.find(Array("data:".utf8), in: text, from: place) {
      // Quotes end an attribute, brackets an address in a style.
      let end = text[start...].firstIndex { "\"'<>)".utf8.contains($0) } ?? text.endIndex
      place = end
      if let content = DataAddress(text[(start + 5)..<end]) {
        try add(content, depth: depth)
      }
    }
  }

  private mutating func add(_ content: DataAddress, depth: Int) throws(FileProblem) {
    if ImageHeader.isGIF(content.bytes) {
      return try count(ImageHeader.sizeOfGIF(content.bytes))
    }
    guard let kind = ImageHeader.Kind(Array(content.bytes.prefix(ImageHeader.headLength))) else {
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

  /// Where a word begins, in letters of either case.
  private static func find(_ word: [UInt8], in text: [UInt8], from place: Int) -> Int? {
    guard text.count >= word.count else { return nil }
    return (place..<max(place, text.count - word.count + 1)).first { start in
      // Most places are told by their first letter.
      (text[start] | 0x20) == word[0]
        && word.indices.allSatisfy { (text[start + $0] | 0x20) == (word[$0] | 0x20) }
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
    guard head.hasSuffix(";base64") else {
      bytes = plain
      return
    }
    bytes =
      Data(base64Encoded: Data(plain), options: .ignoreUnknownCharacters).map { [UInt8]($0) } ?? []
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
