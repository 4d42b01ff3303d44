import Foundation
package import GlissandoDrawing

/// Makes the plan by which a GPU shows a display list, with the same masks and letters as the software
/// painter's.
///
/// Rectangles and small shapes of one colour and letters become quads, groups with an opacity layers.
/// Whatever else there is the software painter paints: a picture of it is kept for as long as it looks the
/// same. Only what mixes with what lies below it, as materials do, is painted anew with all that is below.
///
/// The pixels depend on the list alone, neither on what was damaged nor on what was shown before.
package final class PlanMaker {
  /// Where items are and what the groups around them make of them.
  struct State {
    var clip: ClipState
    var opacity = 1.0
    var base: CGAffineTransform
    var layerDepth = 0
  }

  /// The plan of the list that was given last.
  package private(set) var plan = RenderPlan()

  private let rasterizer = LeafRasterizer()
  private let painter = Painter(isExact: true)
  private let pictures = PlannedPictures()
  private var colors = PackedColorCache()
  private var atlas = MaskAtlas()
  /// The clips and planes around the items at work, for those that the software painter paints.
  private var surroundings: [DisplayItem] = []
  private var scratch: [DisplayItem] = []
  private var window = IntRect.empty
  /// What is painted: the smallest rectangle around the damage, and the damage itself.
  private var damaged = IntRect.empty
  private var damage: Damage?
  private var scale = 1.0
  private var background = Color.clearResolved
  /// Whether there was no room in the atlas for something.
  private var isAtlasFull = false
  /// Whether a walk ends where the atlas is full, since there will be another one.
  private var endsWhenFull = false

  /// Larger pictures, in pixels, are painted as far as they are in the window.
  private static let greatestPictureArea = 8_388_608
  /// The pixels along either side of the texture that masks are uploaded into.
  package static let atlasSide = MaskAtlas.side
  /// The longest side of a texture that every driver has.
  private static let greatestSide = 4096

  package init() {}

  /// Makes the plan for a list.
  ///
  /// - Parameters:
  ///   - damage: What is drawn, in pixels; nil for all. Not more is planned than what touches it.
  ///   - background: What lies below everything.
  package func make(
    _ list: DisplayList, width: Int, height: Int, scale: Double, damage: Damage?,
    background: Color.Resolved
  ) {
    plan.removeAll()
    plan.dropped = pictures.beginFrame()
    guard width > 0, height > 0, scale > 0, scale.isFinite else { return }
    rasterizer.beginFrame(scale: scale)
    (self.scale, self.background) = (scale, background)
    window = IntRect(left: 0, top: 0, right: width, bottom: height)
    setDamage(damage)
    plan.ground =
      PackedColor(background.isFinite ? background : Color.clearResolved, opacity: 1).pixel
    if damaged.isEmpty { return }
    (isAtlasFull, endsWhenFull) = (false, true)
    walk(list)
    guard isAtlasFull else { return }
    // Once more with an empty one; what does not fit even then is painted as a picture.
    atlas.removeAll()
    plan.removeDrawing()
    endsWhenFull = false
    walk(list)
  }

  /// Forgets what the GPU holds, which has lost it.
  package func forgetTextures() {
    atlas.removeAll()
    pictures.removeAll()
  }

  private func setDamage(_ damage: Damage?) {
    self.damage = nil
    damaged = window
    guard let damage, !damage.isFull, damage.width == window.width, damage.height == window.height
    else { return }
    self.damage = damage
    var box = IntRect(left: .max, top: .max, right: .min, bottom: .min)
    damage.forEachRect { left, top, right, bottom in
      box = IntRect(
        left: min(box.left, left), top: min(box.top, top), right: max(box.right, right),
        bottom: max(box.bottom, bottom))
    }
    damaged = damage.isEmpty ? .empty : box
  }

  private func walk(_ list: DisplayList) {
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let state = State(clip: ClipState(window), base: base)
    list.items.withUnsafeBufferPointer { items in
      guard mixesWithBelow(items, 0..<items.count) else {
        return add(items, 0..<items.count, state)
      }
      var index = 0
      while index < items.count {
        let end = self.end(of: index, items, before: items.count)
        if mixesWithBelow(items, index..<end) {
          planBackdrop(items, index, end: end, state)
        } else {
          add(items, index..<end, state)
        }
        index = end
      }
    }
  }

  /// The index after an item, or after the group that it begins.
  private func end(of index: Int, _ items: Painter.Items, before limit: Int) -> Int {
    guard case .begin = items[index] else { return index + 1 }
    return min(painter.end(of: index, in: items, before: limit) + 1, limit)
  }

  /// Whether there is something among items that depends on what is below them.
  private func mixesWithBelow(_ items: Painter.Items, _ range: Range<Int>) -> Bool {
    for index in range {
      switch items[index] {
      case .leaf(let leaf): if case .veil = leaf.paint { return true }
      case .begin(let group): if case .blend(let mode) = group.kind, mode != .normal { return true }
      case .end: break
      }
    }
    return false
  }

  // MARK: Items

  private func add(_ items: Painter.Items, _ range: Range<Int>, _ state: State) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .leaf(let leaf): add(leaf, state)
      case .begin(let group):
        let end = painter.end(of: index, in: items, before: range.upperBound)
        if index + 1 < end, group.transform.isFinite { add(group, items, index..<end, state) }
        index = end
      case .end: break
      }
      index += 1
    }
  }

  /// Adds a group whose beginning is the first of a range, which does not hold its end.
  private func add(
    _ group: DisplayGroup, _ items: Painter.Items, _ range: Range<Int>, _ state: State
  ) {
    var inner = state
    let content = range.dropFirst()
    switch group.kind {
    case .opacity(let factor):
      inner.opacity *= factor >= 0 ? min(factor, 1) : 0
      if !(inner.opacity > 0) { return }
      if inner.opacity == 1 || painter.hasAtMostOneLeaf(items, content) {
        add(items, content, inner)
      } else {
        addLayer(group, items, range, inner)
      }
    case .clip(let path, _):
      let matrix = group.transform.concatenating(state.base)
      guard path.isFinite, abs(matrix.determinant) >= Painter.leastDeterminant else { return }
      inner.clip = state.clip.clipped(to: path, matrix)
      if inner.clip.outer.isEmpty { return }
      surround(by: group) { add(items, content, inner) }
    case .plane:
      guard group.projection.isFinite else { return }
      guard let affine = group.projection.affineEquivalent else {
        return addPicture(.group, of: group, items, range, state)
      }
      inner.base = affine.concatenating(state.base)
      surround(by: group) { add(items, content, inner) }
    case .shadow(let color, _, let x, let y):
      // Where there is none, the software painter would paint what throws it.
      let offset = CGSize(width: x, height: y).applying(group.transform).applying(state.base)
      if color.isFinite, PackedColor(color, opacity: 1).pixel != 0,
        max(abs(offset.width), abs(offset.height)) < 1e6
      {
        addPicture(.shadow, of: group, items, range, state)
      }
      add(items, content, state)
    case .blend where painter.isPlain(items, content, opacity: state.opacity):
      add(items, content, state)
    case .blend: addLayer(group, items, range, state)
    case .blur, .colorEffect, .mask: addPicture(.group, of: group, items, range, state)
    case .maskSource: break
    }
  }

  private func surround(by group: DisplayGroup, _ body: () -> Void) {
    surroundings.append(.begin(group))
    body()
    surroundings.removeLast()
  }

  private func add(_ leaf: DisplayLeaf, _ state: State) {
    if isAtlasFull, endsWhenFull { return }
    let content = leaf.content
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.paint.isFinite,
      alpha > 0, !content.bounds.isNull
    else { return }
    if case .color(let color) = leaf.paint {
      let packed = colors.packed(color, opacity: alpha)
      if packed.alpha == 0, !painter.showsOwnColors(content) { return }
      let matrix = leaf.transform.concatenating(state.base)
      if add(content, matrix, packed, leaf.isMoving, state) { return }
    }
    var plain = leaf
    // The letters of a drawing made by hand are others while it fades.
    if case .commands = content.kind { plain.opacity = alpha } else { plain.opacity = 1 }
    withUnsafePointer(to: DisplayItem.leaf(plain)) { item in
      addPicture(
        PlannedPictures.Key(role: .leaf, id: leaf.id), Painter.Items(start: item, count: 1), 0..<1,
        state, opacity: alpha / plain.opacity)
    }
  }

  /// Adds a content of one colour by its coverage.
  ///
  /// - Returns: false where it has to be painted otherwise.
  private func add(
    _ content: DisplayContent, _ matrix: CGAffineTransform, _ color: PackedColor,
    _ isMoving: Bool, _ state: State
  ) -> Bool {
    switch rasterizer.coverage(of: content, matrix, isMoving: isMoving) {
    case .nothing: return true
    case nil: return false
    case .rectangle(let rect):
      let visible = IntRect(around: rect).intersection(window).intersection(state.clip.outer)
      if !isDamaged(visible) { return true }
      guard state.clip.safe.contains(visible) else { return false }
      plan.add(
        RenderPlan.Quad(
          left: Float(max(Double(rect.minX), Double(visible.left))),
          top: Float(max(Double(rect.minY), Double(visible.top))),
          right: Float(min(Double(rect.maxX), Double(visible.right))),
          bottom: Float(min(Double(rect.maxY), Double(visible.bottom))), sourceX: 0, sourceY: 0,
          color: color.pixel, kind: RenderPlan.Kind.solid.rawValue))
      return true
    case .mask(let mask, let column, let row):
      return add(mask, x: column + mask.left, y: row + mask.top, color, state)
    }
  }

  private func add(_ mask: Mask, x: Int, y: Int, _ color: PackedColor, _ state: State) -> Bool {
    let area = IntRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
    let visible = area.intersection(window).intersection(state.clip.outer)
    if !isDamaged(visible) { return true }
    guard state.clip.safe.contains(visible), let place = place(of: mask) else {
      return isAtlasFull && endsWhenFull
    }
    add(
      .mask, visible, from: IntRect(left: x - place.x, top: y - place.y, right: 0, bottom: 0),
      color.pixel)
    return true
  }

  /// Where a mask lies in the atlas, into which it is brought if need be; nil where it does not fit.
  private func place(of mask: Mask) -> SIMD2<Int>? {
    if let place = atlas.place(of: mask.number) { return place }
    guard max(mask.width, mask.height) <= MaskAtlas.greatestSide else { return nil }
    guard let place = atlas.add(mask.number, width: mask.width, height: mask.height) else {
      isAtlasFull = true
      return nil
    }
    plan.maskUploads.append(
      RenderPlan.MaskUpload(
        x: place.x, y: place.y, width: mask.width, height: mask.height, offset: plan.bytes.count))
    plan.bytes.append(
      contentsOf: UnsafeBufferPointer(start: mask.coverage, count: mask.width * mask.height))
    return place
  }

  private func isDamaged(_ area: IntRect) -> Bool {
    if area.intersection(damaged).isEmpty { return false }
    return damage?.touches(left: area.left, top: area.top, right: area.right, bottom: area.bottom)
      ?? true
  }

  /// Adds a quad of whole pixels, whose texture begins at the upper left of `source`.
  private func add(
    _ kind: RenderPlan.Kind, _ visible: IntRect, from source: IntRect, _ color: UInt32,
    of texture: RenderPlan.Texture = .none, replaces: Bool = false
  ) {
    plan.add(
      RenderPlan.Quad(
        left: Float(visible.left), top: Float(visible.top), right: Float(visible.right),
        bottom: Float(visible.bottom), sourceX: Float(visible.left - source.left),
        sourceY: Float(visible.top - source.top), color: color, kind: kind.rawValue),
      from: texture, replaces: replaces)
  }

  private static func pixel(opacity: Double) -> UInt32 {
    UInt32((opacity.limitedToOne * 255).rounded()) * 0x0101_0101
  }

  // MARK: Layers

  /// Adds a group that is put down as one.
  private func addLayer(
    _ group: DisplayGroup, _ items: Painter.Items, _ range: Range<Int>, _ state: State
  ) {
    let content = range.dropFirst()
    let area = IntRect(around: painter.windowBounds(items, content).applying(state.base))
    let visible = area.intersection(window).intersection(state.clip.outer)
    if !isDamaged(visible) { return }
    guard state.clip.safe.contains(visible) else {
      return addPicture(.group, of: group, items, range, state)
    }
    let depth = state.layerDepth
    plan.steps.append(.beginLayer(depth))
    var inner = state
    (inner.opacity, inner.clip, inner.layerDepth) = (1, ClipState(visible), depth + 1)
    add(items, content, inner)
    plan.steps.append(.endLayer(depth))
    add(
      .picture, visible, from: window, Self.pixel(opacity: state.opacity), of: .layer(depth))
  }

  // MARK: Pictures by the software painter

  private func addPicture(
    _ role: PlannedPictures.Key.Role, of group: DisplayGroup, _ items: Painter.Items,
    _ range: Range<Int>, _ state: State
  ) {
    // What is put down as one has its opacity in the picture: there the clips cut it as one.
    if case .opacity = group.kind { return addFaded(group, items, range, state) }
    if role == .shadow { painter.loneShadow = group.id }
    addPicture(
      PlannedPictures.Key(role: role, id: group.id), items, range, state, opacity: state.opacity)
    painter.loneShadow = nil
  }

  private func addFaded(
    _ group: DisplayGroup, _ items: Painter.Items, _ range: Range<Int>, _ state: State
  ) {
    var faded = group
    faded.kind = .opacity(state.opacity)
    var whole = [DisplayItem.begin(faded)]
    whole.append(contentsOf: items[range.dropFirst()])
    whole.withUnsafeBufferPointer { items in
      addPicture(
        PlannedPictures.Key(role: .group, id: group.id), items, 0..<items.count, state, opacity: 1)
    }
  }

  /// Whether a picture of items may reach beyond the window, so that it can be moved into it: Cairo's edges
  /// of plain shapes are others where it sees only a part of them.
  private func mayReachBeyond(_ items: Painter.Items, _ range: Range<Int>) -> Bool {
    guard range.count == 1, case .leaf(let leaf) = items[range.lowerBound] else { return true }
    switch (leaf.content.kind, leaf.paint) {
    case (.fill, .color), (.stroke, .color): return false
    default: return true
    }
  }

  /// Adds a picture of items under the clips around them; a group's end may be left out.
  private func addPicture(
    _ key: PlannedPictures.Key, _ items: Painter.Items, _ range: Range<Int>, _ state: State,
    opacity: Double
  ) {
    let bounds = IntRect(around: painter.windowBounds(items, range).applying(state.base))
    let isWhole =
      bounds.width <= Self.greatestSide && bounds.height <= Self.greatestSide
      && bounds.width * bounds.height <= Self.greatestPictureArea
      && (window.contains(bounds) || mayReachBeyond(items, range))
    let shown = bounds.intersection(window).intersection(state.clip.outer)
    if !isDamaged(shown) { return }
    surroundings.withUnsafeBufferPointer { around in
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: around)
      scratch.append(contentsOf: items[range])
    }
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let (picture, move) = keptPicture(key, base, area: isWhole ? bounds : shown, isWhole)
    let place = picture.area.offsetBy(x: move.x, y: move.y)
    add(
      .picture, place.intersection(shown), from: place, Self.pixel(opacity: opacity),
      of: .picture(picture.number))
  }

  /// The picture of the items in `scratch`, painted if it is not there, and how far it has moved.
  private func keptPicture(
    _ key: PlannedPictures.Key, _ base: CGAffineTransform, area: IntRect, _ isWhole: Bool
  ) -> (PlannedPictures.Entry, (x: Int, y: Int)) {
    var move = (x: 0, y: 0)
    let (entry, matches) = scratch.withUnsafeBufferPointer { items in
      let reference = painter.reference(items, 0..<items.count)
      let place = reference.applying(base)
      let found = pictures.entry(key) { known in
        guard
          known.picture.matches(
            items, 0..<items.count, reference: reference, base: base,
            parameter: SIMD2(isWhole ? 1 : 0, 0))
        else { return false }
        let exact = CGPoint(x: place.x - known.picture.place.x, y: place.y - known.picture.place.y)
        move = (Int(pixels: exact.x.rounded()), Int(pixels: exact.y.rounded()))
        let isAtPixel =
          max(abs(exact.x - exact.x.rounded()), abs(exact.y - exact.y.rounded())) < 1e-6
        return isAtPixel && (isWhole || (known.area == area && move == (0, 0)))
      }
      if !found.matches {
        found.entry.picture.take(
          items, 0..<items.count, reference: reference, base: base,
          parameter: SIMD2(isWhole ? 1 : 0, 0))
        found.entry.picture.place = place
      }
      return found
    }
    if matches { return (entry, move) }
    entry.area = area
    paint(entry.number, area, Color.clearResolved)
    return (entry, (0, 0))
  }

  /// Paints the items in `scratch` into the pixels of an upload.
  private func paint(_ number: UInt64, _ area: IntRect, _ background: Color.Resolved) {
    var depth = 0
    for item in scratch {
      if case .begin = item { depth += 1 }
      if case .end = item { depth -= 1 }
    }
    for _ in 0..<max(depth, 0) { scratch.append(.end) }
    let offset = plan.pixels.count
    plan.pictureUploads.append(
      RenderPlan.PictureUpload(
        number: number, width: area.width, height: area.height, offset: offset))
    plan.pixels.append(contentsOf: repeatElement(0, count: area.width * area.height))
    let list = DisplayList(items: scratch)
    plan.pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      painter.paint(
        list,
        into: PixelBuffer(
          base: start + 4 * offset, width: area.width, height: area.height,
          bytesPerRow: 4 * area.width),
        scale: scale, damage: nil, background: background,
        part: Painter.WindowPart(
          left: area.left, top: area.top, of: window.width, window.height))
    }
    // The array may move: nothing of the painter may point to it.
    painter.forgetTarget()
  }

  /// Adds an item that mixes with what is below: painted with all that is, where it is damaged.
  private func planBackdrop(_ items: Painter.Items, _ index: Int, end: Int, _ state: State) {
    let bounds = painter.windowBounds(items, index..<end).applying(state.base)
    let area = IntRect(around: bounds).intersection(window).intersection(damaged)
    if !isDamaged(area) { return }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: items[0..<end])
    let id: UInt64 =
      switch items[index] {
      case .leaf(let leaf): leaf.id
      case .begin(let group): group.id
      case .end: 0
      }
    let (entry, _) = pictures.entry(PlannedPictures.Key(role: .backdrop, id: id)) { _ in false }
    entry.area = area
    paint(entry.number, area, background)
    add(.picture, area, from: area, .max, of: .picture(entry.number), replaces: true)
  }
}
