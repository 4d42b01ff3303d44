import GlissandoDrawing
import Testing

@Suite struct RecentValuesTests {
  @Test("What is used stays, and what is not is let go")
  func uses() {
    var values = RecentValues<Int, String>(greatestCount: 4)
    values.insert("often", for: -1)
    for key in 0..<100 {
      values.insert("once", for: key)
      #expect(values.value(for: -1) == "often")
      #expect(values.value(for: key) == "once")
      #expect(values.count <= 8)
    }
    #expect(!values.contains(50))
    #expect(values.value(for: 50) == nil)
    values.remove(-1)
    #expect(!values.contains(-1))
  }

  @Test("What costs much makes room for less")
  func costs() {
    var values = RecentValues<Int, Int>(greatestCount: 100, greatestCost: 10)
    for key in 0..<50 { values.insert(key, for: key, cost: 4) }
    #expect(values.count <= 6)
    // One that is dearer than the budget is kept until another comes.
    values.insert(-1, for: -1, cost: 1000)
    #expect(values.contains(-1))
    for key in 50..<56 { values.insert(key, for: key, cost: 4) }
    #expect(!values.contains(-1))
    // What has been removed costs nothing.
    for key in 100..<200 {
      values.insert(key, for: key, cost: 4)
      values.remove(key)
    }
    #expect(values.contains(55))
  }
}
