import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import Yams

/// Elements and what is said of them.
extension Cursor {
  /// The keys of which an element has exactly one: what it is.
  static let contentKeys = [
    "text", "code", "shape", "image", "group", "stack", "grid", "plot", "scene",
  ]

  /// The keys that say something of an element, at first and in steps.
  static let editKeys = [
    "at", "anchor", "offset", "size", "width", "height", "scale", "rotation", "z", "opacity",
    "shown", "transition", "blur", "color", "fill", "stroke", "line-width", "corner", "shadow",
    "font", "font-size", "weight", "align", "line-spacing", "language", "focus", "trim", "fit",
    "settings", "axis", "spacing", "alignment", "columns",
  ]

  /// The elements of a list.
  ///
  /// - Parameter owner: What they are in. Elements that nobody has named are called after it, so
  ///   that none becomes one of another slide.
  func elements(_ what: String, of owner: String) -> [Element] {
    items(what).enumerated().compactMap { index, cursor in
      guard !context.isExhausted else { return nil }
      return cursor.element(number: index + 1, of: owner)
    }
  }

  /// An element; one without content where there is a mistake, so that those that speak of it find
  /// it.
  private func element(number: Int, of owner: String) -> Element {
    let entries = entries("an element", allowed: ["id"] + Self.contentKeys + Self.editKeys)
    let contents = entries.filter { Self.contentKeys.contains($0.key) }
    let name = entries.first { $0.key == "id" }?.value.string("an id")
    var element = Element(
      name ?? "\(owner)/\(contents.first?.key ?? "element")-\(number)", .text, edits: [])
    guard contents.count == 1, let content = contents.first else {
      reportContents(contents.map(\.key))
      return element
    }
    // The content stands first, so that what is said beside it is said of it.
    content.value.readContent(content.key, into: &element)
    for (key, value) in entries where key != content.key && key != "id" {
      element.edits += value.edits(key, beside: entries)
    }
    return element
  }

  /// Says that an element is nothing, or several things at once.
  private func reportContents(_ found: [String]) {
    guard case .mapping(let mapping) = node else { return }
    // A word that is nearly one of them has been reported as what it is.
    let known = Self.contentKeys + Self.editKeys + ["id"]
    let isReported = mapping.keys.contains { key in
      guard let word = key.scalar?.string, !known.contains(word) else { return false }
      return NearestWord.find(word, among: known).map(Self.contentKeys.contains) ?? false
    }
    if found.isEmpty && isReported { return }
    fail(
      "an element has one of \(Self.contentKeys.joined(separator: ", ")), not "
        + (found.isEmpty ? "none of them" : found.map { "“\($0)”" }.joined(separator: " and ")))
  }

  /// The name of a live scene.
  private func scene() -> String? {
    guard let scenes = context.scenes else { return string("scene") }
    return word("scene", among: Dictionary(uniqueKeysWithValues: scenes.map { ($0, $0) }))
  }

  private func readContent(_ key: String, into element: inout Element) {
    switch key {
    case "text":
      element.kind = .text
      element.edits += text(key).map { [.text($0)] } ?? []
    case "code":
      element.kind = .code
      element.edits += string(key).map { [.code($0)] } ?? []
    case "shape":
      element.kind = .shape
      element.edits += shape(key).map { [.shape($0)] } ?? []
    case "image":
      element.kind = .image
      element.edits += image(key).map { [.image($0)] } ?? []
    case "group":
      element.kind = .group
      element.children = children(key, of: element.id)
    case "stack", "grid":
      element.kind = key == "stack" ? .stack : .grid
      element.children = children(key, of: element.id)
    case "plot":
      element.kind = .plot
      element.edits.append(.motions(oneOrMore(key).compactMap { $0.motion(key) }))
    default:
      element.kind = .scene(scene() ?? "")
    }
  }

  /// The elements in an element; none where they are too deep in each other.
  private func children(_ what: String, of owner: String) -> [Element] {
    guard context.enterElement() else {
      fail(
        "elements lie in more than \(ReadingContext.mostNesting) others; take some of them out")
      return []
    }
    defer { context.leaveElement() }
    return elements(what, of: owner)
  }

  /// What a key says of an element; `entries` are those beside it.
  func edits(_ key: String, beside entries: [(key: String, value: Cursor)]) -> [ElementEdit] {
    switch key {
    case "offset":
      // Said together with the anchor that it belongs to.
      if !entries.contains(where: { $0.key == "anchor" }) {
        fail("an offset belongs to an anchor; write “anchor: center” beside it, or use “at”")
      }
      return []
    case "anchor":
      let offset = entries.first { $0.key == "offset" }?.value.pair("offset") ?? (0, 0)
      return unitPoint(key).map { [.anchor($0, x: offset.0, y: offset.1)] } ?? []
    case "size":
      return pair(key, "[width, height]", in: 0...1e5).map { [.width($0.0), .height($0.1)] } ?? []
    case "settings":
      return pairs(key).compactMap { name, value in
        value.string("a setting").map { .setting(name.text, $0) }
      }
    default:
      return edit(key).map { [$0] } ?? []
    }
  }

  private func edit(_ key: String) -> ElementEdit? {
    placeEdit(key) ?? lookEdit(key) ?? textEdit(key) ?? contentEdit(key)
  }

