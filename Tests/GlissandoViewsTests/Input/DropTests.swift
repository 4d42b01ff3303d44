import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What is dropped on views: from other programs, and from within the window.
@MainActor
@Suite struct DropTests {
  private final class Log {
    var texts: [String] = []
    var urls: [URL] = []
    var places: [CGPoint] = []
    var targeted: [Bool] = []
    var opened: [URL] = []
  }

  private struct Board: View {
    let log: Log
    var isEnabled = true

    var body: some View {
      HStack(spacing: 0) {
        Text("card").frame(width: 100, height: 100).draggable("a card")
        Rectangle().fill(.gray).frame(width: 100, height: 100)
          .dropDestination(for: String.self) { items, place in
            log.texts += items
            log.places.append(place)
            return true
          } isTargeted: {
            log.targeted.append($0)
          }
          .disabled(!isEnabled)
        Rectangle().fill(.blue).frame(width: 100, height: 100)
          .dropDestination(for: URL.self) { items, place in
            log.urls += items
            log.places.append(place)
            return true
          }
      }
      .onOpenURL { log.opened.append($0) }
    }
  }

  private func stage(_ log: Log, isEnabled: Bool = true) -> Stage {
    Stage(width: 300, height: 100) { Board(log: log, isEnabled: isEnabled) }
  }

  private let file = DroppedContent.url(URL(fileURLWithPath: "/a/deck.yaml"))

