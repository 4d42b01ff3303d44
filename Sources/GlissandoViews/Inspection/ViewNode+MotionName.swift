import GlissandoMotion

// What an animation moves, in the words of the program: the view that it has written, the view inside
// whose property it is, and the property.
extension ViewNode {
  /// The name of an attribute that this node observes.
  func motionName(ofAttribute label: String) -> MotionName {
    let view = contentName
    let owner = ownerName ?? ""
    let call = identifier.map { " “\($0)”" } ?? ""
    return MotionName(
      owner: owner == view ? "" : owner, view: view + call,
      property: Self.propertyName(label, of: view))
  }

  /// What the program calls the view or what is around it, up to the view that it has written.
  private var identifier: String? {
    var node: ViewNode? = self
    while let current = node {
      if let name = (current as? AccessibilityNode)?.modifier.identifier { return name }
      if current !== self, let type = current.describedType, Self.isOfTheProgram(type) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// What a modifier changes, by the view that it changes; of anything else its own name.
  private var contentName: String {
    var node: ViewNode = self
    while node.namesItsContent {
      var only: ViewNode?
      var count = 0
      node.forEachChild { child in
        only = child
        count += 1
      }
      guard count == 1, let only else { break }
      node = only
    }
    return Self.shortName(node.debugName)
  }

  /// Whether the node is known by what is inside: a modifier, a branch, what a view of ours is
  /// made of.
  private var namesItsContent: Bool {
    if let describedType { return !Self.isOfTheProgram(describedType) }
    return self is ContentNode || !(self is LayoutNode)
  }

  /// The type that describes what is below by a body; nil where none does.
  var describedType: Any.Type? { (self as? any BodyDescribing)?.bodyType }

  /// The nearest view around that the program has written.
  private var ownerName: String? {
    parent?.nearest { node in
      guard let type = node.describedType, Self.isOfTheProgram(type) else { return nil }
      return Self.shortName(node.debugName)
    }
  }

  /// The modules of which views are made; those of the lab and the gallery count as a program.
  private static let ownModules: Set = [
    "GlissandoViews", "GlissandoControls", "GlissandoCompatibility", "GlissandoDrawing", "Swift",
  ]

  private static func isOfTheProgram(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !ownModules.contains(String(module))
  }

  /// A name without type arguments, and containers by the names that programs use.
  private static func shortName(_ name: String) -> String {
    let plain = name.hasPrefix("Text(") ? name : String(name.prefix { $0 != "<" })
    for suffix in ["Layout", "Node"] where plain.hasSuffix(suffix) && plain != suffix {
      return String(plain.dropLast(suffix.count))
    }
    return plain
  }

  /// The property that a label means: that of a modifier by the modifier's name, none where the view
  /// moves itself.
  private static func propertyName(_ label: String, of view: String) -> String {
    let plain = shortName(label)
    if plain == view { return "" }
    guard plain.hasSuffix("Modifier") else { return plain }
    let stem = plain.dropLast("Modifier".count)
    let name = stem.prefix(1).lowercased() + stem.dropFirst()
    return modifierNames[name] ?? name
  }

  /// The modifiers whose types are called otherwise than they are written.
  private static var modifierNames: [String: String] {
    [
      "scale": "scaleEffect", "rotation": "rotationEffect", "transform": "transformEffect",
      "clip": "clipShape", "geometryGroup": "geometryGroup", "blend": "blendMode",
    ]
  }
}

/// A node that describes what is below by a body.
@MainActor
protocol BodyDescribing: ViewNode {
  /// The type of what has the body.
  var bodyType: Any.Type { get }
}
