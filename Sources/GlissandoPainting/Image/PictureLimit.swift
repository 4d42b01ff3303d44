/// How large pictures can be.
package enum PictureLimit {
  /// The pixels along a side: Cairo's coordinates end there, and what is beyond stays blank.
  package static let greatestSide = 32_767
  /// The pixels of a picture that is read, which take a quarter of a gigabyte: 8192 by 8192.
  package static let mostReadPixels = 1 << 26
  /// The pixels of a picture that is painted, which take a gigabyte: 16,384 by 16,384.
  package static let mostPaintedPixels = 1 << 28

  /// Why a picture of a size cannot be painted; nil where it can.
  package static func problem(width: Int, height: Int, most: Int = mostPaintedPixels) -> String? {
    guard width > greatestSide || height > greatestSide || width * height > most else { return nil }
    return "\(width)x\(height) pixels are too many; allowed are \(greatestSide) along a side and "
      + "\(most) in all"
  }
}