  private func placeEdit(_ key: String) -> ElementEdit? {
    switch key {
    case "at": pair(key).map { .at(x: $0.0, y: $0.1) }
    case "width": isEmpty ? .width(nil) : number(key, in: 0...1e5).map { .width($0) }
    case "height": isEmpty ? .height(nil) : number(key, in: 0...1e5).map { .height($0) }
    case "scale": number(key, in: -1000...1000).map { .scale($0) }
    case "rotation": number(key).map { .rotation($0) }
    case "z": number(key).map { .z($0) }
    default: nil
    }
  }

  private func lookEdit(_ key: String) -> ElementEdit? {
    switch key {
    case "opacity": number(key, in: 0...1).map { .opacity($0) }
    case "shown": bool(key).map { .shown($0) }
    case "transition": word(key).map { .transition($0) }
    case "blur": number(key, in: 0...1000).map { .blur($0) }
    case "color": color(key).map { .color($0) }
    case "fill": isNone ? .fill(nil) : paint(key).map { .fill($0) }
    case "stroke": isNone ? .stroke(nil) : color(key).map { .stroke($0) }
    case "line-width": number(key, in: 0...1e4).map { .lineWidth($0) }
    case "corner": number(key, in: 0...1e5).map { .corner($0) }
    case "shadow": number(key, in: 0...1000).map { .shadow($0) }
    default: nil
    }
  }

  private func textEdit(_ key: String) -> ElementEdit? {
    switch key {
    case "text": text(key).map { .text($0) }
    case "font": font(key).map { .font($0) }
    case "font-size": number(key, in: 1...10_000).map { .fontSize($0) }
    case "weight": weight(key).map { .fontWeight($0) }
    case "align": word(key).map { .textAlignment($0) }
    case "line-spacing": number(key, in: -1000...1000).map { .lineSpacing($0) }
    case "code": string(key).map { .code($0) }
    case "language": word(key).map { .language($0) }
    case "focus": .focus(lines(key))
    default: nil
    }
  }

  private func contentEdit(_ key: String) -> ElementEdit? {
    switch key {
    case "shape": shape(key).map { .shape($0) }
    case "trim": pair(key, "[from, to]", in: 0...1).map { .trim(from: $0.0, to: $0.1) }
    case "image": image(key).map { .image($0) }
    case "fit": word(key).map { .fit($0) }
    case "plot": .motions(oneOrMore(key).compactMap { $0.motion(key) })
    case "axis": word(key, among: ["horizontal": .axis(.horizontal), "vertical": .axis(.vertical)])
    case "spacing": number(key, in: 0...1e5).map { .spacing($0) }
    case "alignment": word(key).map { .alignment($0) }
    case "columns": integer(key, in: 1...100).map { .columns($0) }
    default: nil
    }
  }

  /// The path of a picture, which is missed where it is not there or is none.
  private func image(_ what: String) -> String? {
    guard let path = path(what) else { return nil }
    context.note(image: path)
    if !context.hasFile(path) {
      warn(
        "there is no image “\(path)”; "
          + (hint(forMissing: path) ?? "a box with its name is shown in its place"))
    } else if let reason = context.imageProblem(path) {
      warn(
        "the image “\(path)” cannot be shown as it is: \(reason); allowed is a PNG, JPEG, SVG or PDF file "
          + "that is whole")
    }
    return path
  }

  /// A text with Markdown's emphasis; slides that it links to are looked for later.
  private func text(_ what: String) -> String? {
    guard let text = string(what) else { return nil }
    for rest in text.components(separatedBy: "](#").dropFirst() {
      guard let end = rest.firstIndex(of: ")") else { continue }
      context.links.append((String(rest[..<end]), self))
    }
    return text
  }

  private var isNone: Bool { node.scalar?.string == "none" }

  /// A shape by its name, or a mapping of the name to what it needs.
  private func shape(_ what: String) -> ShapeKind? {
    if case .mapping = node { return shapeMapping() }
    return word(
      what,
      among: [
        "rectangle": .rectangle, "capsule": .capsule, "ellipse": .ellipse, "circle": .ellipse,
        "line": .line, "arrow": .arrow, "triangle": .polygon(sides: 3),
        "hexagon": .polygon(sides: 6), "star": .star(points: 5, inner: 0.45),
      ])
  }

  private func shapeMapping() -> ShapeKind? {
    let kinds = ["polygon", "star", "path"]
    let entries = entries("a shape", allowed: kinds)
    guard entries.count == 1, let (key, value) = entries.first else {
      let isReported = node.mapping?.isEmpty == false && entries.isEmpty
      if !isReported {
        let found = entries.map { "“\($0.key)”" }.joined(separator: " and ")
        fail(
          "a shape is one of \(kinds.joined(separator: ", ")), not "
            + (found.isEmpty ? "none of them" : found))
      }
      return nil
    }
    switch key {
    case "polygon": return value.integer("polygon", in: 3...1000).map { .polygon(sides: $0) }
    case "star": return value.integer("star", in: 3...1000).map { .star(points: $0, inner: 0.45) }
    default: return value.outline().map { .path($0) }
    }
  }

  /// The path data of an outline.
  private func outline() -> String? {
    guard let data = string("path") else { return nil }
    guard Path(data: data[...]) != nil else {
      fail("a path is what SVG writes in “d”, such as “M0 0 L100 0 50 80 Z”, not \(arrival)")
      return nil
    }
    return data
  }
}
