/// A view that may stand for sections, told by its type; in a list also one that may stand for a row and those
/// below it.
///
/// A loop over such views makes all of them at once, so that the rows of each are rows of the lazy
/// container around.
package nonisolated protocol SectionBearing {
  nonisolated static func mayHaveSections(inList: Bool) -> Bool
}

extension ViewKinds {
  /// Whether a view of this type may stand for sections.
  package nonisolated static func mayHaveSections<V: View>(_ type: V.Type, inList: Bool) -> Bool {
    if let bearing = type as? any SectionBearing.Type {
      return bearing.mayHaveSections(inList: inList)
    }
    return V.Body.self != Never.self && mayHaveSections(V.Body.self, inList: inList)
  }
}

extension ConditionalContent: SectionBearing where TrueContent: View, FalseContent: View {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(TrueContent.self, inList: inList)
      || ViewKinds.mayHaveSections(FalseContent.self, inList: inList)
  }
}

extension Optional: SectionBearing where Wrapped: View {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(Wrapped.self, inList: inList)
  }
}

extension Group: SectionBearing where Content: View {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inList: inList)
  }
}

extension ModifiedContent: SectionBearing where Content: View, Modifier: ViewModifier {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inList: inList)
  }
}

extension IdentifiedView: SectionBearing {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inList: inList)
  }
}

extension ForEach: SectionBearing where Content: View {
  package nonisolated static func mayHaveSections(inList: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inList: inList)
  }
}
