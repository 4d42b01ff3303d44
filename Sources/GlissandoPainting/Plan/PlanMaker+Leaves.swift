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
      let paint = QuadPaint(kind: .color, color: packed.pixel)
      if addOutlined(leaf, matrix, paint, state) || addFilled(leaf, matrix, paint, state) { return }
      if addCovered(leaf, matrix, paint, state) { return }
    }
    if addImage(leaf, matrix, opacity: alpha, state) { return }
    if addGradient(leaf, matrix, opacity: alpha, state) { return }
    var plain = leaf
    // The letters of a drawing made by hand are others while it fades.
    if case .commands = content.kind { plain.opacity = alpha } else { plain.opacity = 1 }
    let isApart = painter.isDrawnApart(
      leaf, IntRect(around: leaf.content.bounds.applying(matrix)))
    withUnsafePointer(to: DisplayItem.leaf(plain)) { item in
      addPicture(
        PlannedKey(role: .leaf, id: leaf.id), DisplayItems(start: item, count: 1), 0..<1,
        state, opacity: alpha / plain.opacity, isApart: isApart)
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
    of rect: CGRect, _ visible: IntRect, _ color: UInt32, _ paint: RenderPlan.Paint
  ) -> RenderPlan.Quad {
    RenderPlan.Quad(
      left: Float(max(Double(rect.minX), Double(visible.left))),
      top: Float(max(Double(rect.minY), Double(visible.top))),
      right: Float(min(Double(rect.maxX), Double(visible.right))),
      bottom: Float(min(Double(rect.maxY), Double(visible.bottom))), color: color,
      kind: Self.kind(paint, .edges))
  }

  private func add(_ mask: Mask, x: Int, y: Int, _ color: PackedColor, _ state: State) -> Bool {
    let area = IntRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
    let visible = visible(area, state)
    if !isDamaged(visible, state) { return true }
    guard state.clip.safe.contains(visible) else { return false }
    let place = atlas.place(of: mask) ?? newPlace(of: mask)
    if place.page != 0 {
      addPieces(of: mask, at: place, x: x, y: y, visible, color)
      return true
    }
    let source = IntRect(left: x - Int(place.x), top: y - Int(place.y), right: 0, bottom: 0)
    plan.add(quad(visible, from: source, color.pixel, .color, .mask))
    return true
  }

  /// Adds a mask that lies in a texture beside the atlas.
  private func addPieces(
    of mask: Mask, at place: MaskAtlas.Place, x: Int, y: Int, _ visible: IntRect,
    _ color: PackedColor
  ) {
    let number = atlas.number(ofPage: place.page)
    MaskPieces(mask).forEach { part, column, row in
      let area = part.offsetBy(x: x, y: y)
      let shown = area.intersection(visible)
      if shown.isEmpty { return }
      let source = area.offsetBy(x: -Int(place.x) - column, y: -Int(place.y) - row)
      plan.add(quad(shown, from: source, color.pixel, .color, .cover), cover: .picture(number))
    }
  }

  /// Room for a mask, into which it is brought.
  private func newPlace(of mask: Mask) -> MaskAtlas.Place {
    let place = atlas.add(mask)
    let number = atlas.number(ofPage: place.page)
    MaskPieces(mask).forEach { part, column, row in
      plan.maskUploads.append(
        RenderPlan.MaskUpload(
          number: number, x: Int(place.x) + column, y: Int(place.y) + row, width: part.width,
          height: part.height, offset: plan.bytes.count))
      for line in part.top..<part.bottom {
        let first = mask.coverage + line * mask.width + part.left
        plan.bytes.append(contentsOf: UnsafeBufferPointer(start: first, count: part.width))
      }
    }
    return place
  }

  /// Adds a shape or a text of one colour by a texture of what it covers.
  ///
  /// - Returns: false where it is something else.
  private func addCovered(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ paint: QuadPaint, _ state: State
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
    add(visible, paint, cover)
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
    let (number, missing) = images.texture(of: rows.image)
    if !missing.isEmpty {
      plan.imageUploads.append(
        RenderPlan.ImageUpload(number: number, image: rows.image, rows: missing))
    }
    var paint = QuadPaint(kind: .image, color: Self.pixel(opacity: opacity))
    (paint.texture, paint.numbers) = (.picture(number), rows.numbers)
    add(visible, paint, cut(visible, state))
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
    guard let paint = paint(of: leaf, frame: frame, matrix, opacity: opacity) else { return false }
    if state.clip.safe.contains(visible), let rect = leaf.content.uprightRectangle(matrix) {
      var edges = edges(of: rect, visible, paint.color, paint.kind)
      edges.numbers = plan.add(numbers: paint.numbers(visible))
      edges.kind |= paint.bits
      plan.add(edges, from: paint.texture)
      return true
    }
    if addOutlined(leaf, matrix, paint, state) { return true }
    guard let cover = cover(of: leaf, matrix, bounds, visible, state) else { return false }
    add(visible, paint, cover)
    return true
  }

  /// The colours of a gradient.
  private func paint(
    of leaf: DisplayLeaf, frame: CGRect, _ matrix: CGAffineTransform, opacity: Double
  ) -> QuadPaint? {
    guard let (field, place, isNew) = tables.table(of: leaf, frame: frame, matrix) else {
      return nil
    }
    if isNew {
      plan.tableUploads.append(
        RenderPlan.TableUpload(
          number: place.number, place: place.first, count: field.table.count,
          offset: plan.pixels.count))
      plan.pixels += field.table
    }
    var paint = QuadPaint(kind: field.paint, color: Self.pixel(opacity: opacity))
    (paint.bits, paint.texture) = (place.number == 0 ? 0 : QuadPaint.flag, place.texture)
    paint.numbers = { field.numbers(at: place.first, $0) }
    return paint
  }

  // MARK: Covers

  /// The texture of what a leaf covers under the clips around it; nil where Cairo cannot make one.
  private func cover(
    of leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ bounds: IntRect, _ visible: IntRect,
    _ state: State
  ) -> Cut? {
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
        subject.clips = state.clip.cutting(visible)
        subject.clipArea = ClipCover.area(of: subject.clips, in: state.extent)
      }
    } else {
      subject.clips = state.clip.cutting(bounds.intersection(state.extent))
      (subject.extent, subject.area) = (state.extent, visible)
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

  /// What the clips around an item leave of the area that it takes, whatever of that is damaged.
  func cut(_ area: IntRect, _ state: State) -> Cut {
    let clips = state.clip.cutting(area)
    guard let last = clips.last else { return .all }
    if let outline = outline(of: clips) { return .outline(outline) }
    let extent = ClipCover.area(of: clips, in: state.extent)
    let subject = PlannedCovers.Subject(
      clips: clips, extent: extent, area: extent.intersection(state.extent))
    return cover(PlannedKey(role: .clip, id: last.id), subject)
  }

  private func cover(_ key: PlannedKey, _ subject: PlannedCovers.Subject) -> Cut {
    let (number, place, isNew) = covers.texture(key, subject)
    if isNew { draw(subject, number) }
    return .cover(.picture(number), place: place)
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
      subject.draw(into: start + offset, stride: stride, partMemory, on: painter.cores)
    }
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

extension ImageRows {
  /// What tells the shader where pixels lie in the image, counted from the first of an area.
  fileprivate func numbers(_ area: IntRect) -> [SIMD4<Float>] {
    func axis(_ place: Place, _ count: Int) -> SIMD4<Float> {
      let first = place.at(column: area.left, row: area.top)
      return SIMD4(
        Float(Double(first) / 4_294_967_296), Float(Double(place.across) / 4_294_967_296),
        Float(Double(place.down) / 4_294_967_296), Float(count))
    }
    func strip(_ edge: EdgeCoverage) -> SIMD4<Float> {
      let first = edge.start + Double(area.left) * edge.across + Double(area.top) * edge.down
      return SIMD4(Float(first), Float(edge.across), Float(edge.down), Float(edge.width))
    }
    return [axis(u, image.width), axis(v, image.height), strip(sides), strip(ends)]
  }
}
