import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoCompatibility
@testable import GlissandoViews

/// The window of the older kind that stands for the one in which an `App` shows its scene.
@MainActor
@Suite("The window of an App")
struct ProgramWindowTests {
  private struct Insets: View {
    private let edges = UIApplication.shared.windows.first!.safeAreaInsets

    var body: some View {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      Color.red
        .frame(width: scene!.keyWindow!.bounds.width / 2, height: 10)
        .padding(.top, edges.top + scene!.windows.first!.safeAreaInsets.bottom)
        .accessibilityIdentifier("half")
    }
  }

  @Test("There is one, of the size of what is shown, that takes keys, with a controller")
  func window() throws {
    let stage = Stage(width: 300, height: 200) { Insets() }
    #expect(try stage.element("half").frame.size == CGSize(width: 150, height: 10))
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && window.isKeyWindow)
    stage.size = CGSize(width: 500, height: 200)
    stage.settle()
    #expect(window.bounds.width == 500)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(window.rootViewController?.view?.bounds.width == 500)
  }

  private struct Scheme: View {
    var preferred: ColorScheme?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Text(scheme == .dark ? "dark" : "light").preferredColorScheme(preferred)
    }
  }

  @Test("Its style is that of the program, where no view prefers another one")
  func style() throws {
    let (stage, preferred) = makeStage(ColorScheme?.none) { Scheme(preferred: $0) }
    let window = try #require(UIApplication.shared.windows.first)
    defer { window.overrideUserInterfaceStyle = .unspecified }
    func shown() -> String? {
      stage.settle()
      return stage.elements.compactMap(\.text).first
    }
    #expect(shown() == "light")
    window.overrideUserInterfaceStyle = .dark
    #expect(shown() == "dark")
    preferred.value = .light
    #expect(shown() == "light")
    preferred.value = nil
    #expect(shown() == "dark")
    window.overrideUserInterfaceStyle = .unspecified
    #expect(shown() == "light")
  }

  @Test("What changes nothing of it says so, and so does a second window")
  func unchanged() throws {
    let stage = Stage(width: 100, height: 100) { Text("shown") }
    let window = try #require(UIApplication.shared.windows.first)
    let scene = try #require(window.windowScene)
    let controller = window.rootViewController
    defer {
      window.rootViewController = controller
      scene.closeWindows()
    }
    let said: [(String, [String])] = [
      ("UIWindow.frame", ViewWarning.collecting { window.frame = .zero }),
      ("UIWindow.rootViewController", ViewWarning.collecting { window.rootViewController = nil }),
      ("UIWindow.backgroundColor", ViewWarning.collecting { window.backgroundColor = .red }),
      ("UIWindow.tintColor", ViewWarning.collecting { window.tintColor = .red }),
      ("UIWindow.addSubview(_:)", ViewWarning.collecting { window.addSubview(UIView()) }),
      ("UIWindow", ViewWarning.collecting { UIWindow(windowScene: scene).isHidden = false }),
    ]
    for (name, words) in said {
      #expect(words.count == 1 && words.first?.hasPrefix(name) == true, "\(name): \(words)")
    }
    #expect(window.frame.width == 100)
    #expect(stage.elements.compactMap(\.text) == ["shown"])
  }
}
