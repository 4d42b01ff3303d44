import Foundation
import GlissandoTesting
import GlissandoControls
import GlissandoViews

/// What a form's actions have done.
final class FormLog {
  var entries: [String] = []
}

/// A field called "name", and what the program makes of its text.
struct FieldForm: View {
  var log = FormLog()
  @State var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .accessibilityIdentifier("name")
        .onSubmit { log.entries.append("submit \(name)") }
      Text("Hello, \(name)!").accessibilityIdentifier("greeting")
      Button("Other") { name = "Grace" }
    }
  }
}

/// A stage for a form whose field has the keyboard.
@MainActor
func makeForm(_ name: String = "") throws -> (Stage, FormLog) {
  let log = FormLog()
  let stage = Stage(width: 300, height: 160) { FieldForm(log: log, name: name) }
  try stage.tap("name")
  return (stage, log)
}

/// What the field called "name" holds.
@MainActor
func fieldValue(_ stage: Stage) throws -> String? { try stage.element("name").value }
