import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Dates and resources in texts")
struct DateRangeTests {
  private let start = Date(timeIntervalSince1970: 1_715_769_000)

  @Test("A range of dates is shown as an interval, however it is given")
  func ranges() throws {
    let end = start.addingTimeInterval(2 * 86_400)
    let stage = Stage(width: 500, height: 100) {
      Text(start...end).accessibilityIdentifier("range")
      Text(DateInterval(start: start, end: end)).accessibilityIdentifier("interval")
    }
    let text = try #require(try stage.element("range").text)
    #expect(text == (start..<end).formatted())
    #expect(try stage.element("interval").text == text)
    #expect(throws: Never.self) { Stage(width: 500, height: 100) { Text(start...start) } }
  }

  @Test("A resource says its default value, or its key")
  func resources() throws {
    let count = 3
    let resource: LocalizedStringResource = "\(count) rows"
    let named = LocalizedStringResource("rows.title", defaultValue: "Rows")
    #expect(resource.key == "3 rows" && named.key == "rows.title")
    #expect(String(localized: named) == "Rows" && String(localized: "\(count) rows") == "3 rows")
    var clicks = 0
    let stage = Stage(width: 300, height: 200) {
      Text(resource)
      Button(named) { clicks += 1 }
      Label(LocalizedStringResource("Star"), systemImage: "star")
    }
    #expect(throws: Never.self) { try stage.element("3 rows") }
    #expect(throws: Never.self) { try stage.element("Star") }
    try stage.tap("Rows")
    #expect(clicks == 1)
  }
}
