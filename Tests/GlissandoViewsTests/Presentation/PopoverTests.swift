import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Views that open beside others, with an arrow.
@MainActor
@Suite("Popovers")
struct PopoverTests {
  private struct Program: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    var place = Alignment.center
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
          Text("Content\nof two lines").padding(20).accessibilityIdentifier("content")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
    }
  }

  private func frames(_ program: Program) throws -> (button: CGRect, content: CGRect) {
    let stage = Stage(width: 500, height: 400) { program }
    let button = try stage.element("Show").frame
    try stage.tap("Show")
    #expect(stage.settle())
    let content = try stage.element("content").frame
    stage.close()
    return (button, content)
  }

  @Test("It opens at the edge of the view at which its arrow is wished")
  func edges() throws {
    let below = try frames(Program(edge: .bottom))
    #expect(below.content.minY > below.button.maxY)
    #expect(abs(below.content.midX - below.button.midX) < 1)
    let above = try frames(Program(edge: .top))
    #expect(above.content.maxY < above.button.minY)
    let before = try frames(Program(edge: .leading))
    #expect(before.content.maxX < before.button.minX)
    #expect(abs(before.content.midY - before.button.midY) < 1)
    let after = try frames(Program(edge: .trailing))
    #expect(after.content.minX > after.button.maxX)
    let any = try frames(Program())
    #expect(any.content == below.content)
  }

  @Test("It goes to the opposite edge where there is no room")
  func room() throws {
    let above = try frames(Program(edge: .bottom, place: .bottom))
    #expect(above.content.maxY < above.button.minY)
    let below = try frames(Program(edge: .top, place: .top))
    #expect(below.content.minY > below.button.maxY)
    let after = try frames(Program(edge: .leading, place: .leading))
    #expect(after.content.minX > after.button.maxX)
    let corner = try frames(Program(place: .topTrailing))
    #expect(corner.content.maxX <= 500 && corner.content.minY > corner.button.maxY)
  }

  @Test("It points at a part of the view, or a point of it")
  func attachments() throws {
    let plain = try frames(Program(edge: .bottom))
    let corner = try frames(Program(anchor: .point(.bottomTrailing), edge: .bottom))
    // The frame is that of the button's title; its surface is a little larger.
    #expect(abs(corner.content.midX - corner.button.maxX) < 16)
    #expect(abs(corner.content.minY - plain.content.minY) < 1)
    let part = try frames(
      Program(
        anchor: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 4))), edge: .bottom))
    #expect(part.content.minY < plain.content.minY - 10)
    #expect(part.content.midX < plain.content.midX - 10)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    @State private var item: Item?

    var body: some View {
      VStack(spacing: 200) {
        Text(item.map { "shows \($0.id)" } ?? "shows none")
        Button("Seven") { item = Item(id: 7) }
          .popover(item: $item) { item in
            VStack {
              Text("item \(item.id)")
              Button("Close") { self.item = nil }
            }
            .padding()
          }
      }
    }
  }

  @Test("That of an item opens with it, and a click around or Escape closes it")
  func items() throws {
    let stage = Stage(width: 400, height: 400) { Items() }
    func isOpen() -> Bool { stage.elements.contains { $0.text == "item 7" && !$0.isLeaving } }
    for close in 0..<3 {
      try stage.tap("Seven")
      stage.settle()
      #expect(isOpen())
      #expect(stage.elements.contains { $0.text == "shows 7" })
      switch close {
      case 0: stage.tap(at: CGPoint(x: 5, y: 5))
      case 1: stage.key(.escape)
      default: try stage.tap("Close")
      }
      stage.settle()
      #expect(!isOpen())
      #expect(stage.elements.contains { $0.text == "shows none" })
    }
    stage.close()
  }
}
