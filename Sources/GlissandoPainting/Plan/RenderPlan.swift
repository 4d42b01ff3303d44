package import GlissandoDrawing

/// What a GPU does to show a frame: uploads, then quads in batches, some of them into layers.
///
/// Pure numbers, so that what is drawn can be looked at without a GPU. All coordinates are pixels of the
/// window from its top left.
package struct RenderPlan {
  /// Where the colours of a quad come from.
  package enum Paint: UInt32, Sendable {
    /// One colour.
    case color
    /// The pixels of a texture, one for each of the window.
    case pixels
    /// An image under a transform, mixed between the middles of its pixels.
    case image
    /// The colours of a table along a line.
    case line
    /// The colours of a table about a centre.
    case circles
    /// A picture in perspective.
    case plane
    /// The mean of a box of a texture's pixels.
    case box
    /// A texture of fewer pixels than the window, mixed between their middles.
    case enlarged
    /// The colours of a table around a centre.
    case angles
  }

  /// How much of each pixel a quad covers.
  package enum Coverage: UInt32, Sendable {
    /// What lies within its edges, which may lie between pixels.
    case edges
    /// What a mask in the atlas covers.
    case mask
    /// What the batch's cover covers.
    case cover
    /// All of it.
    case all
    /// What lies between the edges that the numbers from `sourceX` on tell.
    case outline
  }

  /// A rectangle, laid out as the vertex shader reads it.
  package struct Quad: Equatable, Sendable {
    package var left: Float
    package var top: Float
    package var right: Float
    package var bottom: Float
    /// The texel of the mask or cover for the first pixel.
    package var sourceX: Float = 0
    package var sourceY: Float = 0
    /// Premultiplied 0xAARRGGBB; of anything but one colour only the opacity counts.
    package var color: UInt32
    /// The raw value of the paint, that of the coverage above its four bits, and above three more what `PixelEffect` or
    /// a table of its own adds.
    package var kind: UInt32
    /// The first of the numbers that belong to the paint.
    package var numbers: UInt32 = 0
  }

  /// What colours are taken from.
  package enum Texture: Hashable, Sendable {
    /// No texture: colours and tables alone.
    case none
    /// A texture by its number.
    case picture(UInt64)
    /// The pixels of a layer: those of the area that was drawn last.
    case layer(Int)
  }

  /// How quads are put down.
  package enum Mode: Equatable, Sendable {
    /// Over what is there.
    case over
    /// In place of what is there.
    case replacing
    /// In place of what is there, mixed with a copy of that in a layer.
    case mixing(Int)
  }

  /// Quads that are drawn at once.
  package struct Batch: Equatable, Sendable {
    package var quads: Range<Int>
    package var texture: Texture
    /// What covers; `none` where no quad asks for it.
    package var cover = Texture.none
    package var mode: Mode = .over
  }

  package enum Step: Equatable, Sendable {
    /// Draws quads in order.
    case draw(Batch)
    /// Draws into a layer from now on: transparent pixels for an area.
    case beginLayer(Int, IntRect)
    /// Goes on with what is around the layer that began last.
    case endLayer
    /// Copies an area of what is drawn into to a layer.
    case copy(to: Int, IntRect)
  }

  /// Coverage for the atlas, or a texture as large: where, and its first byte in `bytes`.
  package struct MaskUpload: Equatable, Sendable {
    /// The number of the texture; 0 for the atlas.
    package var number: UInt64
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var offset: Int
  }

  /// A texture of coverage that is made or replaced: its size, and its first byte in `bytes`.
  package struct CoverUpload: Equatable, Sendable {
    package var number: UInt64
    package var width: Int
    package var height: Int
    package var offset: Int
  }

  /// Rows of an image that becomes a texture, as it is.
  package struct ImageUpload {
    package var number: UInt64
    package var image: RasterImage
    package var rows: Range<Int>
  }

  /// Colours of a gradient for the table of most, or a texture as large: the place of the first one, and where it is in
  /// `pixels`.
  package struct TableUpload: Equatable, Sendable {
    /// The number of the texture; 0 for the table.
    package var number: UInt64
    package var place: Int
    package var count: Int
    package var offset: Int
  }

  /// A picture, or a part of one, that is made or replaced: its texture, where it lies there, its size, and its first
  /// pixel in `pixels`.
  package struct PictureUpload: Equatable, Sendable {
    package var number: UInt64
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The size of the texture, which it may share with others.
    package var textureWidth: Int
    package var textureHeight: Int
    package var offset: Int
  }

  /// What lies below everything, premultiplied 0xAARRGGBB.
  package internal(set) var ground: UInt32 = 0
  package internal(set) var quads: [Quad] = []
  package internal(set) var steps: [Step] = []
  package internal(set) var maskUploads: [MaskUpload] = []
  package internal(set) var coverUploads: [CoverUpload] = []
  package internal(set) var bytes: [UInt8] = []
  package internal(set) var imageUploads: [ImageUpload] = []
  package internal(set) var tableUploads: [TableUpload] = []
  /// What belongs to paints that are not one colour.
  package internal(set) var numbers: [SIMD4<Float>] = []
  package internal(set) var pictureUploads: [PictureUpload] = []
  package internal(set) var pixels: [UInt32] = []
  /// Textures that are no longer needed.
  package internal(set) var dropped: [UInt64] = []

  private var use = MemoryUse()

  package init() {}

  /// How much memory what may be large took lately.
  private struct MemoryUse {
    var quads = ScratchUse()
    var numbers = ScratchUse()
    var bytes = ScratchUse()
    var pixels = ScratchUse()
  }

  /// The greatest area of each layer.
  package var layerSizes: [(width: Int, height: Int)] {
    var sizes: [(width: Int, height: Int)] = []
    for step in steps {
      guard case .beginLayer(let index, let area) = step else {
        if case .copy(let index, let area) = step { add(index, area) }
        continue
      }
      add(index, area)
    }
    func add(_ index: Int, _ area: IntRect) {
      while sizes.count <= index { sizes.append((1, 1)) }
      sizes[index] = (max(sizes[index].width, area.width), max(sizes[index].height, area.height))
    }
    return sizes
  }

  /// - Parameter endsPeriod: Whether memory that was hardly used since this was last so is given back.
  mutating func removeAll(endsPeriod: Bool) {
    use.quads.empty(&quads, endsPeriod: endsPeriod)
    use.numbers.empty(&numbers, endsPeriod: endsPeriod)
    use.bytes.empty(&bytes, endsPeriod: endsPeriod)
    use.pixels.empty(&pixels, endsPeriod: endsPeriod)
    steps.removeAll(keepingCapacity: true)
    maskUploads.removeAll(keepingCapacity: true)
    coverUploads.removeAll(keepingCapacity: true)
    imageUploads.removeAll(keepingCapacity: true)
    tableUploads.removeAll(keepingCapacity: true)
    pictureUploads.removeAll(keepingCapacity: true)
    dropped.removeAll(keepingCapacity: true)
  }

  /// Forgets images that have become textures: at rest nothing else would for long.
  mutating func forgetImages() { imageUploads.removeAll(keepingCapacity: true) }

  /// Adds a quad to the last batch where it can be drawn with it.
  mutating func add(
    _ quad: Quad, from texture: Texture = .none, cover: Texture = .none, _ mode: Mode = .over
  ) {
    let index = quads.count
    quads.append(quad)
    if case .draw(var batch) = steps.last, batch.mode == mode,
      batch.texture == texture || batch.texture == .none || texture == .none,
      batch.cover == cover || batch.cover == .none || cover == .none
    {
      batch.quads = batch.quads.lowerBound..<index + 1
      if batch.texture == .none { batch.texture = texture }
      if batch.cover == .none { batch.cover = cover }
      steps[steps.count - 1] = .draw(batch)
    } else {
      steps.append(
        .draw(Batch(quads: index..<index + 1, texture: texture, cover: cover, mode: mode)))
    }
  }

  /// Adds the numbers of a paint, and tells the place of the first.
  mutating func add(numbers new: SIMD4<Float>...) -> UInt32 { add(numbers: new) }

  mutating func add(numbers new: [SIMD4<Float>]) -> UInt32 {
    let first = UInt32(numbers.count)
    numbers.append(contentsOf: new)
    return first
  }
}
