import Foundation
import GlissandoFiles

/// What the first bytes of an image file say: what it is, and how large.
///
/// It is read before anything is decoded, since 64 kB of PNG can stand for gigabytes of pixels.
struct ImageHeader: Equatable {
  /// A kind of file that is read.
  enum Kind {
    case png, jpeg, svg, pdf
  }

  let kind: Kind
  /// The size in pixels; nil for vectors, which are drawn in a size of our own.
  private(set) var size: PixelCount?
  /// Where the picture itself begins, in bytes: a JPEG can have another one before.
  private(set) var start = 0

  /// Columns and rows.
  struct PixelCount: Equatable {
    var width: Int
    var height: Int
  }

  /// The bytes of a file that are allowed: a quarter of a gigabyte.
  static let greatestFile = 1 << 28

  /// Reads the header of a file.
  ///
  /// - Throws: `FileProblem` where it is no image, or a larger one than is allowed.
  init(_ file: InputFile) throws(FileProblem) {
    try self.init { (offset, count) throws(FileProblem) in
      [UInt8](try file.bytes(at: offset, count: count))
    }
  }

  /// So many bytes tell a kind.
  static let headLength = 512
  /// Bytes of a file from a place on, and how many; fewer at its end.
  typealias Source = (Int, Int) throws(FileProblem) -> [UInt8]

  /// Reads the header of what has these bytes.
  ///
  /// - Throws: As the header of a file.
  init(_ bytes: Source) throws(FileProblem) {
    // Endings lie; the first bytes do not.
    let head = try bytes(0, Self.headLength)
    guard let kind = Kind(head) else {
      throw FileProblem("it is neither a PNG, nor a JPEG, an SVG or a PDF file")
    }
    self.kind = kind
    switch kind {
    case .png: size = try Self.sizeOfPNG(head)
    case .jpeg: (size, start) = try Self.frameOfJPEG(bytes)
    case .svg, .pdf: size = nil
    }
    if let size { try Self.check(size) }
  }

  private static func check(_ size: PixelCount) throws(FileProblem) {
    guard size.width > 0, size.height > 0 else { throw FileProblem("it has no pixels") }
    if let problem = PictureLimit.problem(
      width: size.width, height: size.height, most: PictureLimit.mostReadPixels)
    {
      throw FileProblem("\(problem); make it smaller")
    }
  }

  private static let damaged = FileProblem("its header is damaged")

  /// The first chunk of a PNG is its header, which begins with the size.
  private static func sizeOfPNG(_ head: [UInt8]) throws(FileProblem) -> PixelCount {
    guard head.count >= 24, head[12..<16].elementsEqual("IHDR".utf8) else { throw damaged }
    return PixelCount(width: number(head[16..<20]), height: number(head[20..<24]))
  }

  /// In a JPEG the size stands in the segment that begins the picture, behind those that describe it.
  private static func frameOfJPEG(
    _ bytes: Source
  ) throws(FileProblem) -> (size: PixelCount, place: Int) {
    var place = 2
    for _ in 0..<mostSegments {
      // A marker of two bytes, the length of what follows, and in a frame: precision, height, width.
      let head = try bytes(place, 9)
      guard head.count >= 4, head[0] == 0xFF else { throw damaged }
      if head[1] == 0xFF {
        // Markers may be padded.
        place += 1
      } else if isFrame(head[1]) {
        guard head.count == 9 else { throw damaged }
        return (PixelCount(width: number(head[7..<9]), height: number(head[5..<7])), place)
      } else {
        place += 2 + (isAlone(head[1]) ? 0 : number(head[2..<4]))
      }
    }
    throw damaged
  }

  /// More than any camera writes.
  private static let mostSegments = 4096

  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Whether nothing belongs to a marker.
  private static func isAlone(_ marker: UInt8) -> Bool {
    (0xD0...0xD8).contains(marker) || marker == 0x01
  }

  /// A number with its highest byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ImageHeader.Kind {
  init?(_ head: [UInt8]) {
    let text = String(decoding: head, as: UTF8.self)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if text.contains("<svg") || text.contains("<!DOCTYPE svg")
      || ["<?xml", "\u{FEFF}<?xml", "<!--"].contains(where: text.hasPrefix)
    {
      self = .svg
    } else {
      return nil
    }
  }
}
