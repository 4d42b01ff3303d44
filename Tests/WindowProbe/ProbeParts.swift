import Foundation
import Glissando

/// A window with what programs are to find that read it out or work it: a list, a sheet, a menu, links, a box of several
/// values, and what is offered by name.
struct ProbeParts: View {
  @State private var rows: Set<Int> = []
  @State private var level = 3
  @State private var isArchived = false
  @State private var isSheetShown = false
  @State private var choice = "nothing"
  @State private var opened = "nothing"
  @State private var isFirst = true
  @State private var isSecond = false

  var body: some View {
    VStack {
      List(1..<5, id: \.self, selection: $rows) { Text("Row \($0)") }
      Text("Level").accessibilityValue("\(level)")
        .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
      HStack {
        Text("Letter")
        Text(isArchived ? "archived" : "new")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Archive") { isArchived = true }
      HStack {
        Text("Read [this](probe:this) and [that](probe:that)")
        Text("Opened: \(opened)")
        Toggle("Both", sources: [$isFirst, $isSecond], isOn: \.self).toggleStyle(.checkbox)
      }
      .environment(
        \.openURL,
        OpenURLAction { address in
          MainActor.assumeIsolated { opened = address.absoluteString }
          return .handled
        })
      HStack {
        Button("Open") { isSheetShown = true }
        Menu("More") {
          Button("First") { choice = "the first" }
          Button("Second") { choice = "the second" }
        }
        Text("Chosen: \(choice)")
      }
    }
    .padding()
    .sheet(isPresented: $isSheetShown) {
      VStack {
        Text("In the sheet")
        Button("Done") { isSheetShown = false }
      }
      .padding()
    }
  }
}
