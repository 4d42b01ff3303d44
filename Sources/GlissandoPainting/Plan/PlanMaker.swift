import Foundation
package import GlissandoDrawing

/// Makes the plan by which a GPU shows a display list, with the same masks and letters as the software
/// painter's.
///
/// Rectangles, shapes, letters, images and gradients become quads, groups with an opacity layers: small
/// masks lie in an atlas, what large shapes and clips cover are textures, and so are images, each of them
/// uploaded once. Blurs, shadows and materials are layers that the GPU blurs. What is drawn by commands or in
/// letters of several colours, meshes and patterns the software painter paints: a picture of it is kept for
/// as long as it looks the same.
///
/// The pixels depend on the list alone, neither on what was damaged nor on what was shown before.
package final class PlanMaker: DisplaySink {
  /// Where items are and what the groups around them make of them.
  struct State: DrawingState {
    /// What may be painted, and where whole pixels are.
    var clip: ClipState
    var opacity = 1.0
    var base: CGAffineTransform
    /// The pixels that can ever be seen of what is drawn into.
    var extent: IntRect
    /// Those of them that are drawn now.
    var needed: IntRect
    /// The layers in use: the next one is that with this number.
    var layerDepth = 0
    /// How veils are drawn.
    var veiling = Veiling.blurred
    /// The veils through which the items are seen.
    var veilDepth = 0
    /// The pixels of the window, along either side, in one of those that are drawn into: more than one where
    /// all is blurred afterwards.
    var coarseness = 1
    /// The clips and planes around the items, for those that the software painter paints: their places among
    /// `surroundings`.
    var around = 0..<0

    /// What could be seen if all were drawn.
    var seen: IntRect { extent.intersection(clip.outer) }
  }

  /// The plan of the list that was given last.
  package internal(set) var plan = RenderPlan()

  let painter = Painter(isExact: true, memory: nil)
  let rasterizer: LeafRasterizer
  let pictures: PlannedPictures
  let images: PlannedImages
  let covers: PlannedCovers
  let tables: PlannedTables
  let pathCorners = PathCorners()
  let colors = PackedColorCache()
  let atlas: MaskAtlas
  /// The outline of the clip that was looked at last: most that it cuts follows.
  var clipOutline: (clip: Clip, outline: ShapeOutline?)?
  /// The clips and planes around the items at work, with those of the layers around them before.
  var surroundings: [DisplayItem] = []
  var scratch = DisplayList()
  /// What finds which parts of pictures change, and where those are painted.
  let pictureDamage = DamageFinder()
  let partMemory = ScratchMemory()
  var window = IntRect.empty
  /// What is painted: the smallest rectangle around the damage, and the damage itself.
  var damaged = IntRect.empty
  private var damage: Damage?
  var scale = 1.0

  /// Larger pictures, in pixels, are painted as far as they are in the window.
  static let greatestPictureArea = 8_388_608
  /// The pixels along either side of the texture that masks are uploaded into.
  package static let atlasSide = MaskAtlas.side
  /// The pixels of the texture that the colours of gradients are uploaded into.
  package static let tableSize = (width: PlannedTables.width, height: PlannedTables.height)
  /// The longest side of a texture; at least as long as a window is.
  let greatestSide: Int
  private let memory: PictureMemory

  /// - Parameters:
  ///   - greatestSide: The longest side of a texture, in pixels.
  ///   - memory: By whose limit those of textures go.
  package init(greatestSide: Int = 4096, memory: PictureMemory = .shared) {
    self.greatestSide = greatestSide
    // What it paints is kept while what lies behind changes.
    painter.veiling = .plain
    self.memory = memory
    let counter = TextureCounter()
    pictures = PlannedPictures(counter, memory)
    images = PlannedImages(counter, memory)
    covers = PlannedCovers(counter, memory)
    tables = PlannedTables(counter)
    atlas = MaskAtlas(counter)
    rasterizer = LeafRasterizer(painter.cores)
  }

  /// Makes the plan for a list.
  ///
  /// - Parameters:
  ///   - damage: What is drawn, in pixels; nil for all. Not more is planned than what touches it.
  ///   - background: What lies below everything.
  package func make(
    _ list: DisplayList, width: Int, height: Int, scale: Double, damage: Damage?,
    background: Color.Resolved
  ) {
    memory.endFrame()
    // First: nothing else may hold an image that has gone.
    plan.removeAll(endsPeriod: endsPeriod)
    plan.dropped =
      pictures.beginFrame(list) + images.beginFrame() + covers.beginFrame(list)
      + tables.beginFrame() + atlas.beginFrame()
    if endsPeriod {
      partMemory.endPeriod()
      painter.forgetTarget()
    }
    guard width > 0, height > 0, scale > 0, scale.isFinite else { return }
    rasterizer.beginFrame(scale: scale)
    self.scale = scale
    window = IntRect(left: 0, top: 0, right: width, bottom: height)
    setDamage(damage)
    plan.ground =
      PackedColor(background.isFinite ? background : Color.clearResolved, opacity: 1).pixel
    if damaged.isEmpty { return }
    walk(list)
  }

  /// Says that the images of the plan have been uploaded.
  package func forgetUploadedImages() { plan.forgetImages() }

  /// Whether what was not used since this was last so is of no use any more.
  package var endsPeriod: Bool { pictures.endsPeriod }

  private func setDamage(_ damage: Damage?) {
    self.damage = nil
    damaged = window
    guard let damage, damage.isPart(ofWidth: window.width, height: window.height) else { return }
    self.damage = damage
    damaged = damage.boundingBox
  }

  private func walk(_ list: DisplayList) {
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let state = State(clip: ClipState(window), base: base, extent: window, needed: damaged)
    surroundings.removeAll(keepingCapacity: true)
    list.items.withUnsafeBufferPointer { draw($0, 0..<$0.count, state) }
  }

  // MARK: Groups that are drawn as their items are

  func drawClipped(
    _ group: DisplayGroup, to path: Path, _ style: FillStyle, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State
  ) {
    var inner = state
    let matrix = group.transform.concatenating(state.base)
    guard abs(matrix.determinant) >= Painter.leastDeterminant else { return }
    inner.clip = state.clip.clipped(
      to: Clip(id: group.id, path: path, style: style, matrix: matrix))
    if inner.clip.outer.isEmpty { return }
    surround(&inner, by: group)
    draw(items, content, inner)
  }

  func drawPlane(
    _ group: DisplayGroup, affine: CGAffineTransform?, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State
  ) {
    guard let affine else { return addPlane(group, items, content, state) }
    var inner = state
    inner.base = affine.concatenating(state.base)
    surround(&inner, by: group)
    draw(items, content, inner)
  }

  /// Puts items into one more group; what was put into others since those around them began is forgotten.
  func surround(_ state: inout State, by group: DisplayGroup) {
    surroundings.removeSubrange(state.around.upperBound...)
    surroundings.append(.begin(group))
    state.around = state.around.lowerBound..<surroundings.count
  }

  func isDamaged(_ area: IntRect, _ state: State) -> Bool {
    if area.intersection(state.needed).isEmpty { return false }
    guard state.layerDepth == 0, let damage else { return true }
    return damage.touches(left: area.left, top: area.top, right: area.right, bottom: area.bottom)
  }
}
