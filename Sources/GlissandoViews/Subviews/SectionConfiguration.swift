import GlissandoMotion

/// A section of a view, taken apart.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from its siblings.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells the section from its siblings.
  public let id: ID
  /// What the section tells its container.
  public var containerValues: ContainerValues
  /// The views of its header; none where it has no header.
  public let header: SubviewsCollection
  /// The views of its content.
  public let content: SubviewsCollection
  /// The views of its footer; none where it has no footer.
  public let footer: SubviewsCollection
}

/// The sections of a view.
///
/// Views between sections belong to one without header and footer.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  var once: OnceActions?

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
