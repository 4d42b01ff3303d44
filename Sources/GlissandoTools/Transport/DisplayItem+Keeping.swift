import GlissandoDrawing

// What it costs to keep items of frames.

extension DisplayItem {
  /// Whether another item is the same one and would paint the same.
  func isSame(as other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.leaf(let a), .leaf(let b)): a.id == b.id && a.looksLike(b)
    case (.begin(let a), .begin(let b)): a.id == b.id && a.looksLike(b) && a.count == b.count
    case (.end, .end): true
    default: false
    }
  }

  /// The bytes that it keeps alive besides itself, where another item is kept anyway.
  ///
  /// An estimate: what is shared with others than that one is counted again.
  func byteCount(since other: DisplayItem?) -> Int {
    switch self {
    case .leaf(let leaf):
      if case .leaf(let before) = other, before.content === leaf.content { return 0 }
      return leaf.content.byteCount
    case .begin(let group):
      if case .clip(let path, _) = group.kind { return path.byteCount }
      return 0
    case .end: return 0
    }
  }
}

extension DisplayContent {
  /// The object itself, and about what a painter keeps with it.
  private static let ownBytes = 400

  fileprivate var byteCount: Int {
    switch kind {
    case .fill(let path, _), .stroke(let path, _): return Self.ownBytes + path.byteCount
    case .text(let layout): return Self.ownBytes + layout.byteCount
    case .image: return Self.ownBytes
    case .commands(let commands):
      return commands.reduce(Self.ownBytes) { $0 + $1.byteCount }
    }
  }
}

extension TextLayout {
  /// A layout, and for each letter its glyph and place.
  fileprivate var byteCount: Int { 600 + 64 * source.string.utf8.count }
}

extension DrawCommand {
  fileprivate var byteCount: Int {
    let own = MemoryLayout<DrawCommand>.stride
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _):
      return own + path.byteCount
    case .text(let layout, _, _): return own + layout.byteCount
    default: return own
    }
  }
}

extension Path {
  fileprivate var byteCount: Int {
    guard case .elements(let elements) = storage else { return 0 }
    return elements.count * MemoryLayout<Path.Element>.stride
  }
}
