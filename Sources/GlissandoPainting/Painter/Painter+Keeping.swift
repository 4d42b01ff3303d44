import Foundation
import GlissandoDrawing

// Pictures of leaves and groups that are kept from frame to frame.

extension Painter {
  /// The pixels of a picture that is kept, at most: those of a slide of 4K with all that reaches beyond it.
  static let greatestKeptArea = 12_582_912
  /// A blurred picture is placed between pixels only if it is blurred by boxes of this many pixels or
  /// more: then interpolation, which blurs a little itself, changed no channel by more than three
  /// levels where it was measured, at radii of 4 and 5.
  private static let leastWidthToInterpolate = 5.0
  /// Moves that differ from whole pixels by less than this are whole.
  private static let wholeTolerance: CGFloat = 1.0 / 512

  /// What paints a picture: onto its pixels, of which those that the items take are visible, and their size.
  typealias PicturePainting = (_ inner: PaintingState, _ width: Int, _ height: Int) -> Void

  /// The kept picture of items, and how far they have moved since it was painted, in pixels.
  ///
  /// It is painted when they are first seen in full view, or when they look the same in two frames, one after
  /// the other: what comes to rest is mostly seen once more by itself, and then not painted for long.
  ///
  /// - Parameters:
  ///   - view: What is in view, in pixels of the window or of the plane around the items; nil where
  ///     nothing is painted at first sight.
  ///   - blur: By what the picture is blurred; nil where it is sharp, and moves by whole pixels only.
  ///   - isOpaque: Whether it is opaque up to its edges, which are sharp too.
  ///   - parameter: Numbers that tell this picture from others of the same items.
  /// - Returns: nil when the items look different from those of the last frame, or cannot be kept.
  func keptPicture(
    of id: UInt64, _ items: DisplayItems, _ range: Range<Int>,
    _ state: PaintingState, blur: BoxBlur? = nil, isOpaque: Bool = false, parameter: SIMD2<Double>,
    view: IntRect? = nil, painting: PicturePainting
  ) -> (GroupPicture, CGPoint)? {
    let reference = self.reference(items, range)
    let base = state.base
    let place = reference.applying(base)
    let picture = pictures.picture(of: state.identity(id))
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
    let isNew = picture.isEmpty
    let reach = blur.map { $0.reach + 1 } ?? 0
    // Found only where it is asked for: there may be many items.
    func bounds() -> IntRect { IntRect(around: items.windowBounds(range).applying(base)) }
    func cut() -> IntRect? { self.cut(bounds().grown(by: reach), isSharp: blur == nil, state) }
    func painted(_ cut: IntRect?) -> (GroupPicture, CGPoint)? {
      picture.cut = cut
      return paint(picture, cut ?? bounds(), at: place, reach: reach, state, painting)
    }
    if picture.matches(items, range, reference: reference, base: base, parameter: parameter) {
      let move = CGPoint(x: place.x - picture.place.x, y: place.y - picture.place.y)
      if let move = usable(move, of: picture, isOpaque ? nil : blur) {
        if picture.isPainted, picture.cut == nil { return (picture, move) }
        let cut = cut()
        if picture.isPainted, picture.cut == cut, move == .zero { return (picture, move) }
        if !picture.isPainted, picture.isSuccessive, cut == nil || move == .zero {
          return painted(cut)
        }
      }
    }
    picture.update(items, range, reference: reference, base: base, parameter: parameter)
    picture.place = place
    guard isNew, let view, view.contains(bounds()) else { return nil }
    return painted(cut())
  }

  /// What is painted of something sharp that is too large to keep: what could be seen of it, in pixels of the window or
  /// of the plane around the items; nil where all of it is.
  private func cut(_ bounds: IntRect, isSharp: Bool, _ state: PaintingState) -> IntRect? {
    if !isSharp || canKeep(bounds) { return nil }
    let (x, y) = (state.target.originX, state.target.originY)
    return bounds.intersection(state.extent.offsetBy(x: x, y: y))
  }

