import Foundation
import GlissandoDrawing
import Testing

/// Where the groups of a list end.
@Suite("Ends of groups")
struct GroupEndTests {
  private let leaf = DisplayLeaf(
    id: 1, content: DisplayContent(fill: Path(CGRect(x: 0, y: 0, width: 1, height: 1))),
    paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)))

  private static func group(_ id: UInt64) -> DisplayItem {
    .begin(DisplayGroup(id: id, kind: .opacity(0.5)))
  }

  /// The ends of the groups, in the order of their beginnings.
  private static func ends(_ list: DisplayList) -> [Int] {
    list.items.indices.compactMap { index in
      guard case .begin(let group) = list.items[index] else { return nil }
      return group.end(from: index, before: list.items.count)
    }
  }

  @Test("A group knows where it ends, however deep it lies")
  func nested() {
    let list = DisplayList(items: [
      Self.group(1), .leaf(leaf), Self.group(2), .end, Self.group(3), Self.group(4),
      .leaf(leaf), .end, .end, .end, Self.group(5), .end,
    ])
    #expect(Self.ends(list) == [9, 3, 8, 7, 11])
  }

  @Test("A group of another list ends where it does in the one that it is added to")
  func added() {
    let part = DisplayList(items: [Self.group(2), .leaf(leaf), .end])
    var list = DisplayList(items: [Self.group(1), .leaf(leaf), .leaf(leaf)])
    list.append(contentsOf: part.items)
    list.append(leaf)
    list.endAll()
    #expect(Self.ends(list) == [7, 5] && list.items.count == 8)
    list.endAll()
    #expect(list.items.count == 8)
  }

  @Test("A group that does something else ends where it did")
  func replaced() {
    var list = DisplayList(items: [Self.group(1), .leaf(leaf), .leaf(leaf), .end])
    list.replace(at: 0, with: DisplayGroup(id: 1, kind: .blend(.multiply)))
    list.replace(at: 1, with: leaf)
    #expect(Self.ends(list) == [3])
    guard case .begin(let group) = list.items[0], case .blend(.multiply) = group.kind else {
      Issue.record("the group is another one")
      return
    }
  }

  @Test("Of a group that is cut off, the end is that of what is left of it")
  func cut() {
    let list = DisplayList(items: [Self.group(1), .leaf(leaf), .end])
    guard case .begin(let group) = list.items[0] else { return }
    #expect(group.end(from: 0, before: 2) == 2)
    // And one without an end goes on to the end of all.
    #expect(DisplayGroup(id: 2, kind: .mask).end(from: 0, before: 7) == 7)
  }

  @Test("A list that was emptied begins anew")
  func emptied() {
    var list = DisplayList(items: [Self.group(1), Self.group(2)])
    list.removeAll()
    list.append(contentsOf: [Self.group(3), .end, .end])
    #expect(Self.ends(list) == [1])
  }
}