  @Test(
    "What another program drops goes to the view below that takes such things, in its own points")
  func fromElsewhere() {
    let log = Log()
    let stage = stage(log)
    #expect(
      stage.host.send(.dropped([.text("one"), .text("two")], at: CGPoint(x: 130, y: 40)), at: 0))
    #expect(log.texts == ["one", "two"])
    #expect(stage.host.send(.dropped([file], at: CGPoint(x: 260, y: 20)), at: 0))
    #expect(log.urls == [URL(fileURLWithPath: "/a/deck.yaml")])
    #expect(log.places == [CGPoint(x: 30, y: 40), CGPoint(x: 60, y: 20)])
  }

  @Test("An address that no view takes where it is dropped is opened; text is not")
  func opening() {
    let log = Log()
    let stage = stage(log)
    #expect(stage.host.send(.dropped([file], at: CGPoint(x: 130, y: 40)), at: 0))
    #expect(log.opened == [URL(fileURLWithPath: "/a/deck.yaml")] && log.urls.isEmpty)
    #expect(!stage.host.send(.dropped([.text("one")], at: CGPoint(x: 30, y: 40)), at: 0))
    #expect(log.texts.isEmpty)
  }

  @Test("While a question is open, an address is opened by nobody behind it")
  func question() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 200) {
      Asker(log: log)
    }
    stage.settle()
    #expect(!stage.host.send(.dropped([file], at: CGPoint(x: 130, y: 40)), at: stage.time))
    #expect(log.opened.isEmpty && log.urls.isEmpty)
    try stage.tap("Keep")
    stage.settle()
    #expect(!stage.elements.contains { $0.text?.hasPrefix("Not taken") == true })
    #expect(stage.host.send(.dropped([file], at: CGPoint(x: 130, y: 40)), at: stage.time))
    #expect(log.opened.count == 1)
  }

  @Test("What is dropped where something has to be answered first is told of, for a while")
  func told() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 200) { Asker(log: log) }
    stage.settle()
    var isTold: Bool { stage.elements.contains { $0.text?.hasPrefix("Not taken") == true } }
    let center = CGPoint(x: 150, y: 100)
    #expect(!stage.host.send(.dropped([.text("one")], at: center), at: stage.time))
    stage.advance(by: 0.5)
    #expect(isTold && log.texts.isEmpty)
    stage.advance(by: 5)
    #expect(!isTold)
    // What nothing below would take is none of the window's business.
    let corner = CGPoint(x: 2, y: 2)
    #expect(!stage.host.send(.dropped([.text("one")], at: corner), at: stage.time))
    stage.advance(by: 0.5)
    #expect(!isTold)
    #expect(!stage.host.send(.dropped([file], at: corner), at: stage.time))
    stage.advance(by: 0.5)
    #expect(isTold)
    try stage.tap("Keep")
    stage.settle()
    #expect(!isTold)
  }

  private struct Asker: View {
    let log: Log
    @State private var asks = true

    var body: some View {
      Board(log: log).alert("Keep the changes?", isPresented: $asks) { Button("Keep") {} }
    }
  }

  @Test("A view that is disabled takes nothing")
  func disabled() {
    let log = Log()
    let stage = stage(log, isEnabled: false)
    #expect(!stage.host.send(.dropped([.text("one")], at: CGPoint(x: 130, y: 40)), at: 0))
    #expect(log.texts.isEmpty)
  }

  @Test("A view is dragged to one that takes its value, which is told when it is above it")
  func dragging() {
    let log = Log()
    let stage = stage(log)
    stage.press(at: CGPoint(x: 50, y: 50))
    for x in stride(from: 60.0, through: 150, by: 10) { stage.move(to: CGPoint(x: x, y: 50)) }
    #expect(log.targeted == [true])
    stage.move(to: CGPoint(x: 250, y: 50))
    #expect(log.targeted == [true, false])
    stage.move(to: CGPoint(x: 150, y: 50))
    stage.release()
    #expect(log.texts == ["a card"] && log.targeted == [true, false, true, false])
  }

  @Test("What is let go where nobody takes it flies back")
  func refused() {
    let log = Log()
    let stage = stage(log)
    let before = stage.image()
    stage.press(at: CGPoint(x: 50, y: 50))
    for x in stride(from: 60.0, through: 250, by: 10) { stage.move(to: CGPoint(x: x, y: 50)) }
    #expect(stage.image() != before)
    stage.release()
    stage.settle()
    #expect(log.texts.isEmpty && stage.image() == before)
  }

  @Test("A delegate is told of what comes, moves, goes and is dropped")
  func delegate() {
    final class Listener: DropDelegate {
      var events: [String] = []
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
      func dropEntered(info: DropInfo) { events.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        events.append("updated \(Int(info.location.x))")
        return DropProposal(operation: .copy)
      }
      func dropExited(info: DropInfo) { events.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        for provider in info.itemProviders(for: [.text]) {
          provider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { self.events.append("dropped \(text ?? "nothing")") }
          }
        }
        return true
      }
    }
    let listener = Listener()
    let stage = Stage(width: 200, height: 100) {
      HStack(spacing: 0) {
        Text("card").frame(width: 100, height: 100)
          .onDrag { NSItemProvider(object: NSString(string: "it")) }
        Rectangle().frame(width: 100, height: 100).onDrop(of: [.text], delegate: listener)
      }
    }
    stage.press(at: CGPoint(x: 50, y: 50))
    for x in [60.0, 110, 120] { stage.move(to: CGPoint(x: x, y: 50)) }
    stage.release()
    #expect(listener.events == ["entered", "updated 20", "exited", "dropped it"])
  }

  @Test("What is dropped is handed over as bytes too: an address, a text, what a file holds")
  func bytes() throws {
    let file = URL(
      fileURLWithPath: NSTemporaryDirectory() + "glissando-drops-\(UUID().uuidString).txt")
    try Data("inside".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let journal = Journal<String>()
    let kinds: [UTType] = [.fileURL, .plainText, .image]
    let stage = Stage(width: 200, height: 100) {
      Color.red.onDrop(of: [.item, .text], isTargeted: nil) { providers in
        for provider in providers {
          for kind in kinds {
            provider.loadItem(forTypeIdentifier: kind.identifier, options: nil) { item, error in
              let data = (item as? NSData).map { Data(referencing: $0) }
              let text = data.map { String(decoding: $0, as: UTF8.self) }
              MainActor.assumeIsolated { journal.entries.append(text ?? "\(error != nil)") }
            }
          }
          provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
            MainActor.assumeIsolated { journal.entries.append("\(data?.count ?? 0)") }
          }
        }
        return true
      }
    }
    #expect(stage.host.send(.dropped([.text("é")], at: CGPoint(x: 50, y: 50)), at: 0))
    #expect(journal.entries == ["true", "é", "true", "2"])
    journal.entries.removeAll()
    #expect(stage.host.send(.dropped([.url(file)], at: CGPoint(x: 50, y: 50)), at: 0))
    #expect(journal.entries == [file.absoluteString, "inside", "true", "6"])
  }
}
