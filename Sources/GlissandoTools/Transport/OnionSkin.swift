import Foundation
import GlissandoDrawing

/// Puts what was shown a little earlier under what is shown now, ever fainter.
///
/// Only what has since moved or changed its look is seen twice. It is put right below its present
/// self, so that grounds which fill the window hide nothing. Texts that only say something else at
/// the same place, such as running numbers, are left out: one over the other they could not be read.
@MainActor
final class OnionSkin {
  /// The opacity of the frame just before; the oldest one is next to invisible.
  private static let strongest = 0.5

  /// An earlier frame, and where its items are.
  private struct Layer {
    var items: [DisplayItem] = []
    var places: [UInt64: Int] = [:]
    var opacity = 0.0
    /// What is added to identities, so that they differ from those of other layers.
    var offset: UInt64 = 0
  }

  private var layers: [Layer] = []
  private var items: [DisplayItem] = []
  private var result: [DisplayItem] = []

  /// Appends the items of `present` to `list`, with `count` frames before `index` of a reel below.
  ///
  /// - Complexity: O(*n*) in the items of all frames.
  func append(
    _ present: [DisplayItem], before index: FrameReel.Index, of reel: FrameReel, count: Int,
    to list: inout DisplayList
  ) {
    let count = min(count, index)
    readLayers(before: index, of: reel, count: count)
    items = present
    result.removeAll(keepingCapacity: true)
    let all: UInt64 = (1 << UInt64(count)) - 1
    append(0..<present.count, layers: all)
    list.append(contentsOf: result)
    items = []
  }

  private func readLayers(before index: FrameReel.Index, of reel: FrameReel, count: Int) {
    if layers.count < count {
      layers.append(contentsOf: repeatElement(Layer(), count: count - layers.count))
    }
    for age in 0..<count {
      reel.read(index - 1 - age, into: &layers[age].items)
      layers[age].opacity = Self.strongest * Double(count - age) / Double(count)
      layers[age].offset = UInt64(age + 1) << 56
      layers[age].places.removeAll(keepingCapacity: true)
      for (place, item) in layers[age].items.enumerated() {
        guard let id = item.id else { continue }
        layers[age].places[id] = place
      }
    }
  }

  // MARK: - Walking

  /// Appends a run of the present items; `layers` has a bit for each frame that is put below.
  private func append(_ range: Range<Int>, layers active: UInt64) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .leaf(let leaf):
        appendGhosts(of: leaf, layers: active)
        result.append(items[index])
        index += 1
      case .begin(let group):
        let end = group.end(from: index, before: items.count - 1)
        let rest = appendGhosts(of: group, from: index, to: end, layers: active)
        result.append(items[index])
        if group.isTransparentToSkins {
          append(index + 1..<end, layers: rest)
        } else {
          result.append(contentsOf: items[index + 1..<end])
        }
        result.append(.end)
        index = end + 1
      case .end: index += 1
      }
    }
  }

  private func appendGhosts(of leaf: DisplayLeaf, layers active: UInt64) {
    forEachLayer(active) { layer in
      guard let place = layer.places[leaf.id], case .leaf(var ghost) = layer.items[place],
        ghost.hasMoved(to: leaf)
      else { return }
      ghost.id += layer.offset
      ghost.opacity *= layer.opacity
      result.append(.leaf(ghost))
    }
  }

  /// Appends a group as it was, where it was different.
  ///
  /// - Returns: The layers in which it was as it is, whose leaves are still to be compared.
  private func appendGhosts(
    of group: DisplayGroup, from begin: Int, to end: Int, layers active: UInt64
  ) -> UInt64 {
    var rest = active
    forEachLayer(active) { layer in
      guard let place = layer.places[group.id], case .begin(let earlier) = layer.items[place]
      else { return }
      let last = earlier.end(from: place, before: layer.items.count - 1)
      let isSame =
        group.isTransparentToSkins
        ? earlier.looksLike(group)
        : looksAlike(layer.items[place...last], items[begin...end])
      guard !isSame else { return }
      rest &= ~layer.bit
      result.append(
        .begin(DisplayGroup(id: group.id + layer.offset + 1 << 55, kind: .opacity(layer.opacity))))
      for item in layer.items[place...last] { result.append(item.offset(by: layer.offset)) }
      result.append(.end)
    }
    return rest
  }

  private func looksAlike(_ first: ArraySlice<DisplayItem>, _ second: ArraySlice<DisplayItem>)
    -> Bool
  {
    first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1) }
  }

  /// Calls `body` with the layers of `active`, the oldest first.
  private func forEachLayer(
    _ active: UInt64,
    _ body: (
      (
        items: [DisplayItem], places: [UInt64: Int], opacity: Double, offset: UInt64, bit: UInt64
      )
    ) -> Void
  ) {
    guard active != 0 else { return }
    for age in layers.indices.reversed() where active & (1 << UInt64(age)) != 0 {
      let layer = layers[age]
      body((layer.items, layer.places, layer.opacity, layer.offset, 1 << UInt64(age)))
    }
  }
}

extension DisplayLeaf {
  /// Whether a later state of the leaf looks different in a way that an onion skin shows.
  fileprivate func hasMoved(to later: DisplayLeaf) -> Bool {
    if transform != later.transform || opacity != later.opacity { return true }
    if content === later.content { return paint != later.paint }
    switch (content.kind, later.content.kind) {
    case (.fill(let a, let b), .fill(let c, let d)): return a != c || b != d || paint != later.paint
    case (.stroke(let a, let b), .stroke(let c, let d)):
      return a != c || b != d || paint != later.paint
    case (.text, .text): return false
    default: return true
    }
  }
}

extension DisplayGroup {
  /// Whether what it holds can have skins of its own; what mixes its items as one cannot.
  fileprivate var isTransparentToSkins: Bool {
    switch kind {
    case .clip, .plane: true
    default: false
    }
  }
}

extension DisplayItem {
  /// The identity; an end has none.
  fileprivate var id: UInt64? {
    switch self {
    case .leaf(let leaf): leaf.id
    case .begin(let group): group.id
    case .end: nil
    }
  }

  /// The same with another identity.
  func offset(by offset: UInt64) -> DisplayItem {
    switch self {
    case .leaf(var leaf):
      leaf.id += offset
      return .leaf(leaf)
    case .begin(var group):
      group.id += offset
      return .begin(group)
    case .end: return .end
    }
  }
}
