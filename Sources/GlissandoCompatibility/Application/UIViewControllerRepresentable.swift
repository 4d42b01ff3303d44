import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// Controllers of the older kind among views.

/// What a represented controller is told of where it is.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the controller tells its program by.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// What is around.
  public let environment: EnvironmentValues
}

/// A controller of the older kind among views.
///
/// SwiftUI: of those only a ``UIHostingController`` is shown.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View
where Body == RepresentedController {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller tells its program by.
  associatedtype Coordinator = Void
  /// What the controller is told of where it is.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what the controller tells its program by.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// What is shown of the controller.
  public var body: RepresentedController { RepresentedController(representable: self) }
}

/// What is shown of a controller of the older kind.
@MainActor @preconcurrency
public struct RepresentedController: View {
  let representable: any UIViewControllerRepresentable
  @State private var parts = RepresentedParts()
  @Environment(\.self) private var environment

  init(representable: any UIViewControllerRepresentable) { self.representable = representable }

  /// The views of the controller.
  public var body: some View { updated(representable).content ?? AnyView(Color.clear) }

  private func updated<R: UIViewControllerRepresentable>(
    _ representable: R
  ) -> UIViewController {
    let coordinator = parts.coordinator as? R.Coordinator ?? representable.makeCoordinator()
    parts.coordinator = coordinator
    let context = UIViewControllerRepresentableContext<R>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let controller =
      parts.shown as? R.UIViewControllerType ?? representable.makeUIViewController(context: context)
    parts.shown = controller
    representable.updateUIViewController(controller, context: context)
    return controller
  }
}
