/// What is painted row by row, each pixel by its place alone: it has the same pixels in every target, and
/// whatever part of it is painted.
enum RowSource {
  /// The colours of a gradient.
  case ramp(GradientRows)
  /// An image under a transform.
  case image(ImageRows)
  /// A picture of fewer pixels.
  case enlarged(EnlargedRows)
  /// A picture between pixels.
  case moved(MovedRows)
  /// A plane in perspective.
  case plane(PlaneRows)
  /// The colours of a gradient inside of a shape.
  case shaded(ShadedRows)

  /// What an opaque pixel has of which nobody asks for the colour.
  static let black: UInt32 = 0xFF00_0000

  /// The same rows for whoever asks for their opacity only: the colours of what is opaque are not looked up.
  var silhouette: RowSource {
    switch self {
    case .ramp(let rows): .ramp(rows.silhouette)
    case .image(let rows): .image(rows.silhouette)
    case .enlarged, .moved, .plane, .shaded: self
    }
  }

  /// Whether every pixel of an area gets a colour through which nothing shines.
  func hides(_ area: IntRect) -> Bool {
    switch self {
    case .ramp(let ramp): ramp.hides(area)
    case .image(let image): image.hides(area)
    case .enlarged, .moved, .plane, .shaded: false
    }
  }

  /// About how long a pixel takes, in times of one that is filled.
  var costPerPixel: Int {
    switch self {
    case .ramp: 2
    case .image, .enlarged, .moved, .shaded: 4
    case .plane: 32
    }
  }

  /// Whether nobody changes what it is made of before the end of the frame, so that it can be put off.
  var canWait: Bool {
    switch self {
    case .ramp, .image, .plane: true
    // A layer is taken by the next group, and what a shape covers makes room for the next one.
    case .enlarged(let rows): rows.isKept
    case .moved(let rows): rows.isKept
    case .shaded: false
    }
  }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    switch self {
    case .ramp(let ramp):
      ramp.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    case .image(let image):
      image.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    case .enlarged(let rows):
      rows.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    case .moved(let rows):
      rows.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    case .plane(let rows):
      rows.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    case .shaded(let rows):
      rows.paint(onto: pixels, stride: stride, clip: clip, opacity: opacity, scratch: scratch)
    }
  }
}
