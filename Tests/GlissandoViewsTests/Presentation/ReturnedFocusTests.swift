import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// A field that has the keyboard has it again when what was presented over it has closed.
@MainActor
@Suite("The keyboard after a presentation")
struct ReturnedFocusTests {
  /// Where the field stands with regard to the view that presents.
  enum Place: CaseIterable, Sendable { case above, below, inside, itself }

  enum Kind: CaseIterable, Sendable { case sheet, cover, popover, alert, dialog }

  /// Who gives the field the keyboard, and when.
  enum Focusing: CaseIterable, Sendable {
    /// A press on the field.
    case pressed
    /// The program, long before.
    case before
    /// The program, in the moment in which it presents.
    case together
    /// The program, while the presentation is open.
    case meanwhile
  }

  @MainActor @Observable fileprivate final class Model {
    var text = ""
    var isOpen = false
    /// Counts the times that the field is given the keyboard, and those that it is so as something is presented.
    var focused = 0
    var opened = 0
  }

  private struct Program: View {
    @Bindable var model: Model
    let place: Place
    let kind: Kind
    @FocusState private var isFocused: Bool

    private var field: some View { TextField("Field", text: $model.text).focused($isFocused) }
    private var presenter: Presenter { Presenter(kind: kind, isOpen: $model.isOpen) }

    var body: some View {
      VStack {
        if place == .above { field }
        switch place {
        case .above, .below: Text("Presenter").modifier(presenter)
        case .inside: VStack { field }.padding().modifier(presenter)
        case .itself: field.modifier(presenter)
        }
        if place == .below { field }
      }
      .onChange(of: model.focused) { isFocused = true }
      .onChange(of: model.opened) {
        isFocused = true
        model.isOpen = true
      }
    }
  }

  private struct Presenter: ViewModifier {
    let kind: Kind
    @Binding var isOpen: Bool

    private func presents(_ other: Kind) -> Binding<Bool> {
      Binding(get: { isOpen && kind == other }, set: { isOpen = $0 })
    }

    func body(content: Content) -> some View {
      content
        .sheet(isPresented: presents(.sheet)) { inside }
        .fullScreenCover(isPresented: presents(.cover)) { inside }
        .popover(isPresented: presents(.popover)) { inside }
        .alert("Question", isPresented: presents(.alert)) { Button("Close") {} }
        .confirmationDialog("Question", isPresented: presents(.dialog)) { Button("Close") {} }
    }

    private var inside: some View {
      VStack {
        TextField("Other", text: .constant(""))
        Button("Close") { isOpen = false }
      }
      .frame(width: 200, height: 120)
    }
  }

  private func stage(_ model: Model, _ place: Place, _ kind: Kind) -> Stage {
    Stage(width: 500, height: 500) { Program(model: model, place: place, kind: kind) }
  }

  @Test(
    "The field has the keyboard again", arguments: Place.allCases,
    Kind.allCases.flatMap { kind in Focusing.allCases.map { (kind, $0) } })
  func returned(place: Place, how: (kind: Kind, focusing: Focusing)) throws {
    let model = Model()
    let stage = stage(model, place, how.kind)
    switch how.focusing {
    case .pressed: try stage.tap("Field")
    case .before: model.focused += 1
    case .together, .meanwhile: break
    }
    stage.advance(by: 0.1)
    if how.focusing == .together { model.opened += 1 } else { model.isOpen = true }
    stage.settle(limit: 3)
    if how.focusing == .meanwhile {
      model.focused += 1
      stage.settle(limit: 3)
    }
    // What opens beside its view leaves the rest of the window as it is.
    let takesAll = how.kind != .popover || how.focusing != .meanwhile
    if takesAll {
      stage.type("a")
      #expect(model.text == "", "what lies below is not typed into")
    }
    try stage.tap("Close")
    stage.settle(limit: 3)
    stage.type("x")
    #expect(model.text == "x")
    stage.close()
  }

  @Test(
    "A field that wants the keyboard as it appears has it when what came with it has closed",
    arguments: Place.allCases, Kind.allCases)
  func fromTheStart(place: Place, kind: Kind) throws {
    let model = Model()
    model.isOpen = true
    let stage = Stage(width: 500, height: 500) {
      Program(model: model, place: place, kind: kind).onAppear { model.focused += 1 }
    }
    stage.settle(limit: 3)
    if kind != .popover {
      stage.type("a")
      #expect(model.text == "")
    }
    try stage.tap("Close")
    stage.settle(limit: 3)
    stage.type("x")
    #expect(model.text == "x")
    stage.close()
  }

  private struct Row: View {
    @State private var isOpen = false
    @State private var isRenaming = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Find", text: $text).focused($isFocused)
        if isRenaming {
          Text("Renaming")
        } else {
          Button("Open") { isOpen = true }
            .popover(isPresented: $isOpen) { Button("Rename") { isRenaming = true } }
        }
      }
    }
  }

  @Test("It comes back without a warning where a body takes out the view that presents")
  func presenterTakenOut() throws {
    let warnings = try ViewWarning.collecting {
      let stage = Stage(width: 400, height: 300) { Row() }
      try stage.tap("Find")
      stage.settle()
      try stage.tap("Open")
      stage.settle()
      try stage.tap("Rename")
      stage.settle()
      stage.type("x")
      #expect(try stage.element("Find").value == "x")
    }
    #expect(warnings.isEmpty, "\(warnings)")
  }
}
