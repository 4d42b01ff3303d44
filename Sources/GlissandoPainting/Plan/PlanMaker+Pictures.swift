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

  /// The picture of the items in `scratch`, painted if it is not there, and how far it has moved.
  func keptPicture(
    _ key: PlannedKey, _ base: CGAffineTransform, area: IntRect, _ isWhole: Bool
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
        found.entry.picture.update(
          items, 0..<items.count, reference: reference, base: base,
          parameter: SIMD2(isWhole ? 1 : 0, 0))
        found.entry.picture.place = place
      }
      return found
    }
    if matches { return (entry, move) }
    paint(entry, area)
    return (entry, (0, 0))
  }

  /// Paints the items in `scratch` into the pixels of an upload.
  func paint(_ entry: PlannedPictures.Entry, _ area: IntRect) {
    var depth = 0
    for item in scratch {
      if case .begin = item { depth += 1 }
      if case .end = item { depth -= 1 }
    }
    for _ in 0..<max(depth, 0) { scratch.append(.end) }
    let offset = plan.pixels.count
    plan.pictureUploads.append(pictures.upload(of: entry, area, offset: offset))
    plan.pixels.append(contentsOf: repeatElement(0, count: area.width * area.height))
    let list = DisplayList(items: scratch)
    plan.pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      painter.paint(
        list,
        into: PixelBuffer(
          base: start + 4 * offset, width: area.width, height: area.height,
          bytesPerRow: 4 * area.width),
        scale: scale, damage: nil, background: Color.clearResolved,
        origin: (area.left, area.top))
    }
    // The array may move: nothing of the painter may point to it.
    painter.forgetTarget()
  }
}
