/// What there is to say about the film of a window.
package enum FilmNotice: Hashable, Sendable {
  /// It is made from now on.
  case begun
  /// It is in a file, without the frames that were left out since the writing could not keep up.
  case ended(path: String, skippedFrames: Int)
  /// There is none, and why.
  case failed(String)
}
