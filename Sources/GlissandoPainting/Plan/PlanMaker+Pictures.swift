import Foundation
import GlissandoDrawing

/// What the software painter paints for the GPU.
extension PlanMaker {
  /// Whether a picture of items may reach beyond the window, so that it can be moved into it: Cairo's edges
  /// of plain shapes are others where it sees only a part of them.
  func mayReachBeyond(_ items: DisplayItems, _ range: Range<Int>) -> Bool {
    guard range.count == 1, case .leaf(let leaf) = items[range.lowerBound] else { return true }
    switch (leaf.content.kind, leaf.paint) {
    case (.fill, .color), (.stroke, .color): return false
    default: return true
    }
  }

  /// Adds a picture of items under the clips around them; a group's end may be left out.
  ///
  /// - Parameter isApart: Whether the clips cut the picture rather than what is painted.
  func addPicture(
    _ key: PlannedKey, _ items: DisplayItems, _ range: Range<Int>, _ state: State,
    opacity: Double, isApart: Bool
  ) {
    let bounds = IntRect(around: items.windowBounds(range).applying(state.base))
    let isWhole =
      bounds.width <= greatestSide && bounds.height <= greatestSide
      && bounds.width * bounds.height <= Self.greatestPictureArea
      && (state.extent.contains(bounds) || mayReachBeyond(items, range))
    let shown = visible(bounds, state)
    if !isDamaged(shown, state) { return }
    fillScratch(items, range, state, isCut: !isApart)
    let (entry, place) = scratch.items.withUnsafeBufferPointer { list in
      let all = 0..<list.count
      let subject = PictureSubject(
        items: list, range: all, reference: painter.reference(list, all),
        base: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)),
        parameter: SIMD2(isWhole ? 1 : 0, 0), area: isWhole ? bounds : shown, isWhole: isWhole)
      return picture(key, of: subject, shown: shown) { scratch }
    }
    let origin = entry.origin
    addPixels(
      place.intersection(shown), from: place.offsetBy(x: -origin.x, y: -origin.y),
      of: .picture(entry.number), isApart ? cut(shown, state) : .all, opacity: opacity)
  }

  /// Lists items with the groups around them, all of which have an end.
  ///
  /// - Parameter isCut: Whether clips are among them.
  private func fillScratch(
    _ items: DisplayItems, _ range: Range<Int>, _ state: State, isCut: Bool
  ) {
    scratch.removeAll()
    for item in surroundings[state.around] {
      if !isCut, case .begin(let group) = item, group.isClip { continue }
      scratch.append(item)
    }
    scratch.append(contentsOf: items[range])
    scratch.endAll()
  }

  /// The picture of items, painted as far as it is seen and not there, and where it lies.
  ///
  /// - Parameters:
  ///   - shown: The pixels that are seen: what lies beyond is painted when it comes into view.
  ///   - list: What is painted, asked for where anything is.
  func picture(
    _ key: PlannedKey, of subject: PictureSubject, shown: IntRect, list: () -> DisplayList
  ) -> (PlannedPictures.Entry, place: IntRect) {
    var move = (x: 0, y: 0)
    let (entry, matches) = pictures.entry(key) { known in
      guard let distance = subject.move(since: known) else { return false }
      move = distance
      return true
    }
    let change = matches ? nil : subject.change(of: entry, by: pictureDamage)
    if !matches {
      subject.update(entry.picture)
      if change == nil { pictures.makeRoom(for: entry, subject.uploaded) }
    }
    let place = entry.area.offsetBy(x: move.x, y: move.y)
    let seen = shown.intersection(place).offsetBy(x: -place.left, y: -place.top)
    if let missing = entry.takeMissing(seen, change, keepsRest: matches) {
      let list = list()
      if subject.isReduced {
        paintReduced(list, subject, of: entry)
      } else {
        paint(list, missing, of: entry, at: place)
      }
    }
    return (entry, place)
  }

  /// Paints all of a picture, and halves it until what is left is uploaded.
  private func paintReduced(
    _ list: DisplayList, _ subject: PictureSubject, of entry: PlannedPictures.Entry
  ) {
    let (across, down) = subject.halves
    let whole = ReducedSize(width: subject.area.width, height: subject.area.height)
    var count = 0
    let last = whole.halved(across: across, down: down) { size, _ in count += size.count }
    let start = partMemory.prepare(4 * (count + last.count))
    paint(list, subject.area, into: start, nil)
    var pixels = start.assumingMemoryBound(to: UInt32.self)
    _ = whole.halved(across: across, down: down) { size, isAcross in
      let half = pixels + size.count
      size.halve(
        isAcross, pixels, stride: size.width, into: half, stride: size.half(isAcross).width)
      pixels = half
    }
    plan.pictureUploads.append(entry.upload(of: entry.area, offset: plan.pixels.count))
    plan.pixels.append(contentsOf: UnsafeBufferPointer(start: pixels, count: last.count))
  }

  /// Paints parts of a picture, which lies in an area now, into the pixels of uploads.
  private func paint(
    _ list: DisplayList, _ damage: Damage, of entry: PlannedPictures.Entry, at area: IntRect
  ) {
    guard damage.isFull else { return paint(list, parts: damage, of: entry, at: area) }
    let offset = plan.pixels.count
    let all = IntRect(left: 0, top: 0, right: area.width, bottom: area.height)
    plan.pictureUploads.append(entry.upload(of: all, offset: offset))
    plan.pixels.append(contentsOf: repeatElement(0, count: area.width * area.height))
    plan.pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      paint(list, area, into: start + 4 * offset, nil)
    }
    // The array may move: nothing of the painter may point to it.
    painter.forgetTarget()
  }

  /// Paints parts in memory for all of the picture, since Cairo draws otherwise what it sees a part of.
  private func paint(
    _ list: DisplayList, parts: Damage, of entry: PlannedPictures.Entry, at area: IntRect
  ) {
    let start = partMemory.prepare(4 * area.width * area.height)
    paint(list, area, into: start, parts)
    parts.forEachRect { left, top, right, bottom in
      let part = IntRect(left: left, top: top, right: right, bottom: bottom)
      plan.pictureUploads.append(entry.upload(of: part, offset: plan.pixels.count))
      for row in top..<bottom {
        let first = (start + 4 * (row * area.width + left)).assumingMemoryBound(to: UInt32.self)
        plan.pixels.append(contentsOf: UnsafeBufferPointer(start: first, count: part.width))
      }
    }
  }

  private func paint(
    _ list: DisplayList, _ area: IntRect, into start: UnsafeMutableRawPointer, _ damage: Damage?
  ) {
    painter.paint(
      list,
      into: PixelBuffer(
        base: start, width: area.width, height: area.height, bytesPerRow: 4 * area.width),
      scale: scale, damage: damage, background: Color.clearResolved,
      origin: (area.left, area.top))
  }
}
