import Foundation
import GlissandoDrawing

/// Where display lists are drawn: into pixels, onto pages of paths, or into the plan of a GPU.
///
/// What the steps of a list mean is said here, once; a sink says how leaves and groups are drawn.
protocol DisplaySink: AnyObject {
  associatedtype State: DrawingState

  /// The items before this one are not drawn.
  var firstVisibleItem: Int { get }

  /// Draws a leaf of one colour by what it covers.
  ///
  /// - Returns: false where it has to be drawn as other leaves are.
  func draw(_ leaf: ColoredLeaf, _ state: State) -> Bool
  /// Draws a leaf that was not drawn by what it covers.
  func drawOther(_ leaf: DisplayLeaf, _ state: State)
  /// Draws a veil over what the items before it show.
  func draw(
    _ leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, at index: Int, _ state: State)
  /// Draws items inside of a path, which is finite.
  func drawClipped(
    _ group: DisplayGroup, to path: Path, _ style: FillStyle, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State)
  /// Draws items as one, with the opacity of the state.
  func drawAsOne(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State,
    _ mixing: Mixing)
  /// Draws items blurred, or with their shadow.
  func drawSoft(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State)
  /// Draws items where those of a mask are opaque.
  func drawMasked(
    _ group: DisplayGroup, _ items: DisplayItems, by mask: Range<Int>, _ content: Range<Int>,
    _ state: State)
  /// Draws items that lie in a plane, by a projection that is finite; from the plane to what is around it
  /// parallel lines stay parallel where `affine` is given.
  func drawPlane(
    _ group: DisplayGroup, affine: CGAffineTransform?, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State)
  /// Says that something is not drawn.
  func leaveOut(_ reason: String)
}

/// Where items are drawn, as far as all sinks know.
protocol DrawingState {
  /// The opacity that is given to each item; [0, 1].
  var opacity: Double { get set }
}

/// What becomes of items that are drawn as one.
enum Mixing {
  case mode(BlendMode)
  case colors(ColorEffect)
}

extension DisplaySink {
  var firstVisibleItem: Int { 0 }

  func leaveOut(_ reason: String) {}

  func draw(_ leaf: ColoredLeaf, _ state: State) -> Bool { false }

  /// Draws a leaf.
  func draw(_ leaf: DisplayLeaf, _ state: State) {
    if let colored = ColoredLeaf(leaf), draw(colored, state) { return }
    drawOther(leaf, state)
  }

  /// Draws the items of a range.
  func draw(_ items: DisplayItems, _ range: Range<Int>, _ state: State) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let leaf = items[index].coloredLeaf, index >= firstVisibleItem, draw(leaf, state) {
        index += 1
      } else {
        index = drawAny(items, at: index, before: range.upperBound, state)
      }
    }
  }

  /// Draws a leaf or a group, and tells which item comes after it.
  private func drawAny(
    _ items: DisplayItems, at index: Int, before limit: Int, _ state: State
  ) -> Int {
    switch items[index] {
    case .leaf(let leaf):
      if index < firstVisibleItem { break }
      if case .veil(let veil) = leaf.paint {
        draw(leaf, veil, items, at: index, state)
      } else {
        drawOther(leaf, state)
      }
    case .begin(let group):
      let end = group.end(from: index, before: limit)
      if end > firstVisibleItem { draw(group, items, index + 1..<end, state) }
      return end + 1
    case .end: break
    }
    return index + 1
  }

  private func draw(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State
  ) {
    guard !content.isEmpty, state.opacity > 0 else { return }
    guard group.transform.isFinite else {
      return leaveOut("a group whose transform is not finite is not drawn")
    }
    switch group.kind {
    case .opacity(let factor):
      var state = state
      // What is not a number shows nothing.
      state.opacity *= factor >= 0 ? min(factor, 1) : 0
      if !(state.opacity > 0) { return }
      if state.opacity == 1 || items.hasAtMostOneLeaf(content) {
        draw(items, content, state)
      } else {
        drawAsOne(group, items, content, state, .mode(.normal))
      }
    case .clip(let path, let style):
      guard path.isFinite else {
        return leaveOut("a clip with a number that is not finite hides what it holds")
      }
      drawClipped(group, to: path, style, items, content, state)
    case .shadow, .blur: drawSoft(group, items, content, state)
    case .blend(.normal) where items.isPlain(content, opacity: state.opacity):
      draw(items, content, state)
    case .blend(let mode): drawAsOne(group, items, content, state, .mode(mode))
    case .colorEffect(let effect): drawAsOne(group, items, content, state, .colors(effect))
    case .mask:
      guard let mask = items.maskSource(content) else { return }
      drawMasked(group, items, by: mask, mask.upperBound..<content.upperBound, state)
    case .maskSource: break
    case .plane:
      guard group.projection.isFinite else {
        return leaveOut("a plane whose projection is not finite is not drawn")
      }
      drawPlane(group, affine: group.projection.affineEquivalent, items, content, state)
    }
  }
}
