import Foundation
package import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting

/// Lists that follow one another, of which a change reaches farther than what changes.
package struct ChangingScene: Sendable, CustomStringConvertible {
  /// What they are made for, in pixels.
  package static let size = (width: 400, height: 300)

  package let description: String
  package let scale: Double
  private let states: @Sendable () -> [[DisplayItem]]

  /// One after the other.
  package var lists: [DisplayList] { states().map { DisplayList(items: $0) } }

  package static let all = outward + coarse + shadows

  // MARK: Planes whose content grows

  private static let projections: [(m13: CGFloat, m23: CGFloat, m33: CGFloat)] = [
    (0.0006, -0.0004, 1), (0.003, 0.001, 0.7), (-0.001, 0.0002, 0.45), (0.012, 0.004, 2),
  ]

  /// Something moves outward in a plane, on which the picture's resolution and its place depend.
  private static let outward = projections.enumerated().map { index, projection in
    ChangingScene(
      description: "outward in \(projection)", scale: index % 2 == 0 ? 1.5 : 1,
      states: {
        let card = card()
        return [0.0, 11.4, 30, 31, 120, 700, 2400, 0].map { distance in
          let dot = dot(9, 150 + distance, 90 + distance / 3)
          return plane(projection, at: (30, 25), card + [dot])
        }
      })
  }

  private static func plane(
    _ projection: (m13: CGFloat, m23: CGFloat, m33: CGFloat), at place: (x: Double, y: Double),
    _ items: [DisplayItem]
  ) -> [DisplayItem] {
    let place = CGAffineTransform(translationX: place.x, y: place.y)
    let kind = DisplayGroup.Kind.plane(
      m13: projection.m13, m23: projection.m23, m33: projection.m33)
    return [.begin(DisplayGroup(id: 900, transform: place, kind: kind))] + items + [.end]
  }

  // MARK: Planes that are coarser than the window

  /// Something small moves and fades in a plane of which the eye is so near, or of which there is so much, that pixels of
  /// its picture are larger than the window's.
  private static let coarse = [(0.0, 0.1, 0.0), (-190, 1, 188)].map { first, depth, move in
    ChangingScene(
      description: "coarse from \(first)", scale: 1,
      states: {
        let ground = leaf(1, rect(first, -40, 7000, 2300), (0.2, 0.5, 0.9))
        return (0..<6).map { step in
          let number = Double(step / 2)
          let small = DisplayContent(
            fill: rect(first + 9 + number * 0.7, 5 + number * 0.4, 6.3, 5.7))
          return plane(
            (0.005, 0, CGFloat(depth)), at: (move, 0),
            [ground, leaf(2, small, (1, 0.1, 0), opacity: step % 2 == 0 ? 0.3 : 0.9)])
        }
      })
  }

  // MARK: Shadows of text

  /// A text in a card begins to move, or to rest, comes or goes: the card's shadow is then put elsewhere between pixels.
  private static let shadows = [(1.0, 2.5), (1.25, 2), (1.5, 1)].map { scale, y in
    ChangingScene(
      description: "shadow by \(y) at \(scale)", scale: scale,
      states: {
        let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.8)
        let kind = DisplayGroup.Kind.shadow(color: black, radius: 1, x: 0, y: y)
        let (items, resting) = (card() + [dot(9, 190.3, 120.6)], text(7, 10, 10))
        return [false, true, false, nil, false].map { isMoving in
          [.begin(DisplayGroup(id: 900, kind: kind))] + items
            + (isMoving.map { [resting.moving($0)] } ?? []) + [.end]
        }
      })
  }

  // MARK: Items

  private static func card() -> [DisplayItem] {
    [
      leaf(
        1, Path(roundedRect: CGRect(x: 0, y: 0, width: 150, height: 110), cornerRadius: 16),
        (0.9, 0.8, 0.5)),
      leaf(2, Path(ellipseIn: CGRect(x: 20.3, y: 40.7, width: 50, height: 44)), (0.7, 0.1, 0.2)),
      leaf(3, rect(90.4, 50.2, 31.3, 44.6), (0.1, 0.3, 0.7)),
      text(4, 12, 8).moving(true),
    ]
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private static func dot(_ id: UInt64, _ x: Double, _ y: Double) -> DisplayItem {
    leaf(id, Path(ellipseIn: CGRect(x: x, y: y, width: 12, height: 12)), (0, 0.6, 0.1))
  }

  private static func text(_ id: UInt64, _ x: Double, _ y: Double) -> DisplayItem {
    let span = TextSpan("Glissando", font: Font.title.resolve(in: EnvironmentValues()))
    let text = PangoTextShaper().layout(TextSource(spans: [span], alignment: .leading), width: nil)
    return .leaf(
      DisplayLeaf(
        id: id, content: DisplayContent(text: text),
        paint: .color(Color.Resolved(red: 0, green: 0, blue: 0.2)),
        transform: CGAffineTransform(translationX: x, y: y)))
  }

  private static func leaf(
    _ id: UInt64, _ path: Path, _ color: (Float, Float, Float)
  ) -> DisplayItem {
    leaf(id, DisplayContent(fill: path), color, opacity: 1)
  }

  private static func leaf(
    _ id: UInt64, _ content: DisplayContent, _ color: (Float, Float, Float), opacity: Double
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content,
        paint: .color(Color.Resolved(red: color.0, green: color.1, blue: color.2)),
        opacity: opacity))
  }
}

extension DisplayItem {
  /// The same leaf, on its way or at rest.
  fileprivate func moving(_ isMoving: Bool) -> DisplayItem {
    guard case .leaf(var leaf) = self else { return self }
    leaf.isMoving = isMoving
    return .leaf(leaf)
  }
}
