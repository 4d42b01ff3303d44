package import Foundation

// The text of a file, texts in messages on one line, and paths.

extension String {
  /// The text of a file in UTF-8, without the mark that some editors write before it.
  ///
  /// - Throws: What it is instead.
  package init(fileContents data: Data) throws(FileProblem) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard !Self.isUTF16(data), let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(
        Self.isUTF16(data)
          ? "it is text in UTF-16; save it as UTF-8" : "it is not text in UTF-8")
    }
    self = text
  }

  /// Whether a text begins with the mark of its order of bytes, or as ASCII of two bytes does.
  private static func isUTF16(_ data: Data) -> Bool {
    let head = Array(data.prefix(4))
    let zeros = head.map { $0 == 0 }
    return head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || zeros == [true, false, true, false] || zeros == [false, true, false, true]
  }

  /// The text on one line and without what a terminal would take for a command, for messages that quote what arrived:
  /// breaks of lines and other control characters become spaces.
  package var onOneLine: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return String(map { $0.unicodeScalars.contains(where: isControl) ? " " : $0 })
  }

  /// Whether there is a folder at a path.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folder that a path names; empty where it names none.
  ///
  /// `NSString.deletingLastPathComponent` ends the program where the path is a single letter.
  package var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
