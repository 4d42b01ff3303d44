package import GlissandoDrawing

// What is uploaded before it is shown.

extension PlanMaker {
  /// The bytes that are uploaded between two frames: 0.2 ms of the processor.
  static let greatestPrefetch = 2 << 20

  /// Names images that will be shown soon, the first ones first; those named before are forgotten.
  package func prefetch(_ images: [RasterImage]) { self.images.prefetched = images }

  /// Whether there is something to upload before it is shown.
  package var hasPrefetch: Bool { !images.prefetched.isEmpty }

  /// Makes a plan that uploads a part of the images that will be shown soon, and draws nothing.
  ///
  /// In which size an image will be shown only the frame knows that shows it: it is the largest one that fills the
  /// window, or a smaller one. All of these are a third more than the largest one.
  ///
  /// - Returns: Whether there is anything to upload; else there is not before others are named.
  package func makePrefetch() -> Bool {
    plan.removeAll(endsPeriod: false)
    if window.isEmpty { return false }
    var (byteCount, isCut) = (Self.greatestPrefetch, false)
    while byteCount > 0, !isCut,
      let (part, dropped) = images.nextPrefetch(byteCount, in: window, greatestSide: greatestSide)
    {
      plan.imageUploads.append(part)
      plan.dropped += dropped
      byteCount -= 4 * part.image.width * part.rows.count
      isCut = part.rows.upperBound < part.image.height
    }
    return !plan.imageUploads.isEmpty
  }
}
