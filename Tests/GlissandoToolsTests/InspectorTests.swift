import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoCompatibility
import GlissandoViews
import Testing

@testable import GlissandoTools

@Suite("The inspector")
@MainActor
struct InspectorTests {
  private func playing() throws -> InspectorRig {
    let rig = InspectorRig(Playground())
    rig.open()
    let go = try #require(rig.content.elements.first { $0.label == "Go" }).frame
    rig.click(CGPoint(x: go.midX, y: go.midY))
    rig.run(1)
    return rig
  }

  private func row(_ name: String, _ rig: InspectorRig) throws -> TrackRow {
    let rows = rig.model.rows
    return try #require(
      rows.first { "\($0.track.name)" == name }, "\(rows.map { "\($0.track.name)" })")
  }

  @Test("F10 slides it in and out; closed it is not there at all")
  func opening() throws {
    let rig = InspectorRig(Playground())
    let items = rig.host.displayList.items.count
    #expect(rig.host.panel == nil && !rig.host.needsFrame)
    rig.key(.function(10))
    rig.run(4)
    let early = try rig.frame(of: "Close the inspector").minX
    rig.run(80)
    let late = try rig.frame(of: "Close the inspector").minX
    #expect(early > late + 100)
    #expect(rig.host.displayList.items.count > items)
    #expect(!rig.host.needsFrame)
    rig.key(.function(10))
    rig.run(80)
    #expect(rig.host.displayList.items.count == items)
    #expect(!rig.host.needsFrame && !rig.model.motion.isOn)
  }

  @Test("The screen is as large as the window, and not as what lies in it")
  func screen() {
    let rig = InspectorRig(width: 901, height: 601, Playground())
    rig.open()
    let panel = ViewHost(
      Text("panel"), size: CGSize(width: 90, height: 60), scale: 1,
      textShaper: PangoTextShaper(), fillsWindow: false)
    panel.size = CGSize(width: 80, height: 60)
    #expect(UIScreen.main.bounds.width > 90)
  }

  @Test("All that moves is listed by view and property")
  func names() throws {
    let rig = try playing()
    let names = Set(rig.model.rows.map { "\($0.track.name)" })
    for name in [
      "Playground › Circle · offset", "Playground › Circle · paint",
      "Playground › Text(\"Hello\") · opacity", "Playground › Caption · scaleEffect",
      "Playground › Rectangle · frame", "Playground › Gauge",
    ] {
      #expect(names.contains(name), "\(name) in \(names)")
    }
  }

  @Test("While the content has much to do the list waits for another frame, but not for long")
  func waiting() throws {
    let rig = InspectorRig(Crowd())
    rig.open()
    let go = try #require(rig.content.elements.first { $0.label == "Go" }).frame
    rig.click(CGPoint(x: go.midX, y: go.midY))
    rig.run(1)
    #expect(rig.content.counters.evaluatedBodies >= InspectorModel.busyBodies)
    #expect(rig.model.rows.isEmpty && !rig.model.motion.recorder.tracks.isEmpty)
    rig.run(1)
    #expect(!rig.model.rows.isEmpty)
    // Busy in every frame, as while something is dragged.
    rig.run(200)
    #expect(rig.model.rows.isEmpty)
    var isListed: [Bool] = []
    for _ in 0..<8 {
      rig.click(CGPoint(x: go.midX, y: go.midY))
      rig.run(1)
      isListed.append(!rig.model.rows.isEmpty)
    }
    #expect(!isListed[0] && isListed[7])
  }

  @Test("Its numbers are those of the mathematics")
  func numbers() throws {
    let rig = try playing()
    let row = try row("Playground › Circle · offset", rig)
    rig.run(20)
    let run = try #require(row.track.newest)
    #expect(run.interval == MotionInterval(from: [0, 0], to: [200, 0]))
    #expect(run.animation == .spring(Playground.spring))
    let elapsed = row.track.elapsed
    #expect(elapsed > 0.25 && elapsed < 0.4)
    let now = row.track.components
    #expect(abs(now.value[0] - Playground.spring.value(target: 200, time: elapsed)) < 1e-6)
    let velocity = Playground.spring.velocity(target: 200.0, time: elapsed)
    #expect(abs(now.velocity[0] - velocity) < 1e-4)
  }

  @Test("Colours are listed as colours, everything else as numbers")
  func colors() throws {
    let rig = try playing()
    let paint = try row("Playground › Circle · paint", rig)
    let surroundings = EnvironmentValues()
    #expect(paint.head.fromColor == Color.blue.resolve(in: surroundings))
    #expect(paint.head.toColor == Color.red.resolve(in: surroundings))
    rig.run(20)
    let now = try #require(paint.reading.color)
    #expect(now != paint.head.fromColor && now != paint.head.toColor)
    let offset = try row("Playground › Circle · offset", rig)
    #expect(offset.head.fromColor == nil && offset.reading.color == nil)
  }

  @Test("Nothing of the inspector itself is listed, and nothing of it is slowed")
  func itself() throws {
    let rig = InspectorRig(Playground())
    rig.transport.rate = 0.01
    rig.key(.function(10))
    rig.run(4)
    #expect(rig.model.rows.isEmpty)
    rig.run(60)
    let close = try rig.frame(of: "Close the inspector")
    #expect(close.maxX < 900)
  }

  @Test("Picking a row outlines its view, wherever that is now")
  func picking() throws {
    let rig = try playing()
    let items = rig.host.displayList.items.count
    try rig.press("Playground › Circle · offset")
    let row = try row("Playground › Circle · offset", rig)
    #expect(rig.model.selection == row.id)
    rig.run(1)
    #expect(rig.host.displayList.items.count > items)
    let bounds = try #require(rig.model.motion.shownBounds(of: row.track))
    let offset = row.track.components.value[0]
    #expect(abs(Double(bounds.minX) - (30 + offset)) < 0.01)
    #expect(abs(Double(bounds.width) - 60) < 0.01)
  }

  @Test("One is paused, sought, slowed and finished by its row, the others go on")
  func acting() throws {
    let rig = try playing()
    try rig.press("Playground › Circle · offset")
    rig.run(10)
    let row = try row("Playground › Circle · offset", rig)
    let other = try self.row("Playground › Caption · scaleEffect", rig)
    try rig.press("Pause this one")
    let held = (row.track.components.value[0], other.track.elapsed)
    rig.run(20)
    #expect(row.track.isHeld && row.track.components.value[0] == held.0)
    #expect(row.track.components.velocity[0] == 0)
    #expect(abs(other.track.elapsed - held.1 - 20 * InspectorRig.interval) < 1e-9)
    rig.model.seek(row, to: 0.1)
    rig.run(1)
    let early = Playground.spring.value(target: 200.0, time: 0.1)
    #expect(abs(row.track.components.value[0] - early) < 1e-6)
    rig.model.setRate(row, 0.25)
    try rig.press("Go on")
    let start = row.track.elapsed
    rig.run(8)
    #expect(abs(row.track.elapsed - start - 2 * InspectorRig.interval) < 1e-9)
    try rig.press("Finish this one")
    rig.run(1)
    #expect(!rig.model.rows.contains { $0.id == row.id })
    #expect(rig.model.motion.recorder.history.last?.ending == .finishedByHand)
    #expect(other.track.newest?.ending == nil)
  }

  @Test("A value that is sought is shown at once, also while the window's time stands still")
  func seekingInAPause() throws {
    let rig = try playing()
    let row = try row("Playground › Circle · offset", rig)
    rig.run(5)
    rig.key(.function(8))
    rig.run(2)
    rig.model.seek(row, to: 0.3)
    rig.run(1)
    let bounds = try #require(rig.model.motion.shownBounds(of: row.track))
    let exact = 30 + Playground.spring.value(target: 200.0, time: 0.3)
    #expect(abs(Double(bounds.minX) - exact) < 0.01)
  }

  @Test("What has ended is kept with its reason, and can be cleared")
  func history() throws {
    let rig = try playing()
    rig.run(64 * 5)
    #expect(rig.model.rows.isEmpty)
    try rig.press("Ended, \(rig.model.motion.recorder.history.count)")
    rig.run(1)
    let history = rig.model.motion.recorder.history
    #expect(history.count >= 5)
    for property in ["offset", "paint", "opacity", "scaleEffect", "frame"] {
      let run = history.last { $0.name.property == property }
      #expect(run?.ending == .finished, "\(property)")
    }
    #expect(history.last.map { "\($0.name)" } == "Playground › Caption · scaleEffect")
    try rig.press("Forget what has ended")
    #expect(rig.model.motion.recorder.history.isEmpty)
  }

  @Test("Closing frees what was held")
  func closing() throws {
    let rig = try playing()
    let row = try row("Playground › Caption · scaleEffect", rig)
    rig.model.togglePause(row)
    rig.run(200)
    #expect(rig.content.isAnimating)
    rig.key(.function(10))
    rig.run(300)
    #expect(!rig.content.isAnimating)
  }

  @Test("The content keeps the pointer beside the panel, and the panel takes it above itself")
  func pointer() throws {
    let rig = try playing()
    try rig.press("To the left side")
    rig.run(80)
    #expect(try rig.frame(of: "Close the inspector").maxX < 450)
    let before = rig.model.motion.recorder.changes
    let go = try #require(rig.content.elements.first { $0.label == "Go" }).frame
    rig.click(CGPoint(x: go.midX, y: go.midY))
    rig.run(1)
    #expect(rig.model.motion.recorder.changes == before)
    try rig.press("To the right side")
    rig.run(80)
    rig.click(CGPoint(x: go.midX, y: go.midY))
    rig.run(1)
    #expect(rig.model.motion.recorder.changes > before)
  }

  @Test("It is operated by keyboard after Shift F10, and Escape gives the keyboard back")
  func keyboard() throws {
    let rig = InspectorRig(Playground())
    rig.key(.function(10), .shift)
    rig.run(80)
    #expect(rig.model.isShown)
    // The first control brings it to the other side.
    rig.key(.space)
    rig.run(1)
    #expect(rig.model.isOnLeft)
    rig.key(.escape)
    rig.key(.space)
    rig.run(1)
    #expect(rig.model.isOnLeft && rig.model.isShown)
  }

  @Test(
    "What has the keyboard shows it, and nothing else: the content again when the inspector has gone"
  )
  func ring() throws {
    let rig = InspectorRig(Playground())
    let shaper = Painter()
    var content: PaintedImage {
      PaintedImage(
        rig.content.displayList, width: 900, height: 600, background: rig.content.groundColor,
        painter: shaper)
    }
    let plain = content
    rig.key(.tab)
    rig.run(40)
    let ringed = content
    #expect(ringed != plain)
    rig.key(.function(10), .shift)
    rig.run(80)
    #expect(content == plain)
    rig.key(.escape)
    rig.run(80)
    #expect(content == ringed)
    // By the sign that closes it, too.
    rig.key(.function(10), .shift)
    rig.key(.tab)
    rig.run(80)
    #expect(content == plain)
    rig.key(.space)
    rig.run(80)
    #expect(!rig.model.isShown)
    #expect(content == ringed)
    rig.key(.space)
    rig.run(30)
    #expect(content != ringed)
  }

  @Test("In a wide window it is docked: the content gives way, and nothing is covered")
  func docking() throws {
    let rig = InspectorRig(width: 1280, height: 800, Playground())
    rig.key(.function(9))
    rig.open()
    #expect(rig.content.size == CGSize(width: 900, height: 754))
    #expect(rig.host.size == CGSize(width: 1280, height: 800))
    #expect(try rig.frame(of: "Close the inspector").minX > 900)
    #expect(!rig.host.needsFrame)
    // What is painted is no more than what changed, though the content is smaller than the window.
    let go = try #require(rig.content.elements.first { $0.label == "Go" }).frame
    rig.click(CGPoint(x: go.midX, y: go.midY))
    rig.run(4)
    #expect(!rig.host.damage.isFull)
    try rig.press("To the left side")
    rig.run(80)
    #expect(rig.content.size.width == 1280)
    #expect(try rig.frame(of: "Close the inspector").maxX < 400)
    rig.key(.function(10))
    rig.run(80)
    #expect(rig.content.size == CGSize(width: 1280, height: 754))
    #expect(!rig.model.motion.isOn)
  }

  @Test("Above the content it leaves the bar at the foot of the window free")
  func aboveTheBar() throws {
    let rig = InspectorRig(Playground())
    rig.key(.function(9))
    rig.open()
    #expect(rig.content.size == CGSize(width: 900, height: 554))
    let bar = CGPoint(x: 880, y: 580)
    rig.click(bar)
    rig.run(30)
    // That was the bar's own button, below the inspector.
    #expect(!rig.transport.isBarShown)
  }
}
