import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoCompatibility
@testable import GlissandoViews

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("shown by a delegate"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var events: [String] = []
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("begun")
    return true
  }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
  func applicationWillTerminate(_ application: UIApplication) { events.append("ends") }
}

/// Programs that begin with a delegate.
@MainActor
@Suite("Delegates")
struct DelegateTests {
  @Test("From a view one gets to the controller around it, and out of that on to others")
  func chain() {
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.viewControllers = [page]
    let (inner, lone) = (UIView(), UIView())
    page.view.addSubview(inner)
    func controllers(from view: UIView) -> [UIViewController] {
      sequence(first: view) { $0.next }.compactMap { $0 as? UIViewController }
    }
    #expect(controllers(from: inner) == [page, tabs])
    #expect(inner.next === page.view && page.view.next === page)
    #expect(controllers(from: lone).isEmpty)
    let former = page.view
    page.view = UIView()
    #expect(former?.next == nil && page.view.next === page)
  }

  @Test("A program with delegates shows the views that its scene's delegate puts into a window")
  func opening() throws {
    let delegate = AppDelegate()
    let description = try #require(ApplicationLife.openingWindow(of: delegate))
    let window = try #require(UIApplication.shared.windows.first)
    #expect(delegate.events == ["begun", "active"])
    let stage = Stage(width: 200, height: 100) { WindowContent(window: window) }
    #expect(stage.elements.compactMap(\.text) == ["shown by a delegate"])
    window.rootViewController = UIHostingController(rootView: Text("exchanged"))
    stage.settle()
    #expect(stage.elements.compactMap(\.text) == ["exchanged"])
    ApplicationLife.end()
    #expect(delegate.events == ["begun", "active", "ends"])
    #expect(description.size == WindowDescription.defaultSize)
  }
}
