package import Foundation

extension String {
  /// The text of a file in UTF-8, without the mark that some editors write before it; nil for other bytes.
  package init?(fileContents data: Data) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.init(
      validating: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
  }

  /// The folder that a path names; empty where it names none.
  ///
  /// `NSString.deletingLastPathComponent` ends the program where the path is a single letter.
  package var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
