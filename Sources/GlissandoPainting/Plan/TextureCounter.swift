/// Gives each texture of a GPU a number of its own.
final class TextureCounter {
  private var last: UInt64 = 0

  func next() -> UInt64 {
    last += 1
    return last
  }
}
