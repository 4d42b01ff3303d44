import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import TestSupport
import Testing

@MainActor
struct LabUndoTests {
  /// What somebody may do, at random.
  private func act(_ model: LabModel, _ random: inout SeededGenerator) {
    let parameters =
      SpringParameter.allCases.map(MotionParameter.spring)
      + [.delay, .speed, .initialVelocity]
    let letter = Lane.Letter.allCases.randomElement(using: &random) ?? .a
    switch Int.random(in: 0..<13, using: &random) {
    case 0...3:
      let parameter = parameters.randomElement(using: &random) ?? .delay
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        model.set(parameter, to: parameter.traits.value(at: .random(in: 0...1, using: &random)))
      }
    case 4: model.duplicate(letter)
    case 5: model.remove(letter)
    case 6: model.swapWithNext(letter)
    case 7: model.select(letter)
    case 8: model.rename(letter, "Lane \(Int.random(in: 0..<9, using: &random))")
    case 9: model.choose(MotionKind.allCases.randomElement(using: &random) ?? .curve)
    case 10: model.setRepetition(.count(3, autoreverses: Bool.random(using: &random)))
    case 11: model.bringIn(".spring(duration: 0.4, bounce: 0.2)")
    default: model.endStep()
    }
  }

  @Test("Undo goes back through random edits to the very beginning, and redo to the very end")
  func randomEdits() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let model = LabModel()
      var documents = [model.document]
      var steps = 0
      for _ in 0..<120 {
        let before = model.document
        act(model, &random)
        if model.document != before { steps += 1 }
        documents.append(model.document)
      }
      let last = model.document
      var undone = 0
      while model.history.canUndo {
        model.undo()
        undone += 1
        #expect(documents.contains { $0.lanes == model.lanes }, "seed \(seed), step \(undone)")
      }
      #expect(model.lanes == documents[0].lanes, "seed \(seed)")
      #expect(undone <= steps)
      while model.history.canRedo { model.redo() }
      #expect(model.lanes == last.lanes, "seed \(seed)")
    }
  }

  @Test("The document always has one to four lanes in order, and one of them selected")
  func invariants() {
    var random = SeededGenerator(seed: 99)
    let model = LabModel()
    for _ in 0..<2000 {
      act(model, &random)
      if Int.random(in: 0..<5, using: &random) == 0 { model.undo() }
      let letters = model.lanes.map(\.id.rawValue)
      #expect((1...4).contains(letters.count))
      #expect(letters == Array(Set(letters)).sorted())
      #expect(model.document[model.document.selection] != nil)
    }
  }

  @Test(
    "A lane's letter stays its own: removing one leaves the others, and the next takes its place")
  func letters() {
    let model = LabModel()
    for _ in 0..<5 { model.duplicate(.a) }
    #expect(model.lanes.map(\.id) == [.a, .b, .c, .d])
    model.remove(.b)
    #expect(model.lanes.map(\.id) == [.a, .c, .d])
    model.duplicate(.d)
    #expect(model.lanes.map(\.id) == [.a, .b, .c, .d])
    #expect(model.document.selection == .b)
  }

  @Test("Swapping exchanges what two lanes hold, and swapping again gives it back")
  func swapping() throws {
    let model = LabModel()
    model.duplicate(.a)
    model.set(.spring(.bounce), to: 0.8)
    model.rename(.b, "Wild")
    let before = model.lanes
    model.swapWithNext(.b)
    #expect(model.lanes[0].name == "Wild")
    #expect(model.lanes[0].id == .a)
    #expect(model.lanes[1].setting == .standard)
    model.swapWithNext(.b)
    #expect(model.lanes == before)
  }

  @Test("The ghost is the lane before the last change, and undo makes it what was undone")
  func ghost() {
    let model = LabModel()
    #expect(model.ghost == nil)
    model.set(.spring(.bounce), to: 0.5)
    model.set(.spring(.bounce), to: 0.6)
    #expect(model.ghost?.setting == .standard)
    model.set(.spring(.duration), to: 0.9)
    #expect(model.ghost?.setting.spring?.bounce == 0.6)
    let latest = model.selected.setting
    model.undo()
    #expect(model.ghost?.setting == latest)
    #expect(model.selected.setting.spring?.duration == 0.5)
  }

  @Test("A change of kind and back gives the motion that was there")
  func kinds() {
    let model = LabModel()
    model.choose(.curve)
    model.setCurve(.easeIn)
    model.choose(.spring)
    #expect(model.selected.setting == .standard)
    model.choose(.curve)
    #expect(model.selected.setting.base == .curve(.easeIn, duration: 0.5))
  }

  @Test("What a lane was before goes where the lane goes, and is no other lane's")
  func kindsOfLanes() {
    let model = LabModel()
    model.choose(.curve)
    model.setCurve(.easeIn)
    model.choose(.spring)
    model.add(.standard)
    model.choose(.curve)
    #expect(model.selected.setting.base == .curve(.easeInOut, duration: 0.5))
    model.swapWithNext(.a)
    model.choose(.spring)
    model.choose(.curve)
    model.select(.b)
    model.choose(.curve)
    #expect(model.selected.setting.base == .curve(.easeIn, duration: 0.5))
    model.remove(.b)
    model.add(.standard)
    model.choose(.curve)
    #expect(model.selected.setting.base == .curve(.easeInOut, duration: 0.5))
  }
}
