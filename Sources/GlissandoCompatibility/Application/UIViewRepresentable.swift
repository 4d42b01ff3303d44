import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// Views of the older kind among others.

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
  @State private var parts = RepresentedParts()
  @Environment(\.self) private var environment

  init(representable: any UIViewRepresentable) { self.representable = representable }

  /// The ground of the view, or the material that it is.
  public var body: some View { look(of: updated(representable)) }

  private func updated<R: UIViewRepresentable>(_ representable: R) -> UIView {
    let coordinator = parts.coordinator as? R.Coordinator ?? representable.makeCoordinator()
    parts.coordinator = coordinator
    let context = UIViewRepresentableContext<R>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let view = parts.shown as? R.UIViewType ?? representable.makeUIView(context: context)
    parts.shown = view
    view.layer.updating { representable.updateUIView(view, context: context) }
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
        let _ = parts.lay(view, out: proxy.size)
        LayerLook(layer: view.layer, version: parts.version, room: proxy.size)
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
