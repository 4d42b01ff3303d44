package import Foundation

extension String {
  /// The text of a file in UTF-8, without the mark that some editors write before it; nil for other bytes.
  package init?(fileContents data: Data) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.init(
      validating: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
  }
}
