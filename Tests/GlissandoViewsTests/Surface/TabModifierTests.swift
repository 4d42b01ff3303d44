import Foundation
import GlissandoCompatibility
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What programs say about the tabs of a `TabView`.
@MainActor
@Suite("Modifiers of tabs")
struct TabModifierTests {
  private func isShown(_ text: String, on stage: Stage) throws -> Bool {
    abs(try stage.element(text).frame.midX - 200) < 1
  }

  private struct Described: View {
    @State private var place = 0
    let isDisabled: Bool
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: 0) { Text("page home") }
          .accessibilityIdentifier("home tab")
          .badge("new" as String)
        Tab("Other", systemImage: "star", value: 1) { Text("page other") }
          .disabled(isDisabled)
          .accessibilityLabel("The other one")
          .accessibilityHint(Text("opens it"), isEnabled: !isDisabled)
          .accessibilityValue("3")
          .accessibilityInputLabels(["that"])
        TabSection("More") {
          ForEach(2..<4) { number in
            Tab("Tab \(number)", systemImage: "heart", value: number) {
              Text("page \(number)")
            }
          }
          if !isDisabled {
            Tab("Last", systemImage: "heart", value: 9) { Text("page last") }
          }
        }
        .disabled(isDisabled)
        .badge(7)
      }
    }
  }

  @Test("A disabled tab cannot be chosen; one that is named is found by that")
  func described() throws {
    let stage = Stage(width: 400, height: 300) { Described(isDisabled: true) }
    stage.settle()
    try stage.tap("The other one")
    try stage.tap("Tab 3")
    stage.settle()
    #expect(try isShown("page home", on: stage))
    #expect(stage.elements.filter { $0.text == "7" }.count == 2)
    #expect(stage.elements.contains { $0.text == "new" })
    let other = Stage(width: 400, height: 300) { Described(isDisabled: false) }
    other.settle()
    #expect(try isShown("page home", on: other))
    try other.tap("The other one")
    other.settle()
    #expect(try isShown("page other", on: other))
    try other.tap("Tab 3")
    other.settle()
    #expect(try isShown("page 3", on: other))
    try other.tap("home tab")
    other.settle()
    #expect(try isShown("page home", on: other))
    #expect(other.elements.filter { $0.text == "7" }.count == 3)
  }

  private struct Pressed: View {
    @State private var isShown = false
    @State private var heard = "none"
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          VStack {
            Button("Show") { isShown = true }
            Text("heard \(heard)")
          }
        }
        Tab("Menu", systemImage: "star") { Text("page menu") }
          .contextMenu { Button("Act") { heard = "act" } }
          .popover(isPresented: $isShown) { Text("popover") }
          .dropDestination(for: String.self) { heard = $0.joined() }
          .draggable("dragged")
        Tab(role: .search) { Text("page search") }
      }
    }
  }

  @Test("Menus and popovers belong to the tab")
  func pressed() throws {
    let stage = Stage(width: 400, height: 300) { Pressed() }
    stage.settle()
    try stage.tap("Show")
    stage.settle()
    let (popover, tab) = (try stage.element("popover").frame, try stage.element("Menu").frame)
    #expect(abs(popover.midX - tab.midX) < 2 && popover.maxY < tab.minY)
    stage.key(.escape)
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "popover" })
    try stage.tap("Search")
    stage.settle()
    #expect(try isShown("page search", on: stage))
  }

  @Test("What a bar has no place for is said once, and changes nothing")
  func accepted() {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 400, height: 300) {
        TabView {
          TabSection("Section") {
            Tab("Home", systemImage: "house") { Text("page home") }
              .customizationID("home")
              .customizationBehavior(.disabled, for: .sidebar, .tabBar)
              .defaultVisibility(.hidden, for: .tabBar)
              .tabPlacement(.sidebarOnly)
              .swipeActions { Button("Remove") {} }
              .springLoadingBehavior(.enabled)
          }
          .sectionActions { Button("Add") {} }
        }
        .tabViewCustomization(.constant(TabViewCustomization()))
        .tabViewSidebarHeader { Text("header") }
        .tabViewSidebarFooter { Text("footer") }
        .tabViewSidebarBottomBar { Text("bottom") }
        .springLoadingBehavior(.automatic)
      }
      stage.settle()
    }
    for name in [
      "customizationID", "customizationBehavior", "defaultVisibility", "tabPlacement",
      "swipeActions", "springLoadingBehavior", "sectionActions", "tabViewCustomization",
      "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
    ] {
      #expect(warnings.contains { $0.hasPrefix(".\(name) ") }, "\(name)")
    }
  }

  @Test("A tab of a symbol and a title has one badge")
  func badgeOfPair() throws {
    let stage = Stage(width: 400, height: 300) {
      TabView {
        Text("page").tabItem {
          Image(systemName: "house")
          Text("Home")
        }
        .badge(3)
        Text("other").tabItem { Label("Other", systemImage: "star") }
      }
    }
    stage.settle()
    let badges = stage.elements.filter { $0.text == "3" }
    #expect(badges.count == 1)
    #expect(try badges.first.map { try $0.frame.midY < stage.element("Home").frame.minY } == true)
  }
}