  /// The place of the first of some items, with which all of them are supposed to move.
  func reference(_ items: DisplayItems, _ range: Range<Int>) -> CGPoint {
    for index in range {
      if case .leaf(let leaf) = items[index], leaf.transform.isFinite {
        return CGPoint(x: leaf.transform.tx, y: leaf.transform.ty)
      }
      if case .begin(let group) = items[index], case .plane = group.kind,
        group.transform.isFinite
      {
        return CGPoint(x: group.transform.tx, y: group.transform.ty)
      }
    }
    return .zero
  }

  /// The move by which a picture may be placed anew: any, or whole pixels only; nil when it may not.
  private func usable(_ move: CGPoint, of picture: GroupPicture, _ blur: BoxBlur?) -> CGPoint? {
    if isExact { return move == .zero ? move : nil }
    let whole = CGPoint(x: move.x.rounded(), y: move.y.rounded())
    let rest = max(abs(move.x - whole.x), abs(move.y - whole.y))
    if rest < Self.wholeTolerance { return whole }
    // Text at rest is moved to whole pixels, each time anew.
    guard let blur, blur.width >= Self.leastWidthToInterpolate, !picture.holdsRestingText else {
      return nil
    }
    return move
  }

  /// Paints all of a picture where its items are now.
  ///
  /// - Parameter bounds: Where they paint.
  /// - Returns: nil when it is too large to keep, or there are too many.
  private func paint(
    _ picture: GroupPicture, _ bounds: IntRect, at place: CGPoint, reach: Int,
    _ state: PaintingState, _ painting: PicturePainting
  ) -> (GroupPicture, CGPoint)? {
    let area = bounds.grown(by: reach)
    guard !bounds.isEmpty, canKeep(area),
      pictures.hasRoom(for: picture, area.width * area.height * 4)
    else { return nil }
    if picture.isInUse { paintWhatWasPutOff() }
    guard
      let target = picture.prepare(width: area.width, height: area.height, among: pictures)
    else { return nil }
    picture.area = area
    picture.place = place
    target.originX = area.left
    target.originY = area.top
    target.visible = bounds.offsetBy(x: -area.left, y: -area.top)
    target.extent = target.visible
    var whole = state.on(target)
    whole.isKept = true
    // Others may show it in its colours.
    whole.isSilhouette = false
    painting(whole, area.width, area.height)
    picture.isPainted = true
    return (picture, .zero)
  }

  // MARK: Leaves

  /// Smaller leaves than this, in pixels, are painted as quickly as looked up.
  static let leastKeptArea: CGFloat = 16_384

  /// Paints a leaf that costs more for each pixel than putting down a picture of it: by way of one, which
  /// is kept while the leaf does no more than fade.
  ///
  /// Every such leaf takes this way, seen before or not, so that nothing depends on what was painted
  /// before.
  ///
  /// - Returns: false where it is painted otherwise.
  func paintFromPicture(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, opacity: Double, _ state: PaintingState
  ) -> Bool {
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    guard isCostly(leaf) else { return false }
    if bounds.intersection(state.shown).isEmpty { return true }
    let source = rowSource(of: leaf, state)
    var plain = leaf
    plain.opacity = 1
    return withUnsafePointer(to: DisplayItem.leaf(plain)) { item in
      let items = DisplayItems(start: item, count: 1)
      // What can do without a picture gets one when it is seen again: the frame in which something
      // large appears has enough to do. As a part of something that is kept it needs none.
      let canKeep = isWorthKeeping(bounds) && !(state.isKept && source != nil)
      let kept =
        canKeep
        ? keptPicture(
          of: leaf.id | GroupPictures.leaves, items, 0..<1, state, parameter: .zero,
          view: source != nil ? nil : state.view
        ) { inner, _, _ in drawCostly(plain, source, inner) }
        : nil
      if let (picture, move) = kept {
        put(picture, moved: move, state, opacity: opacity)
        return true
      }
      if let source {
        put(state.isSilhouette ? source.silhouette : source, in: bounds, opacity: opacity, state)
        return true
      }
      if paintShaded(leaf, bounds, opacity: opacity, state) { return true }
      guard canKeep || isShape(leaf) && isSmall(bounds) else { return false }
      return paintByLayer(items.windowBounds(0..<1), state, opacity: opacity, mode: .normal) {
        drawCostly(plain, nil, $0)
      }
    }
  }

