import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// The beginning and the end of a program that has delegates.
@MainActor
package enum ApplicationLife {
  /// Lets the delegates begin, and describes the window that they have opened; nil for none.
  package static func openingWindow(of delegate: any UIApplicationDelegate) -> WindowDescription? {
    let application = UIApplication.shared
    application.scene.isOpenedByDelegate = true
    begin(delegate)
    if application.windows.isEmpty { connectScene(for: delegate) }
    guard let window = application.keyWindow ?? application.windows.first else {
      try? FileHandle.standardError.write(
        contentsOf: Data(
          "\(type(of: delegate)) opened no window: call makeKeyAndVisible() on one\n".utf8))
      return nil
    }
    application.delegate?.applicationDidBecomeActive(application)
    application.scene.delegate?.sceneDidBecomeActive(application.scene)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
    return WindowDescription(
      title: application.scene.title ?? ProcessInfo.processInfo.processName,
      content: WindowContent(window: window))
  }

  /// Says that the program ends.
  package static func end() {
    let application = UIApplication.shared
    application.scene.delegate?.sceneWillResignActive(application.scene)
    application.delegate?.applicationWillResignActive(application)
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: application)
    application.scene.closeWindows()
  }

  /// The delegate of an `App`, made once for a type.
  static func delegate<Delegate: NSObject & UIApplicationDelegate>(
    of type: Delegate.Type
  ) -> Delegate? {
    let application = UIApplication.shared
    for case let made as Delegate in application.keptDelegates { return made }
    guard let made = (type as? UIResponder.Type)?.init() as? Delegate else {
      ViewWarning.once(
        "\(type) is told of nothing: a delegate has to derive from UIResponder to be made",
        key: "delegate \(type)")
      return nil
    }
    begin(made)
    return made
  }

  private static func begin(_ delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    application.keptDelegates.append(delegate)
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  private static func connectScene(for delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    let (scene, options) = (application.scene, UIScene.ConnectionOptions())
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    let named: AnyClass? = NSClassFromString("\(moduleName(of: delegate)).SceneDelegate")
    let type = (configuration.delegateClass ?? named) as? UIResponder.Type
    guard let made = type?.init() as? any UISceneDelegate else { return }
    application.keptDelegates.append(made)
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
    made.sceneWillEnterForeground(scene)
  }

  private static func moduleName(of delegate: any UIApplicationDelegate) -> Substring {
    String(reflecting: type(of: delegate)).prefix { $0 != "." }
  }
}

/// What a window of the older kind shows.
struct WindowContent: View {
  @ObservedObject private var shown: ShownContent
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
    shown = window.shown
  }

  var body: some View {
    let controller = window.rootViewController
    (controller?.content ?? AnyView(EmptyView()))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if let color = window.backgroundColor { Color(uiColor: color) } }
      .tint(window.tintColor.map { Color(uiColor: $0) })
      .preferredColorScheme(ColorScheme(window.overrideUserInterfaceStyle))
  }
}

/// Tells the views of a window that something of it is another one.
final class ShownContent: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  nonisolated init() {}
}
