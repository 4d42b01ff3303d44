/// What a GPU does to show a frame: uploads, then quads in batches, some of them into layers.
///
/// Pure numbers, so that what is drawn can be looked at without a GPU. All coordinates are pixels of the
/// window from its top left.
package struct RenderPlan {
  /// How the pixels of a quad come about.
  package enum Kind: UInt32, Sendable {
    /// A colour, in part where the rectangle's edges lie between pixels.
    case solid
    /// A colour where a mask in the atlas covers.
    case mask
    /// The pixels of a picture or of a layer, with an opacity.
    case picture
  }

  /// A rectangle, laid out as the vertex shader reads it.
  package struct Quad: Equatable, Sendable {
    package var left: Float
    package var top: Float
    package var right: Float
    package var bottom: Float
    /// The texel of the first pixel.
    package var sourceX: Float
    package var sourceY: Float
    /// Premultiplied 0xAARRGGBB; of pictures only the opacity counts.
    package var color: UInt32
    /// The raw value of the kind.
    package var kind: UInt32
  }

  /// What pictures are taken from.
  package enum Texture: Hashable, Sendable {
    /// No picture: solids and masks alone.
    case none
    case picture(UInt64)
    /// The layer that has ended last at a depth, of the size of the window.
    case layer(Int)
  }

  package enum Step: Equatable, Sendable {
    /// Draws quads in order over what is there, or in place of it.
    case draw(Range<Int>, Texture, replaces: Bool)
    /// Begins a transparent layer at a depth, of which an area is used.
    case beginLayer(Int)
    /// Goes on with what is around the layer at a depth.
    case endLayer(Int)
  }

  /// Coverage for the atlas: where, and its first byte in `bytes`.
  package struct MaskUpload: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var offset: Int
  }

  /// A picture that is made or replaced: its size, and its first pixel in `pixels`.
  package struct PictureUpload: Equatable, Sendable {
    package var number: UInt64
    package var width: Int
    package var height: Int
    package var offset: Int
  }

  /// What lies below everything, premultiplied 0xAARRGGBB.
  package internal(set) var ground: UInt32 = 0
  package internal(set) var quads: [Quad] = []
  package internal(set) var steps: [Step] = []
  package internal(set) var maskUploads: [MaskUpload] = []
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var pictureUploads: [PictureUpload] = []
  package internal(set) var pixels: [UInt32] = []
  /// Pictures that are no longer needed.
  package internal(set) var dropped: [UInt64] = []

  package init() {}

  /// The layers that are in use at once, at most.
  package var layerDepth: Int {
    var depth = 0
    for case .beginLayer(let index) in steps { depth = max(depth, index + 1) }
    return depth
  }

  mutating func removeDrawing() {
    quads.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    maskUploads.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func removeAll() {
    removeDrawing()
    pictureUploads.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    dropped.removeAll(keepingCapacity: true)
  }

  /// Adds a quad to the last batch where it can be drawn with it.
  mutating func add(_ quad: Quad, from texture: Texture = .none, replaces: Bool = false) {
    let index = quads.count
    quads.append(quad)
    if case .draw(let range, let current, let replacing) = steps.last, replacing == replaces,
      current == texture || current == .none || texture == .none
    {
      steps[steps.count - 1] = .draw(
        range.lowerBound..<index + 1, current == .none ? texture : current, replaces: replaces)
    } else {
      steps.append(.draw(index..<index + 1, texture, replaces: replaces))
    }
  }
}
