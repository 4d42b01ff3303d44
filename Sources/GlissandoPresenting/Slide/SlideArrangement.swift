import Glissando
import GlissandoDeck

/// How elements lie among each other: what is seen, and the rows, columns and grids between.
///
/// Stacks and grids are no views but places in this tree: what stands in one on one slide and by
/// itself on the next is the same view all the time, and glides.
struct SlideArrangement: Equatable, Sendable {
  /// What lies in a part.
  enum Content: Equatable, Sendable {
    /// One view, which is found by the part's name.
    case view
    /// Parts that are put where their places say.
    case canvas([SlideArrangement])
    case stack(Axis, spacing: Double, DeckAlignment, [SlideArrangement])
    case grid(columns: Int, spacing: Double, [SlideArrangement])
  }

  /// The element's name.
  let id: String
  let content: Content
  let place: ElementProperties.Place
  /// What is said of the size of what is no view; nil as the content wishes.
  var width: Double?
  var height: Double?

  /// All of a slide.
  init(_ elements: [SlideState.Element]) {
    id = ""
    place = .anchor(.center, offset: .zero)
    content = .canvas(Self.shown(elements))
  }

  /// What lies in an element that is no view of its own.
  init(inside element: SlideState.Element) {
    let properties = element.properties
    let parts = Self.shown(element.children)
    id = element.id
    place = properties.place
    switch element.kind {
    case .stack:
      content = .stack(properties.axis, spacing: properties.spacing, properties.alignment, parts)
    case .grid:
      content = .grid(columns: properties.columns, spacing: properties.spacing, parts)
    default:
      content = .canvas(parts)
    }
  }

  private init(viewOf element: SlideState.Element) {
    id = element.id
    place = element.properties.place
    content = .view
  }

  private static func shown(_ elements: [SlideState.Element]) -> [SlideArrangement] {
    elements.filter(\.properties.isShown).compactMap { element in
      guard element.isArranging else { return SlideArrangement(viewOf: element) }
      var part = SlideArrangement(inside: element)
      (part.width, part.height) = (element.properties.width, element.properties.height)
      return part.isEmpty ? nil : part
    }
  }

  /// Whether nothing lies in it and no size is said of it: then it takes no room, nor any space
  /// around it.
  private var isEmpty: Bool {
    guard width == nil, height == nil else { return false }
    return switch content {
    case .view: false
    case .canvas(let parts), .stack(_, _, _, let parts), .grid(_, _, let parts): parts.isEmpty
    }
  }
}

extension SlideState.Element {
  /// Whether it only says where others lie.
  var isArranging: Bool { isContainer && !movesAsOne }
}

/// An element that is seen, wherever it lies.
struct SlidePart: Identifiable, Equatable {
  let element: SlideState.Element
  /// The stacks and grids around it, innermost first.
  let owners: [String]
  /// In front of those with a lower number.
  let z: Double

  var id: String { element.id }

  /// All that are seen of some elements, the hindmost first.
  static func all(of elements: [SlideState.Element]) -> [SlidePart] {
    elements.flatMap { all(in: $0, owners: [], z: $0.properties.z) }
  }

  private static func all(
    in element: SlideState.Element, owners: [String], z: Double
  ) -> [SlidePart] {
    guard element.properties.isShown else { return [] }
    guard element.isArranging else { return [SlidePart(element: element, owners: owners, z: z)] }
    let order = element.children.indices.sorted {
      (element.children[$0].properties.z, $0) < (element.children[$1].properties.z, $1)
    }
    return order.flatMap {
      all(in: element.children[$0], owners: [element.id] + owners, z: z)
    }
  }
}
