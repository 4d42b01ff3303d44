public import Foundation
import GlissandoDrawing

// The bytes of pictures, as programs read them that look at single pixels.

/// Bytes as programs name them that come from C.
public typealias CFData = NSData
/// A place or a count as programs name it that come from C.
public typealias CFIndex = Int

/// Hands out the bytes of a picture.
public final class CGDataProvider {
  /// A copy of the bytes, which lives as long as the picture.
  public let data: CFData?

  fileprivate init(_ data: CFData) { self.data = data }
}

extension CGImage {
  /// Pictures that are asked at once from several threads.
  private static let lock = NSLock()

  /// The pixels from the top left corner, row by row without space between: red, green, blue, each of them times
  /// the opacity, and the opacity.
  ///
  /// - Complexity: O(*n*) in the pixels when it is first asked for.
  public var dataProvider: CGDataProvider? {
    Self.lock.withLock {
      if let kept = raster.handedOut as? CGDataProvider { return kept }
      let words = raster.pixels.map { ($0 << 8 | $0 >> 24).bigEndian }
      let provider = CGDataProvider(NSData(bytes: words, length: words.count * 4))
      raster.handedOut = provider
      return provider
    }
  }

  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bits of one colour in a pixel.
  public var bitsPerComponent: Int { 8 }
}

/// The first of some bytes, which are there as long as the picture that they are of.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }
