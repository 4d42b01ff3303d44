import Foundation
import GlissandoDrawing

// What a leaf becomes in a plan of quads.

extension PlanMaker {
  @inline(__always)
  func draw(_ leaf: ColoredLeaf, _ state: State) -> Bool {
    let content = leaf.content
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.color.isFinite,
      alpha > 0, !content.bounds.isNull
    else { return false }
    let packed = colors.packed(leaf.color, opacity: alpha)
    if packed.alpha == 0, !painter.showsOwnColors(content) { return true }
    // Whole pixels that are coarse would move text at rest by whole pixels of the window.
    return add(
      content, leaf.transform.concatenating(state.base), packed,
      leaf.isMoving || state.coarseness > 1, state)
  }

  func drawOther(_ leaf: DisplayLeaf, _ state: State) {
    if state.coarseness > 1, !leaf.isMoving {
      // Whole pixels that are coarse would move text at rest by whole pixels of the window.
      var moving = leaf
      moving.isMoving = true
      return drawOther(moving, state)
    }
    let content = leaf.content
    let alpha = min(leaf.opacity * state.opacity, 1)
    guard content.isFinite, leaf.transform.isFinite, alpha.isFinite, leaf.paint.isFinite,
      alpha > 0, !content.bounds.isNull
    else { return }
    let matrix = leaf.transform.concatenating(state.base)
    if case .color(let color) = leaf.paint {
      let packed = colors.packed(color, opacity: alpha)
      if addOutlined(leaf, matrix, packed.pixel, .color, state) { return }
      if addCovered(leaf, matrix, packed, state) { return }
    }
    if addImage(leaf, matrix, opacity: alpha, state) { return }
    if addGradient(leaf, matrix, opacity: alpha, state) { return }
    var plain = leaf
    // The letters of a drawing made by hand are others while it fades.
    if case .commands = content.kind { plain.opacity = alpha } else { plain.opacity = 1 }
    withUnsafePointer(to: DisplayItem.leaf(plain)) { item in
      addPicture(
        PlannedKey(role: .leaf, id: leaf.id), DisplayItems(start: item, count: 1), 0..<1,
        state, opacity: alpha / plain.opacity)
    }
  }

  /// What of an area can be seen.
  func visible(_ area: IntRect, _ state: State) -> IntRect {
    area.intersection(state.extent).intersection(state.clip.outer)
  }

  // MARK: One colour

  /// Adds a content of one colour by its coverage.
  ///
  /// - Returns: false where it has to be painted otherwise.
  private func add(
    _ content: DisplayContent, _ matrix: CGAffineTransform, _ color: PackedColor,
    _ isMoving: Bool, _ state: State
  ) -> Bool {
    switch rasterizer.coverage(
      of: content, matrix, isMoving: isMoving, coarseness: state.coarseness)
    {
    case .nothing: return true
    case nil: return false
    case .rectangle(let rect):
      let visible = visible(IntRect(around: rect), state)
      if !isDamaged(visible, state) { return true }
      guard state.clip.safe.contains(visible) else { return false }
      plan.add(edges(of: rect, visible, color.pixel, .color))
      return true
    case .mask(let mask, let column, let row):
      return add(mask, x: column + mask.left, y: row + mask.top, color, state)
    }
  }

  /// The quad of an upright rectangle as far as it is visible.
  private func edges(
    of rect: CGRect, _ visible: IntRect, _ color: UInt32, _ paint: RenderPlan.Paint,
    numbers: UInt32 = 0
  ) -> RenderPlan.Quad {
    RenderPlan.Quad(
      left: Float(max(Double(rect.minX), Double(visible.left))),
      top: Float(max(Double(rect.minY), Double(visible.top))),
      right: Float(min(Double(rect.maxX), Double(visible.right))),
      bottom: Float(min(Double(rect.maxY), Double(visible.bottom))), color: color,
      kind: Self.kind(paint, .edges), numbers: numbers)
  }

  private func add(_ mask: Mask, x: Int, y: Int, _ color: PackedColor, _ state: State) -> Bool {
    let area = IntRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
    let visible = visible(area, state)
    if !isDamaged(visible, state) { return true }
    guard state.clip.safe.contains(visible), let place = place(of: mask) else {
      return isFull && endsWhenFull
    }
    plan.add(
      quad(
        visible, from: IntRect(left: x - place.x, top: y - place.y, right: 0, bottom: 0),
        color.pixel, .color, .mask))
    return true
  }

  /// Where a mask lies in the atlas, into which it is brought if need be; nil where it does not fit.
  private func place(of mask: Mask) -> SIMD2<Int>? {
    if let place = atlas.place(of: mask) { return place }
    guard max(mask.width, mask.height) <= MaskAtlas.greatestSide else { return nil }
    guard let place = atlas.add(mask) else {
      isFull = true
      return nil
    }
    plan.maskUploads.append(
      RenderPlan.MaskUpload(
        x: place.x, y: place.y, width: mask.width, height: mask.height, offset: plan.bytes.count))
    plan.bytes.append(
      contentsOf: UnsafeBufferPointer(start: mask.coverage, count: mask.width * mask.height))
    return place
  }

  /// Adds a shape or a text of one colour by a texture of what it covers.
  ///
  /// - Returns: false where it is something else.
  private func addCovered(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ color: PackedColor, _ state: State
  ) -> Bool {
    switch leaf.content.kind {
    case .fill, .stroke: break
    case .text(let layout): if CairoLeaf.needsShowing(layout) { return false }
    case .image, .commands: return false
    }
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let visible = visible(bounds, state)
    if !isDamaged(visible, state) { return true }
    guard let cover = cover(of: leaf, matrix, bounds, visible, state) else { return false }
    plan.add(
      quad(visible, from: cover.place, color.pixel, .color, .cover), cover: cover.texture)
    return true
  }

  // MARK: Many colours

  /// Adds an image by its texture.
  ///
  /// - Returns: false where it is something else.
  private func addImage(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, opacity: Double, _ state: State
  ) -> Bool {
    guard case .image = leaf.content.kind, let rows = ImageRows(leaf, matrix),
      max(rows.image.width, rows.image.height) <= greatestSide
    else { return false }
    let visible = visible(rows.bounds, state)
    if !isDamaged(visible, state) { return true }
    let cover = clipCover(visible, state)
    let (number, isNew) = images.texture(of: rows.image)
    if isNew {
      plan.imageUploads.append(RenderPlan.ImageUpload(number: number, image: rows.image))
    }
    func axis(_ place: ImageRows.Place, _ count: Int) -> SIMD4<Float> {
      let first = place.at(column: visible.left, row: visible.top)
      return SIMD4(
        Float(Double(first) / 4_294_967_296), Float(Double(place.across) / 4_294_967_296),
        Float(Double(place.down) / 4_294_967_296), Float(count))
    }
    func strip(_ edge: EdgeCoverage) -> SIMD4<Float> {
      let first = edge.start + Double(visible.left) * edge.across + Double(visible.top) * edge.down
      return SIMD4(Float(first), Float(edge.across), Float(edge.down), Float(edge.width))
    }
    let numbers = plan.add(
      numbers: axis(rows.u, rows.image.width), axis(rows.v, rows.image.height), strip(rows.sides),
      strip(rows.ends))
    plan.add(
      quad(
        visible, from: cover.place, Self.pixel(opacity: opacity), .image, cover.coverage,
        numbers: numbers), from: .picture(number), cover: cover.texture)
    return true
  }

  /// Adds a shape whose colours lie along a line, about a centre or around it.
  ///
  /// - Returns: false where it is something else.
  private func addGradient(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, opacity: Double, _ state: State
  ) -> Bool {
    guard case .gradient = leaf.paint, let frame = painter.gradientFrame(of: leaf.content) else {
      return false
    }
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let visible = visible(bounds, state)
    if !isDamaged(visible, state) { return true }
    guard let (field, place) = table(of: leaf, frame: frame, matrix) else {
      return isFull && endsWhenFull
    }
    let alpha = Self.pixel(opacity: opacity)
    if state.clip.safe.contains(visible), let rect = leaf.content.uprightRectangle(matrix) {
      let numbers = plan.add(numbers: field.numbers(at: place, visible))
      plan.add(edges(of: rect, visible, alpha, field.paint, numbers: numbers))
      return true
    }
    if addOutlined(
      leaf, matrix, alpha, field.paint, state, numbers: { field.numbers(at: place, $0) })
    {
      return true
    }
    guard let cover = cover(of: leaf, matrix, bounds, visible, state) else { return false }
    let numbers = plan.add(numbers: field.numbers(at: place, visible))
    plan.add(
      quad(visible, from: cover.place, alpha, field.paint, .cover, numbers: numbers),
      cover: cover.texture)
    return true
  }

  private func table(
    of leaf: DisplayLeaf, frame: CGRect, _ matrix: CGAffineTransform
  ) -> (GradientField, place: Int)? {
    switch tables.table(of: leaf, identity: leaf.id, frame: frame, matrix) {
    case .none: return nil
    case .full:
      isFull = true
      return nil
    case .known(let field, let place): return (field, place)
    case .new(let field, let place):
      plan.tableUploads.append(
        RenderPlan.TableUpload(
          place: place, count: field.table.count, offset: plan.pixels.count))
      plan.pixels += field.table
      return (field, place)
    }
  }

  // MARK: Covers

  /// The texture of what a leaf covers under the clips around it; nil where Cairo cannot make one.
  private func cover(
    of leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ bounds: IntRect, _ visible: IntRect,
    _ state: State
  ) -> (texture: RenderPlan.Texture, place: IntRect)? {
    guard abs(matrix.determinant) >= Painter.leastDeterminant,
      painter.isWithinCairo(leaf.content.bounds.applying(matrix))
    else { return nil }
    var subject = PlannedCovers.Subject(
      content: leaf.content, matrix: leaf.onWholePixels(matrix), clips: [], extent: bounds,
      area: bounds)
    let isWhole = isDrawnWhole(leaf, bounds, state)
    let isClipped = !state.clip.safe.contains(visible)
    if isWhole, !isClipped {
      subject.isWhole = true
    } else if painter.isDrawnApart(leaf, bounds) {
      subject.area = visible
      if !isWhole { subject.extent = bounds.intersection(state.extent) }
      if isClipped {
        (subject.clips, subject.inside) = (state.clips, state.clip.whole(of: visible))
      }
    } else {
      (subject.clips, subject.extent, subject.area) = (state.clips, state.extent, visible)
      subject.isCut = visible != state.seen
    }
    return cover(PlannedKey(role: .leaf, id: leaf.id), subject)
  }

  /// Whether the software painter draws all of a shape: Cairo's edges are others where it sees only a part of one.
  func isDrawnWhole(_ leaf: DisplayLeaf, _ bounds: IntRect, _ state: State) -> Bool {
    if state.seen.contains(bounds) { return true }
    return painter.isDrawnApart(leaf, bounds) && painter.canKeep(bounds)
      && max(bounds.width, bounds.height) <= greatestSide
  }

  /// What the clips around items leave of an area.
  func clipCover(
    _ visible: IntRect, _ state: State
  ) -> (texture: RenderPlan.Texture, place: IntRect, coverage: RenderPlan.Coverage) {
    guard !state.clip.safe.contains(visible), let last = state.clips.last else {
      return (.none, .empty, .all)
    }
    let subject = PlannedCovers.Subject(
      clips: state.clips, extent: state.seen, area: state.seen)
    let cover = cover(PlannedKey(role: .clip, id: last.id), subject)
    return (cover.texture, cover.place, .cover)
  }

  private func cover(
    _ key: PlannedKey, _ subject: PlannedCovers.Subject
  ) -> (texture: RenderPlan.Texture, place: IntRect) {
    let (number, place, isNew) = covers.texture(key, subject)
    if isNew { draw(subject, number) }
    return (.picture(number), place)
  }

  /// Lets Cairo draw a cover into the bytes of an upload.
  private func draw(_ subject: PlannedCovers.Subject, _ number: UInt64) {
    let area = subject.area
    // Cairo wants rows of whole 32-bit words.
    let (stride, offset) = ((area.width + 3) & ~3, plan.bytes.count)
    plan.bytes.append(contentsOf: repeatElement(0, count: stride * area.height))
    plan.coverUploads.append(
      RenderPlan.CoverUpload(
        number: number, width: stride, height: area.height, offset: offset))
    plan.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      subject.draw(into: start + offset, stride: stride, partMemory)
    }
  }

  // MARK: Quads

  static func kind(_ paint: RenderPlan.Paint, _ coverage: RenderPlan.Coverage) -> UInt32 {
    paint.rawValue | coverage.rawValue << 4
  }

  /// A quad of whole pixels, the first texel of whose coverage lies at the upper left of `source`.
  func quad(
    _ visible: IntRect, from source: IntRect, _ color: UInt32, _ paint: RenderPlan.Paint,
    _ coverage: RenderPlan.Coverage, numbers: UInt32 = 0
  ) -> RenderPlan.Quad {
    RenderPlan.Quad(
      left: Float(visible.left), top: Float(visible.top), right: Float(visible.right),
      bottom: Float(visible.bottom), sourceX: Float(visible.left - source.left),
      sourceY: Float(visible.top - source.top), color: color, kind: Self.kind(paint, coverage),
      numbers: numbers)
  }

  static func pixel(opacity: Double) -> UInt32 {
    UInt32((opacity.limitedToOne * 255).rounded()) * 0x0101_0101
  }
}

extension DisplayContent {
  /// The rectangle in pixels that this fills, where it is an upright one with smooth edges.
  func uprightRectangle(_ matrix: CGAffineTransform) -> CGRect? {
    guard case .fill(let path, let style) = kind, style.isAntialiased,
      case .rect(let bounds) = path.storage, matrix.b == 0, matrix.c == 0
    else { return nil }
    return bounds.standardized.applying(matrix).standardized
  }
}
