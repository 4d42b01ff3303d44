import CBlit

/// Where a picture has one colour: most of a card is its ground, which need not be looked up point by point.
final class PictureCells {
  /// The colour of each cell of `glissando_find_cells`.
  private let memory: PixelMemory
  /// The picture's size in pixels.
  let width: Int
  let height: Int

  /// - Parameter old: Those of another picture that nobody needs any longer, whose memory is taken where it suffices.
  init(of picture: ReducedPicture, in old: PictureCells?) {
    (width, height) = (picture.width, picture.height)
    let count = ((width + 7) / 8) * ((height + 7) / 8)
    if let old, old.memory.count >= count {
      memory = old.memory
    } else {
      memory = PixelMemory(rowOf: count)
    }
    let pixels = picture.target.pixelsToRead
    var source = glissando_picture(
      pixels: pixels.base, width: Int64(width), height: Int64(height),
      stride: Int64(pixels.stride))
    glissando_find_cells(&source, memory.base)
  }

  /// The colours, rows from the top.
  var colors: UnsafePointer<UInt32> { UnsafePointer(memory.base) }
}
