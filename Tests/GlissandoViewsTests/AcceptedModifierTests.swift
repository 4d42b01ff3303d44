import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoCompatibility
@testable import GlissandoViews

/// What programs may write and what does nothing here says so, once.
@MainActor
@Suite("Modifiers that change nothing")
struct AcceptedModifierTests {
  private func warnings(_ view: @autoclosure () -> some View) -> [String] {
    ViewWarning.collecting { _ = view() }
  }

  @Test("Each says what it is called and why it does nothing")
  func all() {
    let text = Text("a")
    let said: [(String, [String])] = [
      ("keyboardType", warnings(text.keyboardType(.numberPad))),
      ("submitLabel", warnings(text.submitLabel(.go))),
      ("autocorrectionDisabled", warnings(text.disableAutocorrection(true))),
      ("autocapitalization", warnings(text.autocapitalization(.none))),
      ("sensoryFeedback", warnings(text.sensoryFeedback(.success, trigger: 1))),
      ("formStyle", warnings(text.formStyle(.columns))),
      ("toolbarRole", warnings(text.toolbarRole(.editor))),
      ("toolbarBackground", warnings(text.toolbarBackground(.hidden))),
      ("toolbarBackgroundVisibility", warnings(text.toolbarBackgroundVisibility(.hidden))),
      ("backgroundExtensionEffect", warnings(text.backgroundExtensionEffect())),
      ("navigationBarTitleDisplayMode", warnings(text.navigationBarTitleDisplayMode(.large))),
      ("accessibilitySortPriority", warnings(text.accessibilitySortPriority(1))),
      ("accessibilityHeading", warnings(text.accessibilityHeading(.h2))),
      (
        "accessibilityFocused",
        warnings(text.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue))
      ),
      ("textSelection", warnings(text.textSelection(.enabled))),
      ("statusBarHidden", warnings(text.statusBarHidden())),
      ("presentationCompactAdaptation", warnings(text.presentationCompactAdaptation(.sheet))),
      ("searchable", warnings(text.searchable(text: .constant(""), placement: .toolbar))),
      ("drawingGroup", warnings(text.drawingGroup(opaque: true))),
      ("drawingGroup", warnings(text.drawingGroup(colorMode: .linear))),
      ("Canvas", warnings(Canvas(colorMode: .linear) { _, _ in })),
      ("ShareLink(subject:)", warnings(ShareLink(item: "a", subject: text))),
      ("ShareLink(message:)", warnings(ShareLink("b", item: "a", message: text))),
      (
        "SharePreview(image:icon:)",
        warnings(ShareLink(item: "a", preview: SharePreview("b", icon: "c")))
      ),
      ("underline", warnings(text.underline(pattern: .dash))),
      ("strikethrough", warnings(VStack { text }.strikethrough(pattern: .dot))),
      (
        "symbolRenderingMode",
        warnings(Image(systemName: "star").symbolRenderingMode(.multicolor))
      ),
      ("antialiased", warnings(Image(systemName: "star").antialiased(false))),
      ("listRowSeparatorTint", warnings(text.listRowSeparatorTint(.red, edges: .top))),
      (
        "navigationSplitViewColumnWidth",
        warnings(text.navigationSplitViewColumnWidth(min: 1, ideal: 2))
      ),
      ("headerProminence", warnings(text.headerProminence(.increased))),
      ("textScale", warnings(text.textScale(.secondary))),
      ("tabBarMinimizeBehavior", warnings(text.tabBarMinimizeBehavior(.onScrollDown))),
      ("scrollIndicatorsFlash", warnings(text.scrollIndicatorsFlash(onAppear: true))),
      ("scrollEdgeEffectStyle", warnings(text.scrollEdgeEffectStyle(.soft, for: .top))),
      ("colorEffect", warnings(text.colorEffect(ShaderLibrary.wave(.float(1))))),
      (
        "layerEffect",
        warnings(text.layerEffect(ShaderLibrary.wave(.boundingRect), maxSampleOffset: .zero))
      ),
      ("toolbarVisibility", warnings(text.toolbar(.hidden, for: .bottomBar))),
      (
        "sharedBackgroundVisibility",
        warnings(text.toolbar { ToolbarItem { text }.sharedBackgroundVisibility(.visible) })
      ),
      ("GlassEffectContainer(spacing:)", warnings(GlassEffectContainer(spacing: 9) { text })),
      (
        "contextMenu(preview:)",
        warnings(
          text.contextMenu {
            text
          } preview: {
            text
          })
      ),
      (
        "inspectorColumnWidth(min:max:)",
        warnings(text.inspectorColumnWidth(min: 100, ideal: 200, max: 300))
      ),
      ("AsyncImage(scale:)", warnings(AsyncImage(url: nil, scale: 2))),
      (
        "Tab(role:)",
        ViewWarning.collecting { _ = Tab("Find", systemImage: "star", role: .search) { text } }
      ),
      ("defaultFocus(priority:)", warnings(DefaultlyFocused().body)),
      (
        "timer(maxFieldCount:maxPrecision:)",
        ViewWarning.collecting {
          let times = Date.distantPast..<Date.distantFuture
          _ = SystemFormatStyle.Timer.timer(countingDownIn: times, maxPrecision: .seconds(60))
        }
      ),
      (
        "symbolEffect(options:)",
        warnings(text.contentTransition(.symbolEffect(.replace, options: .speed(2))))
      ),
      (
        "symbolEffect(options:)",
        warnings(text.transition(.symbolEffect(.appear, options: .repeating)))
      ),
      ("View._printChanges()", ViewWarning.collecting { Text._printChanges() }),
      ("View._logChanges()", ViewWarning.collecting { Text._logChanges() }),
    ]
    for (name, warnings) in said {
      #expect(
        warnings.count == 1 && warnings[0].drop { $0 == "." }.hasPrefix(name),
        "\(name): \(warnings)")
    }
  }

  private struct DefaultlyFocused: View {
    @FocusState private var isFocused

    var body: some View {
      Text("a").defaultFocus($isFocused, true, priority: .userInitiated)
    }
  }

  private struct Grown: View {
    @Namespace private var space
    var body: some View {
      Text("a").matchedTransitionSource(id: 1, in: space) { $0.background(.red).shadow(radius: 3) }
    }
  }

  @Test("What changes nothing in a drawing, a page's source or an older view says so too")
  func others() {
    let said = ViewWarning.collecting {
      _ = Stage(width: 100, height: 100) {
        Canvas { context, size in
          context.addFilter(.blur(radius: 2, options: .opaque), options: .linearColor)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        Grown()
      }.image()
      UIView.setAnimationsEnabled(true)
      CATransaction.setDisableActions(true)
      UIView.setAnimationsEnabled(false)
      CATransaction.setAnimationDuration(2)
    }
    for name in [
      ".blur(options:)", ".addFilter(options:)", ".matchedTransitionSource(background:)",
      ".matchedTransitionSource(shadow:)", "UIView.setAnimationsEnabled",
      "CATransaction.setAnimationDuration",
    ] {
      #expect(said.count { $0.hasPrefix("\(name) changes nothing") } == 1, "\(name): \(said)")
    }
    #expect(said.count == 6)
  }

  @Test("Scenes that show nothing say so, and what does not matter of a window")
  func scenes() {
    struct Program: App {
      var body: some Scene {
        WindowGroup { Text("a") }.windowToolbarStyle(.unified)
        Settings { Text("b") }
        MenuBarExtra("c") { Text("d") }
      }
    }
    let said = ViewWarning.collecting { #expect(Program().body.allWindows.count == 1) }
    for name in [".windowToolbarStyle", "Settings", "MenuBarExtra"] {
      #expect(said.count { $0.hasPrefix("\(name) changes nothing") } == 1, "\(name): \(said)")
    }
  }

  @Test("A direction of layout that is not followed is said, and read by views all the same")
  func layoutDirection() {
    struct Told: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("\(direction)") }
    }
    let said = ViewWarning.collecting {
      let stage = Stage(width: 200, height: 100) {
        VStack {
          Told().environment(\.layoutDirection, .rightToLeft)
          Told().environment(\.layoutDirection, .leftToRight)
        }
      }
      #expect(stage.elements.map(\.text) == ["rightToLeft", "leftToRight"])
    }
    #expect(!said.isEmpty && said.allSatisfy { $0.hasPrefix("layoutDirection") })
  }

  @Test("What does something says nothing")
  func none() {
    #expect(warnings(Text("a").toolbar(.hidden, for: .navigationBar).lineLimit(2)).isEmpty)
    #expect(warnings(Text("a").toolbar(.hidden, for: .tabBar)).isEmpty)
    #expect(warnings(Text("a").underline(pattern: .solid).drawingGroup()).isEmpty)
    #expect(warnings(Text("a").searchable(text: .constant(""))).isEmpty)
    #expect(ViewWarning.collecting { _ = Tab(role: .search) { Text("a") } }.isEmpty)
    #expect(warnings(Text("a").transition(.symbolEffect(.appear))).isEmpty)
    #expect(warnings(Canvas { _, _ in }).isEmpty)
  }

  @Test("A state of where assistive technology is says that it is nowhere, whatever is written")
  func accessibilityFocus() {
    @AccessibilityFocusState var isAtTitle: Bool
    @AccessibilityFocusState(for: .voiceOver) var place: Int?
    (isAtTitle, place) = (true, 3)
    #expect(!isAtTitle && place == nil)
    _ = Text("a").accessibilityFocused($place, equals: 3)
  }
}
