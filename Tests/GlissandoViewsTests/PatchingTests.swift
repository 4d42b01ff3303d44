import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What is written into the display list in place must be what a new list would hold.
@MainActor
@Suite("Patching the display list")
struct PatchingTests {
  private struct Options {
    var choice = 0
    var text = 0
    var firstTag = 0
  }

  private func menu() -> (Stage, Remote<Options>) {
    makeStage(Options()) { options in
      VStack {
        Text("above \(options.text)")
        Picker("Menu", selection: .constant(options.choice)) {
          Text("one \(options.text)").tag(options.firstTag)
          Text("two \(options.text)").tag(1 - options.firstTag)
        }
        .pickerStyle(.menu)
        Text("below \(options.text)")
      }
    }
  }

  private func text(_ stage: Stage) -> String {
    stage.update()
    return stage.host.displayList.description
  }

  private func rebuiltText(_ stage: Stage) -> String {
    stage.host.invalidateAll()
    stage.advance(frames: 1)
    return stage.host.displayList.description
  }

  @Test("A hidden option that changes writes over nothing")
  func hiddenOption() {
    let (stage, remote) = menu()
    remote.value.choice = 1
    stage.settle()
    remote.value.text = 7
    let patched = text(stage)
    #expect(patched == rebuiltText(stage))
    #expect(patched.contains("two 7") && !patched.contains("one"))
  }

  @Test("An option that becomes the chosen one by its tag is drawn")
  func retaggedOption() {
    let (stage, remote) = menu()
    #expect(text(stage).contains("one 0"))
    remote.value.firstTag = 1
    let patched = text(stage)
    #expect(patched.contains("two 0") && !patched.contains("one 0"))
    #expect(patched == rebuiltText(stage))
  }

  @Test("A modifier around a loop lets go of the elements that have left")
  func elementsAreFreed() {
    final class Weak { weak var node: ViewNode? }
    let remote = Remote<Int>()
    let stage = Stage(width: 300, height: 200) {
      VStack {
        Group { Remoted(0, remote) { ForEach($0..<$0 + 3, id: \.self) { Text("\($0)") } } }.blur(
          radius: 1)
      }
    }
    var seen: [Int: Weak] = [:]
    func note(_ node: ViewNode) {
      let entry = Weak()
      entry.node = node
      seen[node.serial] = entry
      node.forEachChild(note)
    }
    for round in 1...200 {
      remote.value = round * 3
      stage.update()
      note(stage.host.root)
    }
    let held = seen.values.filter { $0.node?.isAlive == false }.count
    #expect(seen.count > 600)
    #expect(held < 60)
  }
}
