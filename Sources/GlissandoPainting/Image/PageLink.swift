import CPangoCairo
import Foundation
import GlissandoDrawing

/// A part of a page that leads elsewhere.
struct PageLink: Equatable {
  /// Where it leads: an address, or `#` and the name of a page.
  let address: String
  /// Where it is on the page, in points.
  let area: CGRect

  /// The links of a text, one for each line that they run over.
  ///
  /// - Parameter matrix: From the text's points to the page's.
  /// - Complexity: O(*n*) in the characters.
  static func links(in layout: TextLayout, matrix: CGAffineTransform) -> [PageLink] {
    guard let text = layout.handle as? PangoText else { return [] }
    var links: [PageLink] = []
    var byte = 0
    for span in layout.source.spans {
      defer { byte += span.string.utf8.count }
      guard let address = span.link else { continue }
      links += text.lineBoxes(of: span.string, fromByte: byte).map {
        PageLink(address: address, area: $0.applying(matrix))
      }
    }
    return links.filter(\.area.isFinite)
  }

  /// Makes the area of a page of PDF lead there.
  ///
  /// - Parameter names: The names of pages; a link to one that there is not is left out.
  func add(to context: OpaquePointer, names: Set<String>) {
    let target: String
    if address.hasPrefix("#") {
      let name = String(address.dropFirst())
      guard names.contains(name) else { return }
      target = "dest='\(PageLink.quoted(name))'"
    } else {
      let allowed = address.addingPercentEncoding(withAllowedCharacters: PageLink.plain)
      target = "uri='\(allowed ?? "")'"
    }
    let numbers = [area.minX, area.minY, area.width, area.height].map { "\(Double($0))" }
    cairo_tag_begin(context, CAIRO_TAG_LINK, "\(target) rect=[\(numbers.joined(separator: " "))]")
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  /// Makes the present place of a page of PDF one that links lead to.
  static func addName(_ name: String, to context: OpaquePointer) {
    cairo_tag_begin(context, CAIRO_TAG_DEST, "name='\(quoted(name))' x=0 y=0")
    cairo_tag_end(context, CAIRO_TAG_DEST)
  }

  /// What addresses hold without being written as numbers; `%` itself begins one already.
  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&*+,;=%"
  )

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}

extension TextSpan {
  /// Whether it leads somewhere.
  var isLink: Bool { link != nil }
}
