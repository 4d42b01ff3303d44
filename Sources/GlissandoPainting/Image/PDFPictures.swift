import Foundation
import GlissandoFiles

/// The pictures that lie inside a PDF file, which Poppler decodes whole, however large.
///
/// What describes a picture is never compressed (ISO 32000-1, 7.5.7: no stream lies inside of a stream of
/// objects), so the file says how large its pictures are before anything is decoded.
enum PDFPictures {
  /// Measures the pictures of a file: the greatest width by the greatest height.
  ///
  /// - Throws: `FileProblem` where that is more than is allowed, or stands elsewhere.
  static func check(_ file: Data) throws(FileProblem) {
    let width = try greatest("/Width", in: file)
    let height = try greatest("/Height", in: file)
    guard width > 0, height > 0 else { return }
    if let problem = PictureLimit.problem(
      width: width, height: height, most: PictureLimit.mostReadPixels)
    {
      throw FileProblem("a picture inside of it: \(problem); make it smaller")
    }
  }

  /// The greatest number that stands behind a name; 0 where it is not there.
  private static func greatest(_ name: String, in file: Data) throws(FileProblem) -> Int {
    var result = 0
    var rest = file[...]
    while let place = rest.range(of: Data(name.utf8)) {
      rest = rest[place.upperBound...]
      let words = String(decoding: rest.prefix(32), as: UTF8.self)
        .split { $0.isWhitespace || "/>".contains($0) }.prefix(3)
      // Longer names, and what is no number, are about something else.
      guard let next = rest.first, !isPartOfName(next),
        let number = words.first.flatMap({ Int($0) })
      else { continue }
      if words.last == "R", words.count == 3 {
        throw FileProblem("the size of a picture inside of it stands apart; write the file anew")
      }
      result = max(result, number)
    }
    return result
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
