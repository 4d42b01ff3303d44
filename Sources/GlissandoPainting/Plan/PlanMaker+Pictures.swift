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
  func addPicture(
    _ key: PlannedKey, _ items: DisplayItems, _ range: Range<Int>, _ state: State,
    opacity: Double
  ) {
    let bounds = IntRect(around: items.windowBounds(range).applying(state.base))
    let isWhole =
      bounds.width <= greatestSide && bounds.height <= greatestSide
      && bounds.width * bounds.height <= Self.greatestPictureArea
      && (state.extent.contains(bounds) || mayReachBeyond(items, range))
    let shown = bounds.intersection(state.extent).intersection(state.clip.outer)
    if !isDamaged(shown, state) { return }
    surroundings.withUnsafeBufferPointer { around in
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: around)
      scratch.append(contentsOf: items[range])
    }
    let base = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let (picture, move) = keptPicture(key, base, area: isWhole ? bounds : shown, isWhole)
    let place = picture.area.offsetBy(x: move.x, y: move.y)
    let origin = picture.origin
    addPixels(
      place.intersection(shown), from: place.offsetBy(x: -origin.x, y: -origin.y),
      of: .picture(picture.number), opacity: opacity)
  }

  /// The picture of the items in `scratch`, painted as far as it is not there, and how far it has moved.
  func keptPicture(
    _ key: PlannedKey, _ base: CGAffineTransform, area: IntRect, _ isWhole: Bool
  ) -> (PlannedPictures.Entry, (x: Int, y: Int)) {
    let parameter = SIMD2<Double>(isWhole ? 1 : 0, 0)
    let reference = scratch.withUnsafeBufferPointer { painter.reference($0, 0..<$0.count) }
    let place = reference.applying(base)
    var move = (x: 0, y: 0)
    let (entry, matches) = pictures.entry(key) { known in
      guard
        scratch.withUnsafeBufferPointer({
          known.picture.matches(
            $0, 0..<$0.count, reference: reference, base: base, parameter: parameter)
        })
      else { return false }
      let exact = CGPoint(x: place.x - known.picture.place.x, y: place.y - known.picture.place.y)
      move = (Int(pixels: exact.x.rounded()), Int(pixels: exact.y.rounded()))
      let isAtPixel =
        max(abs(exact.x - exact.x.rounded()), abs(exact.y - exact.y.rounded())) < 1e-6
      return isAtPixel && (isWhole || (known.area == area && move == (0, 0)))
    }
    if matches { return (entry, move) }
    let damage = damage(of: entry, to: scratch, base, parameter, area)
    scratch.withUnsafeBufferPointer {
      entry.picture.update(
        $0, 0..<$0.count, reference: reference, base: base, parameter: parameter)
    }
    entry.picture.place = place
    paint(entry, area, damage)
    return (entry, (0, 0))
  }

  /// What of a picture has to be painted anew for items; nil where all of it has.
  func damage(
    of entry: PlannedPictures.Entry, to items: @autoclosure () -> [DisplayItem],
    _ base: CGAffineTransform, _ parameter: SIMD2<Double>, _ area: IntRect
  ) -> Damage? {
    guard entry.area == area else { return nil }
    return entry.picture.damage(
      to: items(), base: base, parameter: parameter, in: area, by: pictureDamage)
  }

  /// Paints the items in `scratch` into the pixels of uploads.
  ///
  /// - Parameter damage: What of the picture changes; nil is all of it.
  func paint(_ entry: PlannedPictures.Entry, _ area: IntRect, _ damage: Damage?) {
    var depth = 0
    for item in scratch {
      if case .begin = item { depth += 1 }
      if case .end = item { depth -= 1 }
    }
    for _ in 0..<max(depth, 0) { scratch.append(.end) }
    if let damage { return paint(damage, of: entry, area) }
    let offset = plan.pixels.count
    plan.pictureUploads.append(pictures.upload(of: entry, area, offset: offset))
    plan.pixels.append(contentsOf: repeatElement(0, count: area.width * area.height))
    plan.pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      paintScratch(area, into: start + 4 * offset, nil)
    }
    // The array may move: nothing of the painter may point to it.
    painter.forgetTarget()
  }

  /// Paints what changes in memory for all of the picture, since Cairo draws otherwise what it sees a part of.
  private func paint(_ damage: Damage, of entry: PlannedPictures.Entry, _ area: IntRect) {
    if damage.isEmpty { return }
    let start = partMemory.prepare(4 * area.width * area.height)
    paintScratch(area, into: start, damage)
    damage.forEachRect { left, top, right, bottom in
      let part = IntRect(left: left, top: top, right: right, bottom: bottom)
      plan.pictureUploads.append(entry.upload(of: part, offset: plan.pixels.count))
      for row in top..<bottom {
        let first = (start + 4 * (row * area.width + left)).assumingMemoryBound(to: UInt32.self)
        plan.pixels.append(contentsOf: UnsafeBufferPointer(start: first, count: part.width))
      }
    }
  }

  private func paintScratch(
    _ area: IntRect, into start: UnsafeMutableRawPointer, _ damage: Damage?
  ) {
    painter.paint(
      DisplayList(items: scratch),
      into: PixelBuffer(
        base: start, width: area.width, height: area.height, bytesPerRow: 4 * area.width),
      scale: scale, damage: damage, background: Color.clearResolved,
      origin: (area.left, area.top))
  }
}
