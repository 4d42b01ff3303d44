import Foundation

/// All that a window shows, from back to front.
package struct DisplayList {
  /// The steps in the order of painting; every `begin` has its `end`.
  package private(set) var items: [DisplayItem]
  /// The places of the groups whose ends are still to come, from the outermost in.
  private var open: [Int] = []

  /// Makes a list.
  package init(items: [DisplayItem] = []) {
    self.items = items
    for index in items.indices { noteEnds(at: index) }
  }

  /// Adds a step.
  package mutating func append(_ item: DisplayItem) {
    items.append(item)
    noteEnds(at: items.count - 1)
  }

  /// Adds a leaf.
  package mutating func append(_ leaf: DisplayLeaf) { items.append(.leaf(leaf)) }

  /// Adds steps.
  package mutating func append(contentsOf items: some Sequence<DisplayItem>) {
    for item in items { append(item) }
  }

  /// Ends the groups that are open.
  package mutating func endAll() {
    while !open.isEmpty { append(.end) }
  }

  /// Removes all steps, and keeps their memory for others.
  package mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// Puts a leaf in the place of another.
  package mutating func replace(at index: Int, with leaf: DisplayLeaf) {
    items[index] = .leaf(leaf)
  }

  /// Has a group do something else to what it holds.
  package mutating func replace(at index: Int, with group: DisplayGroup) {
    guard case .begin(let old) = items[index] else { return }
    var group = group
    group.count = old.count
    items[index] = .begin(group)
  }

  /// Lets a group know where it ends.
  private mutating func noteEnds(at index: Int) {
    switch items[index] {
    case .leaf: break
    case .begin(var group):
      if group.count != .max {
        group.count = .max
        items[index] = .begin(group)
      }
      open.append(index)
    case .end:
      guard let begin = open.popLast(), case .begin(var group) = items[begin] else { return }
      group.count = Int32(index - begin - 1)
      items[begin] = .begin(group)
    }
  }

  /// A number that is equal for lists that look equal, in every process and on every machine.
  ///
  /// It is computed from the description, whose numbers are rounded.
  ///
  /// - Complexity: O(*n*), and slow: for tests and recordings.
  package var stableHash: UInt64 {
    // FNV-1a, 64 bits; Fowler, Noll, Vo, draft-eastlake-fnv.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in description(decimals: false).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}

extension DisplayList: CustomStringConvertible {
  /// One line for each step, indented by groups.
  package var description: String { description(decimals: true) }

  /// The steps as text; with whole numbers of 1/1024 point in place of decimals.
  private func description(decimals: Bool) -> String {
    var writer = DisplayListWriter(usesDecimals: decimals)
    for item in items { writer.write(item) }
    return writer.text
  }
}

/// Writes a display list as text.
private struct DisplayListWriter {
  let usesDecimals: Bool
  var text = ""
  private var depth = 0

  init(usesDecimals: Bool) {
    self.usesDecimals = usesDecimals
  }

  mutating func write(_ item: DisplayItem) {
    if case .end = item { depth = max(0, depth - 1) }
    if case .end = item { return }
    if !text.isEmpty { text += "\n" }
    text += String(repeating: "  ", count: depth)
    switch item {
    case .leaf(let leaf): text += describe(leaf)
    case .begin(let group):
      text += describe(group)
      depth += 1
    case .end: break
    }
  }

  private func number(_ value: Double) -> String {
    if usesDecimals { return (Double(value.in1024ths) / 1024).shortText }
    return "\(value.in1024ths)"
  }

  private func numbers(_ values: CGFloat...) -> String {
    values.map { number(Double($0)) }.joined(separator: " ")
  }

  private func describe(_ leaf: DisplayLeaf) -> String {
    var line = "\(describe(leaf.content.kind)) \(leaf.paint)"
    line += describe(leaf.transform)
    if leaf.opacity != 1 { line += " opacity \(number(leaf.opacity))" }
    return line
  }

  private func describe(_ transform: CGAffineTransform) -> String {
    if transform.isIdentity { return "" }
    if transform.isTranslation { return " at (\(numbers(transform.tx, transform.ty)))" }
    let t = transform
    return " by (\(numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)))"
  }

  private func describe(_ kind: DisplayContent.Kind) -> String {
    switch kind {
    case .fill(let path, let style):
      return "fill \(describe(path))" + (style.isEOFilled ? " eo" : "")
    case .stroke(let path, let style):
      let dash =
        style.dash.isEmpty
        ? "" : " dash " + style.dash.map { number(Double($0)) }.joined(separator: " ")
      return "stroke \(number(Double(style.lineWidth)))\(dash) \(describe(path))"
    case .text(let layout):
      return "text \"\(layout.source.string)\" (\(numbers(layout.size.width, layout.size.height)))"
    case .image(let image, let rect, _):
      return "image \(image.width)x\(image.height) \(describe(rect))"
    case .commands(let commands): return "canvas of \(commands.count)"
    }
  }

  private func describe(_ rect: CGRect) -> String {
    "(\(numbers(rect.minX, rect.minY, rect.width, rect.height)))"
  }

  private func describe(_ path: Path) -> String {
    switch path.storage {
    case .empty: return "nothing"
    case .rect(let rect): return "rect\(describe(rect))"
    case .ellipse(let rect): return "ellipse\(describe(rect))"
    case .roundedRect(let rect, let size, let style):
      let radius = numbers(size.width, size.height)
      return "rounded\(describe(rect)) \(radius) \(style == .circular ? "circular" : "continuous")"
    case .elements:
      return "path[\(path.text(number: { number(Double($0)) }))]"
    }
  }

  private func describe(_ group: DisplayGroup) -> String {
    let place = describe(group.transform)
    switch group.kind {
    case .opacity(let opacity): return "group opacity \(number(opacity))"
    case .clip(let path, _): return "group clip \(describe(path))\(place)"
    case .shadow(let color, let radius, let x, let y):
      return "group shadow \(color) \(numbers(CGFloat(radius), CGFloat(x), CGFloat(y)))\(place)"
    case .blur(let radius, let isOpaque):
      return "group blur \(number(radius))\(isOpaque ? " opaque" : "")\(place)"
    case .blend(let mode): return "group blend \(mode)"
    case .colorEffect(let effect): return "group \(effect)"
    case .mask: return "group mask"
    case .maskSource: return "mask"
    case .plane(let m13, let m23, let m33):
      // Vanishing points are far away: these numbers are small.
      return "group plane\(place) \(numbers(m13 * 1024, m23 * 1024, m33))"
    }
  }
}
