import Foundation
import GlissandoControls
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

/// What a represented view is told of where it is.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells its program by.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// What is around.
  public let environment: EnvironmentValues
}

/// A view of the older kind among others.
///
/// SwiftUI: of those only a `UIVisualEffectView` with a blur is shown, as a material, a wheel, dots for
/// pages, and of the others their layers (see ``CALayer``); what else they would draw is not, and a warning says so.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentedView {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// What the view tells its program by.
  associatedtype Coordinator = Void
  /// What the view is told of where it is.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what the view tells its program by.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// What is shown of the view.
  public var body: RepresentedView { RepresentedView(representable: self) }
}

/// What is shown of a view of the older kind.
@MainActor @preconcurrency
public struct RepresentedView: View {
  let representable: any UIViewRepresentable
  @State private var kept = KeptParts()
  @Environment(\.self) private var environment

  init(representable: any UIViewRepresentable) { self.representable = representable }

  /// The ground of the view, or the material that it is.
  public var body: some View { look(of: EmitterChanges.silently { updated(representable) }) }

  private func updated<R: UIViewRepresentable>(_ representable: R) -> UIView {
    let coordinator = kept.coordinator as? R.Coordinator ?? representable.makeCoordinator()
    kept.coordinator = coordinator
    let context = UIViewRepresentableContext<R>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let view = kept.shown as? R.UIViewType ?? representable.makeUIView(context: context)
    kept.shown = view
    representable.updateUIView(view, context: context)
    return view
  }

  @ViewBuilder
  private func look(of view: UIView) -> some View {
    if let blur = (view as? UIVisualEffectView)?.effect as? UIBlurEffect {
      Rectangle().fill(blur.style.material)
        .transformEnvironment(\.colorScheme) { $0 = blur.style.colorScheme ?? $0 }
    } else if let wheel = view as? UIActivityIndicatorView {
      WheelLook(
        isTurning: wheel.isAnimating, hides: wheel.hidesWhenStopped, isLarge: wheel.style == .large,
        color: wheel.color.map { Color(uiColor: $0) })
    } else if let dots = view as? UIPageControl {
      DotsLook(
        count: dots.hidesForSinglePage && dots.numberOfPages == 1 ? 0 : dots.numberOfPages,
        current: dots.currentPage, hasGround: dots.backgroundStyle == .prominent,
        color: dots.pageIndicatorTintColor.map { Color(uiColor: $0) },
        currentColor: dots.currentPageIndicatorTintColor.map { Color(uiColor: $0) })
    } else {
      GeometryReader { proxy in
        let _ = kept.lay(view, out: proxy.size)
        LayerLook(layer: view.layer, version: kept.version, room: proxy.size)
      }
      .onAppear { warn(of: view) }
    }
  }

  private func warn(of view: UIView) {
    guard type(of: view) != UIView.self, !(view.layer is CAEmitterLayer),
      view.layer.sublayers == nil
    else { return }
    ViewWarning.once(
      "\(type(of: view)) of \(type(of: representable)) is not drawn: use views in its place",
      key: "represented \(type(of: representable))")
  }
}

/// A wheel that turns.
private struct WheelLook: View {
  let isTurning: Bool
  let hides: Bool
  let isLarge: Bool
  let color: Color?

  var body: some View {
    ProgressView().progressViewStyle(.circular).tint(color)
      .scaleEffect(isLarge ? 1.8 : 1)
      .opacity(isTurning || !hides ? 1 : 0)
  }
}

/// Dots for pages.
private struct DotsLook: View {
  let count: Int
  let current: Int
  let hasGround: Bool
  let color: Color?
  let currentColor: Color?

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<max(0, count), id: \.self) { index in
        Circle()
          .fill(
            index == current
              ? currentColor ?? Color.white : color ?? Color.white.opacity(0.35)
          )
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 9)
    .background { if hasGround, count > 0 { Capsule().fill(.ultraThinMaterial) } }
  }
}

/// What is made once and lasts as long as the view that represents it.
@MainActor
private final class KeptParts {
  var shown: AnyObject?
  var coordinator: Any?
  /// How often what is shown has been brought up to date.
  private(set) var version = 0
  private var size: CGSize?
  nonisolated init() {}

  /// Gives a view the size that there is for it.
  func lay(_ view: UIView, out size: CGSize) {
    version += 1
    guard size != self.size else { return }
    self.size = size
    view.frame = CGRect(origin: view.frame.origin, size: size)
    EmitterChanges.silently { view.layoutSubviews() }
  }
}

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
  @State private var kept = KeptParts()
  @Environment(\.self) private var environment

  init(representable: any UIViewControllerRepresentable) { self.representable = representable }

  /// The views of the controller.
  public var body: some View { updated(representable).content ?? AnyView(Color.clear) }

  private func updated<R: UIViewControllerRepresentable>(
    _ representable: R
  ) -> UIViewController {
    let coordinator = kept.coordinator as? R.Coordinator ?? representable.makeCoordinator()
    kept.coordinator = coordinator
    let context = UIViewControllerRepresentableContext<R>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let controller =
      kept.shown as? R.UIViewControllerType ?? representable.makeUIViewController(context: context)
    kept.shown = controller
    representable.updateUIViewController(controller, context: context)
    return controller
  }
}
