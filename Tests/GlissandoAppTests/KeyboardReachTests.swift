import Foundation
import Glissando
import GlissandoLab
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import GlissandoViews

/// Everything can be reached with Tab, in the order of reading, and it can be seen where one is.
@MainActor
@Suite struct KeyboardReachTests {
  /// What can have the keyboard, in the order in which it is read out.
  private func wanted(_ stage: Stage) -> [AccessibleElement] {
    stage.host.outline.elements.flatMap(\.flattened).filter { $0.states.contains(.focusable) }
  }

  private func walk(_ stage: Stage) {
    stage.settle()
    let wanted = wanted(stage)
    #expect(wanted.count > 2)
    var reached: [Int] = []
    var last = stage.host.displayList.stableHash
    for _ in 0..<(wanted.count + 2) {
      stage.key(.tab)
      stage.settle()
      guard let current = stage.host.tree.focus?.current?.node.serial else { break }
      let picture = stage.host.displayList.stableHash
      let name = wanted.first { $0.identity == current }?.name ?? "?"
      #expect(picture != last, "nobody sees that “\(name)” has the keyboard")
      last = picture
      if current == reached.first { break }
      reached.append(current)
    }
    #expect(Set(reached) == Set(wanted.map(\.identity)))
    #expect(reached == wanted.map(\.identity), "the order is not that of reading")
  }

  @Test("The gallery's first page") func home() {
    let model = GalleryModel(.home)
    walk(Stage(width: 1280, height: 800) { GalleryView(model: model) })
  }

  @Test("The lab") func lab() {
    let model = LabModel()
    walk(Stage(width: 1280, height: 800) { LabView(model: model) })
  }

  @Test("The page on which a talk is chosen, in any size of text")
  func chooser() {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let model = TalkChooserModel(recent: ["/nowhere/a.yaml", "/nowhere/b.yaml"]) { _ in }
      let stage = Stage(width: 720, height: 450) {
        TalkChooser(model: model).dynamicTypeSize(size)
      }
      walk(stage)
      // Nothing is beside the window.
      #expect(wanted(stage).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 720 })
    }
  }

  @Test("Pages of the gallery", arguments: [0, 7, 30, 60])
  func pages(_ index: Int) throws {
    let model = GalleryModel(.home)
    model.open(.page(try #require(GalleryPage.all.dropFirst(index).first).name))
    walk(Stage(width: 1280, height: 800) { GalleryView(model: model) })
  }
}
