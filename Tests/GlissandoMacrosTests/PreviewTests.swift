#if Macros
  import Foundation
  import GlissandoViews
  import Testing

  // That these compile is the test: nothing shows them.
  #Preview { Text("Plain") }
  #Preview("Named", traits: .sizeThatFitsLayout, .fixedLayout(width: 20, height: 20)) {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
  }

  @Suite("#Preview")
  struct PreviewTests {
    @Test("A preview leaves nothing in the program")
    func expansion() {
      expectExpansion(of: "#Preview(\"A\") { Text(\"b\") }", "")
    }
  }
#endif
