/// A view that may stand for sections, told by its type; among rows that behave in some way also one that may stand for a row and those
/// below it.
///
/// A loop over such views makes all of them at once, so that the rows of each are rows of the lazy
/// container around.
package nonisolated protocol SectionBearing {
  nonisolated static func mayHaveSections(inRows: Bool) -> Bool
}

extension ViewKinds {
  /// Whether a view of this type may stand for sections.
  package nonisolated static func mayHaveSections<V: View>(_ type: V.Type, inRows: Bool) -> Bool {
    if let bearing = type as? any SectionBearing.Type {
      return bearing.mayHaveSections(inRows: inRows)
    }
    return V.Body.self != Never.self && mayHaveSections(V.Body.self, inRows: inRows)
  }
}

extension ConditionalContent: SectionBearing where TrueContent: View, FalseContent: View {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(TrueContent.self, inRows: inRows)
      || ViewKinds.mayHaveSections(FalseContent.self, inRows: inRows)
  }
}

extension Optional: SectionBearing where Wrapped: View {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Wrapped.self, inRows: inRows)
  }
}

extension Group: SectionBearing where Content: View {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inRows: inRows)
  }
}

extension ModifiedContent: SectionBearing where Content: View, Modifier: ViewModifier {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inRows: inRows)
  }
}

extension IdentifiedView: SectionBearing {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inRows: inRows)
  }
}

extension ForEach: SectionBearing where Content: View {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inRows: inRows)
  }
}
