/// The values of all attributes of an SVG file as they are written, those that its document type declares
/// among them.
///
/// What is no XML is found wrongly; it is no picture either.
struct SVGValues: Sequence, IteratorProtocol {
  private let file: [UInt8]
  private var place = 0
  /// Whether the place is inside of a tag or a declaration.
  private var isInMarkup = false

  init(_ file: [UInt8]) { self.file = file }

  mutating func next() -> ArraySlice<UInt8>? {
    while place < file.count {
      let byte = file[place]
      place += 1
      switch byte {
      case UInt8(ascii: "<") where !isInMarkup: open()
      // The declarations between brackets are markup of their own.
      case UInt8(ascii: ">") where isInMarkup, UInt8(ascii: "[") where isInMarkup:
        isInMarkup = false
      case UInt8(ascii: "\"") where isInMarkup, UInt8(ascii: "'") where isInMarkup:
        let start = place
        let end = file[start...].firstIndex(of: byte) ?? file.count
        place = Swift.min(end + 1, file.count)
        return file[start..<end]
      default: break
      }
    }
    return nil
  }

  /// Begins a tag or a declaration; passes what stands for itself.
  private mutating func open() {
    if file[place...].starts(with: "!--".utf8) {
      skip(past: Array("-->".utf8))
    } else if file[place...].starts(with: "![CDATA[".utf8) {
      skip(past: Array("]]>".utf8))
    } else {
      isInMarkup = true
    }
  }

  private mutating func skip(past word: [UInt8]) {
    while place + word.count <= file.count, !file[place...].starts(with: word) { place += 1 }
    place = Swift.min(place + word.count, file.count)
  }
}
