import Foundation
import TestSupport
import Testing

@testable import GlissandoDrawing

/// Which pixels count as hit.
@Suite struct DamageTests {
  /// The hit pixels as a set of tiles, from the rectangles.
  private func tiles(_ damage: Damage) -> [Bool] {
    var result = [Bool](repeating: false, count: damage.columns * damage.rows)
    var overlaps = false
    damage.forEachRect { left, top, right, bottom in
      for row in top / Damage.tileSize...(bottom - 1) / Damage.tileSize {
        for column in left / Damage.tileSize...(right - 1) / Damage.tileSize {
          overlaps = overlaps || result[row * damage.columns + column]
          result[row * damage.columns + column] = true
        }
      }
      if right > damage.width || bottom > damage.height { overlaps = true }
    }
    #expect(!overlaps)
    return result
  }

  @Test("Rectangles cover exactly the hit tiles, without overlapping")
  func rectangles() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      var damage = Damage(width: 500, height: 300)
      for _ in 0..<8 {
        damage.add(
          CGRect(
            x: generator.number(in: -50...520), y: generator.number(in: -50...320),
            width: generator.number(in: 0...90), height: generator.number(in: 0...60)))
      }
      let covered = tiles(damage)
      for row in 0..<damage.rows {
        for column in 0..<damage.columns {
          #expect(
            covered[row * damage.columns + column] == damage.contains(row: row, column: column))
        }
      }
    }
  }

  @Test("Neighbours become one rectangle")
  func merging() {
    var damage = Damage(width: 640, height: 480)
    damage.add(CGRect(x: 40, y: 40, width: 200, height: 100))
    var count = 0
    damage.forEachRect { _, _, _, _ in count += 1 }
    #expect(count == 1)
  }

  @Test("Many tiles make all of the surface hit")
  func cap() {
    var damage = Damage(width: 320, height: 320)
    damage.add(CGRect(x: 0, y: 0, width: 320, height: 270))
    #expect(damage.isFull)
    damage.reset(width: 320, height: 320)
    #expect(damage.isEmpty && !damage.isFull)
  }

  @Test("What lies outside, is null or not a number hits nothing")
  func nothing() {
    var damage = Damage(width: 100, height: 100)
    damage.add(.null)
    damage.add(CGRect(x: 200, y: 0, width: 10, height: 10))
    damage.add(CGRect(x: -50, y: 0, width: 10, height: 10))
    damage.add(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    damage.add(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
    #expect(damage.isEmpty)
    damage.add(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(damage.isFull)
    var none = Damage()
    none.add(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(none.isEmpty)
  }

  private func leaf(_ id: UInt64, _ x: Double, _ content: DisplayContent) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content, paint: .color(Color.Resolved(red: 1, green: 0, blue: 0)),
        transform: CGAffineTransform(translationX: x, y: 0)))
  }

  private let content = DisplayContent(
    fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))

  private func hitColumns(_ old: [DisplayItem], _ new: [DisplayItem]) -> [Int] {
    let damage = DisplayList(items: new).damage(
      since: DisplayList(items: old), scale: 1, width: 640, height: 32)
    return (0..<damage.columns).filter { damage.contains(row: 0, column: $0) }
  }

  @Test("Equal lists differ nowhere, and a moved leaf where it was and is")
  func differences() {
    let items = [leaf(1, 10, content), leaf(2, 110, content), leaf(3, 210, content)]
    #expect(hitColumns(items, items).isEmpty)
    var moved = items
    moved[1] = leaf(2, 310, content)
    #expect(hitColumns(items, moved) == [3, 9, 10])
    #expect(hitColumns(items, [items[0], items[2]]) == [3])
    #expect(hitColumns([items[0], items[2]], items) == [3])
    #expect(hitColumns(items, [items[0], items[2], items[1]]).contains(3))
  }

  @Test("A changed group hits all that it holds, with what its shadow adds")
  func groups() {
    func list(_ opacity: Double) -> [DisplayItem] {
      [
        .begin(DisplayGroup(id: 9, kind: .opacity(opacity))), leaf(1, 10, content),
        leaf(2, 110, content), .end, leaf(3, 210, content),
      ]
    }
    #expect(hitColumns(list(1), list(0.5)) == [0, 3])
    #expect(hitColumns(list(1), list(1)).isEmpty)
    func shadow(_ x: Double) -> [DisplayItem] {
      let black = Color.Resolved(red: 0, green: 0, blue: 0)
      return [
        .begin(DisplayGroup(id: 9, kind: .shadow(color: black, radius: 0, x: 100, y: 0))),
        leaf(1, x, content), .end,
      ]
    }
    #expect(hitColumns(shadow(10), shadow(11)).contains(3))
  }

  @Test("What changes in a plane in perspective hits all of it, and elsewhere its own place")
  func planes() {
    let ground = leaf(1, 0, DisplayContent(fill: Path(CGRect(x: 0, y: 0, width: 400, height: 12))))
    func list(_ x: Double, _ m13: CGFloat) -> [DisplayItem] {
      let kind = DisplayGroup.Kind.plane(m13: m13, m23: 0, m33: 1)
      return [.begin(DisplayGroup(id: 9, kind: kind)), ground, leaf(2, x, content), .end]
    }
    #expect(hitColumns(list(110, 0), list(112, 0)) == [3])
    #expect(Set(hitColumns(list(110, 1e-5), list(112, 1e-5))).isSuperset(of: 0...11))
  }

  @Test("Text that begins to move hits all of a shadow around it")
  func shadowsOfText() {
    let layout = TextLayout(
      source: TextSource(spans: [], alignment: .leading), size: CGSize(width: 60, height: 12),
      firstBaseline: 10, lastBaseline: 10, lineCount: 1, isTruncated: false,
      inkBounds: CGRect(x: 0, y: 0, width: 60, height: 12))
    let text = DisplayContent(text: layout)
    func list(isMoving: Bool) -> [DisplayItem] {
      let black = Color.Resolved(red: 0, green: 0, blue: 0)
      guard case .leaf(var moving) = leaf(2, 300, text) else { return [] }
      moving.isMoving = isMoving
      return [
        .begin(DisplayGroup(id: 9, kind: .shadow(color: black, radius: 1, x: 0, y: 2.5))),
        leaf(1, 10, content), .leaf(moving), .end,
      ]
    }
    #expect(hitColumns(list(isMoving: false), list(isMoving: true)).contains(0))
  }

  @Test("What cannot be seen yet hits nothing, nor does a group that shows all of what it holds")
  func invisible() {
    func faded(_ leaf: DisplayItem, _ opacity: Double?, id: UInt64) -> [DisplayItem] {
      guard let opacity else { return [leaf] }
      return [.begin(DisplayGroup(id: id, kind: .opacity(opacity))), leaf, .end]
    }
    func list(_ opacity: Double?, and other: Double?) -> [DisplayItem] {
      faded(leaf(1, 10, content), opacity, id: 8)
        + (other.map { faded(leaf(2, 110, content), $0, id: 9) } ?? [])
    }
    let rest = list(nil, and: nil)
    // The first frame of a change: one is to leave, one is to come.
    #expect(hitColumns(rest, list(1, and: 0)).isEmpty)
    #expect(hitColumns(list(1, and: 0), list(0.9, and: 0.1)) == [0, 3])
    #expect(hitColumns(rest, list(0.9, and: 0)) == [0])
    #expect(hitColumns(list(1, and: 0), rest).isEmpty)
    #expect(hitColumns(list(1, and: 0.5), rest) == [3])
    #expect(hitColumns(rest, list(0, and: nil)) == [0])
    #expect(hitColumns(rest, list(.nan, and: nil)) == [0])
  }

  @Test("Damage of the upper left part of a surface hits the same tiles, that of a larger one all")
  func unionOfParts() {
    var whole = Damage(width: 640, height: 320)
    var part = Damage(width: 500, height: 300)
    part.add(CGRect(x: 70, y: 70, width: 10, height: 10))
    whole.formUnion(part)
    #expect(whole.contains(row: 2, column: 2))
    #expect(!whole.isFull && whole.pixelCount == 32 * 32)
    part.addAll()
    var half = Damage(width: 640, height: 640)
    half.formUnion(part)
    #expect(!half.isFull)
    #expect(half.contains(row: 0, column: 0) && !half.contains(row: 15, column: 15))
    var small = Damage(width: 100, height: 100)
    small.formUnion(part)
    #expect(small.isFull)
  }
}
