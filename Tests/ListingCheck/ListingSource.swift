#if Macros
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// A listing as it is compiled: its imports changed, and functions added that make its views.
  struct ListingSource {
    /// What the compiler is given.
    ///
    /// Lines have the numbers that they have in the file.
    let text: String
    /// The views that can be made without arguments, in order; named as in the source.
    let viewNames: [String]
    /// Whether it uses the vector functions that the check supplies.
    let usesVectors: Bool

    init(_ source: String) {
      let file = Parser.parse(source: source)
      let imports = ListingImports(file)
      let finder = ListingViewFinder(viewMode: .sourceAccurate)
      finder.walk(file)
      let views = finder.makeableViews
      viewNames = views.map(\.name)
      usesVectors = source.contains("vDSP")
      text = imports.changed(source) + "\n" + Self.factory(of: views)
    }

    /// Code that makes the view of a number, for the process that runs them.
    private static func factory(of views: [ListingView]) -> String {
      let cases = views.enumerated().map { index, view in
        "    case \(index): view = Glissando.AnyView(\(view.expression))"
      }
      return """
        \(views.compactMap(\.declaration).joined(separator: "\n"))
        @_cdecl("makeListingView")
        public func makeListingView(_ number: Int, _ place: UnsafeMutableRawPointer) {
          MainActor.assumeIsolated {
            let view: Glissando.AnyView
            switch number {
        \(cases.joined(separator: "\n"))
            default: view = Glissando.AnyView(Glissando.EmptyView())
            }
            place.assumingMemoryBound(to: Glissando.AnyView.self).initialize(to: view)
          }
        }

        """
    }
  }

  /// The import lines of a listing.
  private struct ListingImports {
    /// Byte ranges of imports and what replaces them.
    private var changes: [(range: Range<Int>, text: String)] = []

    init(_ file: SourceFileSyntax) {
      var hasGlissando = false
      for statement in file.statements {
        guard let declaration = statement.item.as(ImportDeclSyntax.self) else { continue }
        switch declaration.path.first?.name.text {
        case "SwiftUI", "Glissando":
          replace(declaration, with: hasGlissando ? "" : "import Glissando")
          hasGlissando = true
        // What the check supplies is compiled into the same module.
        case "Accelerate", "Combine", "PlaygroundSupport": replace(declaration, with: "")
        default: break
        }
      }
      if !hasGlissando { changes.append((0..<0, "import Glissando; ")) }
    }

    private mutating func replace(_ declaration: ImportDeclSyntax, with text: String) {
      let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
      changes.append((start..<end, text))
    }

    func changed(_ source: String) -> String {
      var bytes = Array(source.utf8)
      for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
