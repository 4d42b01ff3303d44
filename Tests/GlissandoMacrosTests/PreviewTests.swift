import Foundation
import GlissandoExpansion
import GlissandoControls
import GlissandoCompatibility
import GlissandoViews
import Testing

// That these compile is the test: nothing shows them.
#Preview { Text("Plain") }
#Preview("Named", traits: .sizeThatFitsLayout, .fixedLayout(width: 20, height: 20)) {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}
#Preview("Turned", traits: .landscapeLeft, body: { Text("Turned") })
#Preview(body: { Text("By its label") })
#Preview("For each", arguments: ["a", "b"]) { Text($0) }

@available(macOS 14, *)
#Preview("Available") {
  let text = "Statements"
  return Text(text)
}

private struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }
  func body(content: Content, context: Int) -> some View { content.opacity(Double(context)) }
}

#Preview(traits: .modifier(Shared())) { Text("Modified") }

@Suite("Talking with the compiler")
struct MacroConversationTests {
  private func answer(_ message: String) -> String {
    String(decoding: MacroConversation().answer(to: Array(message.utf8)), as: UTF8.self)
  }

  @Test("It says which version of the protocol it speaks")
  func capability() {
    #expect(
      answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test("A preview leaves nothing in the program")
  func preview() {
    let message = #"""
      {"expandFreestandingMacro":{"discriminator":"x","lexicalContext":[],
      "macro":{"moduleName":"GlissandoMacros","name":"Preview","typeName":"PreviewMacro"},
      "macroRole":"declaration","syntax":{"kind":"declaration","source":"#Preview { Text(\"a\") }",
      "location":{"fileID":"a/a.swift","fileName":"/a.swift","offset":0,"line":1,"column":1}}}}
      """#
    #expect(answer(message) == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test("What it does not understand is an error that names the reason, and no crash")
  func nonsense() {
    for message in ["", "[]", "{", #"{"expandAttachedMacro":{}}"#] {
      #expect(answer(message).contains("cannot read the compiler's message"))
    }
    #expect(answer(#"{"somethingNew":{}}"#).contains("expandedSource"))
  }
}