  /// Whether a picture of a size is worth the memory.
  private func isWorthKeeping(_ bounds: IntRect) -> Bool {
    canKeep(bounds) && CGFloat(bounds.width * bounds.height) >= Self.leastKeptArea
  }

  /// Whether a picture of a size may be kept.
  func canKeep(_ bounds: IntRect) -> Bool {
    bounds.width < 16_384 && bounds.height < 16_384
      && bounds.width * bounds.height <= Self.greatestKeptArea
  }

  /// The pixels of a layer: as they would be in a picture that is kept, else those that can be seen.
  func layerExtent(of whole: IntRect, in extent: IntRect) -> IntRect {
    canKeep(whole) ? whole : whole.intersection(extent)
  }

  /// Whether something is painted whole wherever it is cut: what Cairo paints of a part differs in the last bits of its
  /// edges and colours.
  private func isSmall(_ bounds: IntRect) -> Bool {
    bounds.width < 16_384 && bounds.height < 16_384
      && CGFloat(bounds.width * bounds.height) < Self.leastKeptArea
  }

  /// Draws a leaf onto transparent pixels.
  private func drawCostly(_ leaf: DisplayLeaf, _ source: RowSource?, _ state: PaintingState) {
    if let source { return put(source, in: state.target.visible, opacity: 1, state) }
    if paintShaded(leaf, state.target.extent, opacity: 1, state) { return }
    drawWithCairo(leaf, matrix: state.deviceMatrix(leaf.transform), opacity: 1, state)
  }

  /// Whether each pixel of a leaf costs much: colours that change from one to the next, letters that
  /// our own blitter leaves to Cairo, and lines with very many points.
  private func isCostly(_ leaf: DisplayLeaf) -> Bool {
    switch leaf.content.kind {
    case .image, .text: true
    case .fill(let path, _), .stroke(let path, _): leaf.paint.plainColor == nil || path.isLong
    // Its steps may mix with what is below.
    case .commands: false
    }
  }

  /// Whether a leaf is drawn apart, wherever it lies, and put down under the clips around it: of a pixel of which both
  /// cover a part, the product of both parts is painted.
  func isDrawnApart(_ leaf: DisplayLeaf, _ bounds: IntRect) -> Bool {
    isCostly(leaf) && (isShape(leaf) || isWorthKeeping(bounds))
  }

  private func isShape(_ leaf: DisplayLeaf) -> Bool {
    switch leaf.content.kind {
    case .fill, .stroke: true
    case .image, .text, .commands: false
    }
  }

  /// Puts a sharp picture down.
  func put(
    _ picture: GroupPicture, moved move: CGPoint, _ state: PaintingState, opacity: Double,
    mode: BlendMode = .normal
  ) {
    guard let pixels = picture.target else { return }
    let area = picture.area.offsetBy(
      x: Int(pixels: move.x) - state.target.originX, y: Int(pixels: move.y) - state.target.originY)
    composite(pixels, at: area, state, opacity: opacity, mode: mode, isKept: true)
  }

  /// Paints by way of a layer as large as what can be seen of it.
  ///
  /// - Parameter content: What it takes, in points.
  /// - Returns: true, for the end of a function that answers whether it has painted.
  @discardableResult
  func paintByLayer(
    _ content: CGRect, _ state: PaintingState, opacity: Double, mode: BlendMode,
    painting: (PaintingState) -> Void
  ) -> Bool {
    let whole = state.deviceBounds(content)
    let shown = whole.intersection(state.shown)
    if shown.isEmpty { return true }
    let extent = layerExtent(of: whole, in: state.extent)
    guard let inner = beginLayer(shown, of: extent, in: state) else {
      warnOnce("no memory for a layer of \(extent.width) x \(extent.height) pixels")
      return true
    }
    painting(inner)
    composite(inner.target, at: extent, state.keeping(inner), opacity: opacity, mode: mode)
    return true
  }
}

extension Path {
  /// Fewer elements than this Cairo finds the edges of as fast as a picture of them is put down.
  private static let leastLongCount = 512

  /// Whether it takes long to find which pixels it covers.
  fileprivate var isLong: Bool {
    if case .elements(let elements) = storage {
      elements.count >= Self.leastLongCount
    } else {
      false
    }
  }
}
