import CPangoCairo
import Foundation
import GlissandoDrawing

/// An outline or a picture among letters, as Pango holds it: a shape with a renderer of ours.
final class PangoAttachment {
  private let path: Path
  private let picture: LetterPicture?
  /// Where the picture is, from the place on the baseline, in points of the layout.
  private let frame: CGRect
  /// Points of the layout in a point of the text.
  private let scale: Double

  private init(_ attachment: TextAttachment, scale: Double) {
    path = attachment.path
    picture = attachment.picture
    frame = CGRect(
      x: 0, y: -attachment.ascent * scale, width: attachment.advance * scale,
      height: (attachment.ascent + attachment.descent) * scale)
    self.scale = scale
  }

  /// The attribute that puts an outline in place of the characters of its range.
  ///
  /// - Parameter units: Pango's units in a point of the text.
  static func attribute(
    for attachment: TextAttachment, units: Double
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    func whole(_ points: Double) -> Int32 { Int32(clamping: (points * units).rounded()) }
    var box = PangoRectangle(
      x: 0, y: whole(-attachment.ascent), width: whole(attachment.advance),
      height: whole(attachment.ascent + attachment.descent))
    let drawn = PangoAttachment(attachment, scale: units / Double(PANGO_SCALE))
    // Pango owns the object and lets go of it by the last function.
    let held = Unmanaged.passRetained(drawn).toOpaque()
    return withUnsafePointer(to: &box) { box in
      pango_attr_shape_new_with_data(
        box, box, held,
        { data in
          data.map { Unmanaged<PangoAttachment>.fromOpaque($0).retain().toOpaque() }
        },
        { data in
          if let data { Unmanaged<PangoAttachment>.fromOpaque(data).release() }
        })
    }
  }

  /// Has a context draw such shapes.
  static func install(in context: OpaquePointer) {
    pango_cairo_context_set_shape_renderer(
      context,
      { cairo, shape, isPath, _ in
        guard let cairo, let data = shape?.pointee.data else { return }
        let attachment = Unmanaged<PangoAttachment>.fromOpaque(data).takeUnretainedValue()
        attachment.draw(on: cairo, isPath: isPath != 0)
      }, nil, nil)
  }

  /// Adds the outline to the current path at the current point, or fills it; a picture is not part
  /// of a path.
  private func draw(on cairo: OpaquePointer, isPath: Bool) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    if let picture {
      if isPath { return }
      return CairoLeaf.draw(
        picture.image, in: frame.offsetBy(dx: x, dy: y), picture.style,
        usesSource: picture.style.isTemplate, opacity: 1, on: cairo)
    }
    if !isPath { cairo_new_path(cairo) }
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_scale(cairo, scale, scale)
    CairoPath.add(path, to: cairo)
    // The path that was added stays.
    cairo_restore(cairo)
    if !isPath { cairo_fill(cairo) }
  }
}
