import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Distances in lists")
struct ListSpacingTests {
  @Test("The first card is as far from the top as from the next, and moves aside for one above it")
  func top() throws {
    struct Cards: View {
      @State private var hasAbove = false
      var body: some View {
        VStack(spacing: 0) {
          List {
            if hasAbove { Section { Text("above") } }
            Section { Text("first") }
            Section { Text("second") }
          }
          .listStyle(.insetGrouped)
          Button("Above") { hasAbove.toggle() }
        }
      }
    }
    let stage = Stage(width: 300, height: 400) { Cards() }
    stage.advance(by: 0.1)
    let (first, second) = (try stage.element("first").frame, try stage.element("second").frame)
    #expect(abs(first.midY - 38) <= 1 && abs(second.midY - first.midY - 56) <= 1)
    try stage.tap("Above")
    stage.settle()
    #expect(abs(try stage.element("above").frame.midY - 38) <= 1)
    #expect(abs(try stage.element("first").frame.midY - 94) <= 1)
    try stage.tap("Above")
    stage.settle()
    #expect(abs(try stage.element("first").frame.midY - 38) <= 1)
  }

  private struct Rows: View {
    var rows: CGFloat?
    var sections: ListSectionSpacing = .default
    var body: some View {
      List {
        Section { ForEach(0..<3) { Text("row \($0)") } }
        Section { Text("other") }
      }
      .listStyle(.insetGrouped)
      .listRowSpacing(rows)
      .listSectionSpacing(sections)
    }
  }

  private func distance(_ view: Rows, _ first: String, _ second: String) throws -> CGFloat {
    let stage = Stage(width: 240, height: 400) { view }
    return try stage.element(second).frame.midY - stage.element(first).frame.midY
  }

  @Test("Rows stand as far apart as a program wishes, wherever the style is said")
  func rows() throws {
    let usual = try distance(Rows(), "row 0", "row 1")
    #expect(try distance(Rows(rows: 12), "row 0", "row 1") == usual + 12)
    #expect(try distance(Rows(rows: 12), "row 1", "row 2") == usual + 12)
    #expect(try distance(Rows(rows: -5), "row 0", "row 1") == usual)
    #expect(try distance(Rows(rows: .nan), "row 0", "row 1") == usual)
  }

  @Test("Rows with a distance are cards of their own, through which the ground is seen")
  func cards() throws {
    let stage = Stage(width: 240, height: 400) { Rows(rows: 16) }
    let (first, second) = (try stage.element("row 0").frame, try stage.element("row 1").frame)
    let image = stage.image()
    let between = image.pixel(120, Int((first.midY + second.midY) / 2))
    #expect(between == image.pixel(2, 2))
    #expect(between != image.pixel(200, Int(first.midY)))
  }

  @Test("Sections stand as far apart as a program wishes")
  func sections() throws {
    let usual = try distance(Rows(), "row 2", "other")
    #expect(try distance(Rows(sections: .compact), "row 2", "other") == usual - 10)
    #expect(try distance(Rows(sections: .custom(50)), "row 2", "other") == usual + 30)
  }

  private struct Headers: View {
    let spacing: ListSectionSpacing
    let isPlain: Bool
    var body: some View {
      List {
        Section("first") { Text("row") }
        Section("empty") {}
        Section("second") { Text("other") }
      }
      .modifier(Style(isPlain: isPlain))
      .listSectionSpacing(spacing)
    }
    struct Style: ViewModifier {
      let isPlain: Bool
      func body(content: Content) -> some View {
        if isPlain { content.listStyle(.plain) } else { content.listStyle(.insetGrouped) }
      }
    }
  }

  @Test(
    "Sections with headers stand as far apart, too, but for the first one",
    arguments: [true, false])
  func headers(isPlain: Bool) throws {
    func places(_ spacing: ListSectionSpacing) throws -> [CGFloat] {
      let stage = Stage(width: 240, height: 400) { Headers(spacing: spacing, isPlain: isPlain) }
      return try ["first", "row", "empty", "second", "other"].map {
        try stage.element($0).frame.midY
      }
    }
    let usual = try places(.default)
    let cases: [(ListSectionSpacing, CGFloat)] = [
      (.custom(50), 30), (.compact, -10), (.custom(0), -14),
    ]
    for (spacing, more) in cases {
      let moved = zip(usual, try places(spacing)).map { $1 - $0 }
      #expect(moved == [0, 0, more, 2 * more, 2 * more], "\(spacing)")
    }
  }

  @Test("A pinned header leaves the distance before it behind")
  func pinned() throws {
    func place(_ spacing: ListSectionSpacing) throws -> CGFloat {
      let stage = Stage(width: 240, height: 200) {
        List {
          ForEach(0..<3) { section in
            Section("section \(section)") { ForEach(0..<9) { Text("row \($0)") } }
          }
        }
        .listStyle(.plain).listSectionSpacing(spacing)
      }
      stage.scroll(by: CGSize(width: 0, height: -520), at: CGPoint(x: 100, y: 100))
      stage.settle()
      return try stage.element("section 1").frame.minY
    }
    #expect(try place(.custom(60)) == place(.default))
  }
}
