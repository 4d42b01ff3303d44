import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// What a GPU is asked to do, looked at without one.
@Suite struct RenderPlanTests {
  private let maker = PlanMaker()

  /// The plan of items in a window of 200 by 100 pixels, made `frames` times.
  private func plan(
    _ items: [DisplayItem], frames: Int = 1, damage: Damage? = nil
  ) -> RenderPlan {
    for _ in 0..<frames {
      maker.make(
        DisplayList(items: items), width: 200, height: 100, scale: 1, damage: damage,
        background: Fixture.white)
    }
    return maker.plan
  }

  private func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 900, kind: kind))] + items + [.end]
  }

  private let large = DisplayContent(
    fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 80)))

  @Test("Rectangles, small shapes and letters are one batch and need no picture")
  func batch() {
    let plan = plan([
      Fixture.leaf(Fixture.rect(0, 0, 150.5, 80), Fixture.blue, id: 1),
      Fixture.leaf(Fixture.circle(12), Fixture.red, id: 2, Fixture.at(3.3, 4)),
      Fixture.leaf(DisplayContent(text: Fixture.text("letters")), Fixture.black, id: 3),
      Fixture.leaf(Fixture.rect(0, 0, 9, 9), Fixture.red, id: 4),
    ])
    #expect(plan.steps == [.draw(0..<4, .none, replaces: false)])
    #expect(plan.quads.map(\.kind) == [0, 1, 1, 0])
    #expect(plan.maskUploads.count == 2 && plan.pictureUploads.isEmpty)
    #expect(plan.quads[0].right == 150.5)
  }

  @Test("What was uploaded stays: circles that move meet their masks again, pictures theirs")
  func uploads() {
    func items(_ step: Double) -> [DisplayItem] {
      [
        Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1, Fixture.at(step, 4)),
        Fixture.leaf(large, Fixture.blue, id: 2, Fixture.at(10 + step, 5), opacity: 1 / (1 + step)),
      ]
    }
    #expect(plan(items(0)).pictureUploads.count == 1)
    _ = plan(items(0), frames: 2)
    for step in 1..<5 {
      let plan = plan(items(Double(step)))
      #expect(plan.maskUploads.isEmpty && plan.pictureUploads.isEmpty, "step \(step)")
      #expect(plan.quads.last?.left == Float(10 + step))
    }
    // Between pixels it is another picture.
    #expect(plan(items(5.5)).pictureUploads.count == 1)
  }

  @Test("One identity that is there twice has two pictures")
  func twins() {
    let items = [
      Fixture.leaf(large, Fixture.blue, id: 2), Fixture.leaf(large, Fixture.red, id: 2),
    ]
    let first = plan(items)
    #expect(Set(first.pictureUploads.map(\.number)).count == 2)
    #expect(plan(items).pictureUploads.isEmpty)
  }

  @Test("Several items with an opacity are a layer, one is not")
  func layers() {
    let one = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1)
    let two = Fixture.leaf(Fixture.rect(5, 5, 30, 30), Fixture.blue, id: 2)
    #expect(plan(group(.opacity(0.5), [one])).layerDepth == 0)
    let plan = plan(group(.opacity(0.5), [one, two]))
    #expect(
      plan.steps == [
        .beginLayer(0), .draw(0..<2, .none, replaces: false), .endLayer(0),
        .draw(2..<3, .layer(0), replaces: false),
      ])
    #expect(plan.quads[2].color >> 24 == 128)
  }

  @Test("A clip at whole pixels cuts quads, another one makes pictures of what it cuts alone")
  func clips() {
    let inside = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1, Fixture.at(50, 40))
    let cut = Fixture.leaf(Fixture.rect(0, 0, 60, 50), Fixture.blue, id: 2)
    let rect = Path(CGRect(x: 10, y: 10, width: 100, height: 80))
    let straight = plan(group(.clip(rect, FillStyle()), [cut, inside]))
    #expect(straight.pictureUploads.isEmpty && straight.quads[0].left == 10)
    let round = Path(roundedRect: CGRect(x: 10, y: 10, width: 100, height: 80), cornerRadius: 20)
    let rounded = plan(group(.clip(round, FillStyle()), [cut, inside]))
    #expect(rounded.pictureUploads.count == 1 && rounded.quads.count == 2)
  }

  @Test("A material is painted with what lies behind it, where it is damaged")
  func materials() {
    let veil = Paint.veil(
      Veil(color: Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.3), radius: 4))
    let items = [
      Fixture.leaf(large, Fixture.blue, id: 1),
      Fixture.leaf(Fixture.rect(0, 0, 180, 90), veil, id: 2),
    ]
    var damage = Damage(width: 200, height: 100)
    damage.add(CGRect(x: 70, y: 40, width: 10, height: 10))
    _ = plan(items)
    let plan = plan(items, damage: damage)
    #expect(plan.steps.last == .draw(1..<2, .picture(2), replaces: true))
    #expect(plan.pictureUploads.map(\.width) == [32])
  }

  @Test("What is not damaged is not planned")
  func damage() {
    var damage = Damage(width: 200, height: 100)
    damage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = (0..<6).map {
      Fixture.leaf(
        Fixture.rect(0, 0, 8, 8), Fixture.red, id: $0, Fixture.at(Double($0) * 32 + 4, 4))
    }
    #expect(plan(items, damage: damage).quads.count == 1)
    #expect(plan(items, damage: Damage(width: 200, height: 100)).quads.isEmpty)
  }

  @Test("An atlas that is full begins anew, and what does not fit is a picture")
  func fullAtlas() {
    let text = Fixture.text(String(repeating: "many words ", count: 3), .title)
    func items(_ count: Int) -> [DisplayItem] {
      (0..<count).map {
        Fixture.leaf(
          DisplayContent(text: text), Fixture.black, id: UInt64($0),
          CGAffineTransform(scaleX: 1, y: 1 + Double($0) / 1e4), isMoving: true)
      }
    }
    // So many texts in one frame need more than there is.
    let plan = plan(items(800))
    #expect(!plan.pictureUploads.isEmpty && plan.quads.count == 800)
    let few = self.plan(items(10))
    #expect(few.pictureUploads.isEmpty && few.quads.count == 10)
  }
}
