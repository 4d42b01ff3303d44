public import Foundation
import GlissandoControls
public import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A view of the older kind, as far as programs ask it where it is.
///
/// SwiftUI: what it would draw is not drawn, except the ground of a window.
@MainActor @preconcurrency
open class UIView: UIResponderLink {
  /// Where it lies in the one around it; points.
  open var frame: CGRect { didSet { layer.frame = frame } }
  /// What it is filled with; nil is nothing.
  open var backgroundColor: UIColor? {
    didSet { layer.ground = backgroundColor.map { Color(uiColor: $0) } }
  }
  /// The colour of what can be acted on; nil is the program's.
  open var tintColor: UIColor?
  /// How opaque it is; [0, 1].
  open var alpha: CGFloat = 1 { didSet { layer.viewOpacity = alpha } }
  /// Whether it is not shown.
  open var isHidden = false { didSet { layer.isViewHidden = isHidden } }
  /// Whether it takes input.
  open var isUserInteractionEnabled = true
  /// What is outside of it is not shown.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A number to find it by.
  open var tag = 0
  /// Light or dark, whatever is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What it draws into: its corners, border, shadow and opacity are shown.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// What notices what people do to it: nothing does.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The views in it.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// The controller whose view it is, else the view around it.
  open override var next: UIResponderLink? { controller ?? superview }

  /// Makes a view in a rectangle; points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Reads a view from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// The kind of layer that it draws into: ``CALayer``, or a ``CAEmitterLayer``.
  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() -> CALayer {
    let layer = Self.layerClass is CAEmitterLayer.Type ? CAEmitterLayer() : CALayer()
    layer.frame = frame
    return layer
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Its rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// How it is moved, turned and stretched: it is drawn as it is.
  open var transform = CGAffineTransform.identity
  /// How it is moved, turned and stretched in space: it is drawn as it is.
  open var transform3D = CATransform3DIdentity {
    didSet {
      ViewWarning.noteUnchanged(by: "transform3D", "views of the older kind are drawn as they are")
    }
  }

  /// The size that it would like to have, in points: none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// A length that a view has no wish for.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// What of it bars cover: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a view into it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    layer.addSublayer(view.layer)
    view.superview = self
  }

  /// Puts a view into it at a place among the others; 0 is below all.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    layer.insertSublayer(view.layer, at: UInt32(clamping: index))
  }

  /// The window that it is in.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// Has something notice what people do to it: nothing reaches such views.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Has something notice it no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The innermost view that takes input at a point of this one; nil where none does.
  ///
  /// SwiftUI: nothing that people do reaches such views, so that only programs ask.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Its corner in the window, or in the outermost view around it.
  private var outermostOrigin: CGPoint {
    guard let around = superview?.outermostOrigin else { return .zero }
    return CGPoint(x: frame.minX + around.x, y: frame.minY + around.y)
  }

  /// Takes a point of this view to another one's coordinates; nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (outermostOrigin, view?.outermostOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Takes a point of another view to this one's coordinates; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (outermostOrigin, view?.outermostOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Takes a rectangle of this view to another one's coordinates; nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Takes a rectangle of another view to this one's coordinates; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    if superview != nil { layer.removeFromSuperlayer() }
    superview = nil
  }

  /// Ends the editing of text in it: a field ends it by itself when the focus goes.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Whether changes of such views move: those of views move by animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    if enabled { return }
    ViewWarning.noteUnchanged(
      by: "UIView.setAnimationsEnabled",
      "what views move stands still under a transaction that disables animations")
  }

  /// Changes something in a motion, that of what `animations` changes of a program's state.
  ///
  /// SwiftUI: changes of such views do not move.
  ///
  /// - Parameters:
  ///   - duration: How long it takes; seconds.
  ///   - completion: Is told that the motion has come to its end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(.easeInOut(duration: duration), animations) { completion?(true) }
  }

  /// Changes something in the motion of a spring, that of what `animations` changes of a program's state.
  ///
  /// - Parameters:
  ///   - duration: After how many seconds it has come to rest.
  ///   - delay: After how many seconds it begins.
  ///   - dampingRatio: 1 comes to rest without going beyond, less does go beyond.
  ///   - velocity: How fast it begins; 1 is the whole distance in a second.
  ///   - completion: Is told that the motion has come to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
    withAnimation(
      .interpolatingSpring(spring, initialVelocity: velocity).delay(delay),
      completionCriteria: .removed, animations
    ) { completion?(true) }
  }

  /// Changes something in a motion that begins later.
  ///
  /// - Parameters:
  ///   - duration: How long it takes; seconds.
  ///   - delay: After how many seconds it begins.
  ///   - options: How fast it is along the way.
  ///   - completion: Is told that the motion has come to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(options.animation(duration).delay(delay), animations) { completion?(true) }
  }

  /// How a motion goes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast everywhere.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// People can go on meanwhile: they always can.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where the one before is: it always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    func animation(_ duration: TimeInterval) -> Animation {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn(duration: duration)
      case 2: .easeOut(duration: duration)
      case 3: .linear(duration: duration)
      default: .easeInOut(duration: duration)
      }
    }
  }

  /// Asks for another layout: nothing is laid out by it.
  open func setNeedsLayout() {}
  /// Lays out what is in it: nothing is laid out by it.
  open func layoutIfNeeded() {}
  /// Lays out what is in it: called when a represented view has got another size.
  open func layoutSubviews() {}
  /// Asks for what is shown in place of a keyboard on the screen: nothing is.
  open func reloadInputViews() {}
  /// Light or dark is another one: nobody calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Asks to be drawn anew: it is not drawn.
  open func setNeedsDisplay() {}
}
