import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One content of a text: at rest the only one, during an exchange one of several.
@MainActor
final class TextPicture: ExchangedContent {
  private(set) var layout: TextLayout
  private var content: DisplayContent
  /// The text's frame with this content.
  var frame: CGRect
  /// How much of it is shown, from 0 to 1.
  let presence: ShownValue<Double>
  /// How it lies in the shown rectangle.
  var fit = Fit.topLeading
  /// Its characters, while they roll.
  private(set) var rolling: RollingText?
  private let id: UInt64
  private var itemIndex = 0
  private var landing = PixelLanding()

  /// How a content lies in a rectangle that is on its way to or from that of the content.
  enum Fit {
    /// It has its own size; that point of it lies at the same point of the rectangle.
    case anchored(UnitPoint)
    /// It is stretched to the rectangle, as the contents that it is exchanged with are, so that the
    /// same letters lie upon each other.
    case stretched
    /// It is as large as its letters are on the way from one size to another, so that those of the
    /// contents that it is exchanged with are equally large; that point of it lies at the same point of
    /// the rectangle.
    case scaled(UnitPoint)

    /// It begins where the rectangle begins.
    static let topLeading = Fit.anchored(.topLeading)
  }

  /// How far presence may be from its end when the motion stops: less than a step of 8-bit alpha.
  static let restDistance = 1.0 / 512

  init(_ layout: TextLayout, frame: CGRect, presence: Double, id: UInt64) {
    self.layout = layout
    self.frame = frame
    self.id = id
    content = DisplayContent(text: layout)
    self.presence = ShownValue(presence, label: "text", restDistance: Self.restDistance)
  }

  /// Whether it is all of what the text shows, and lies still.
  var isAtRest: Bool { !presence.isRunning && presence.target == 1 && rolling == nil }

  // MARK: Rolling

  /// Goes to another layout by rolling the characters that differ.
  func roll(to layout: TextLayout, frame: CGRect, _ change: RollingChange) {
    let rolling = rolling ?? RollingText(self.layout, change)
    self.rolling = rolling
    show(layout)
    self.frame = frame
    rolling.roll(to: layout, change)
    if !rolling.isRunning { endRolling() }
  }

  /// Takes another layout of the same characters, at once.
  func show(_ layout: TextLayout) {
    guard layout !== self.layout else { return }
    self.layout = layout
    content = DisplayContent(text: layout)
  }

  /// Lets go of characters that have rolled away.
  /// - Returns: whether any have.
  func pruneRolling() -> Bool {
    guard let rolling else { return false }
    if rolling.isRunning { return rolling.prune() }
    endRolling()
    return true
  }

  /// Shows the text as a whole again.
  func endRolling() {
    rolling?.remove()
    rolling = nil
  }

  func remove() {
    presence.remove()
    endRolling()
  }

  // MARK: Drawing

  /// The opacity for a presence.
  ///
  /// Letters that lie upon each other would let the ground shine through half way if both faded at
  /// once: the newer appears in the first half, the older goes in the second.
  private var opacity: Double {
    let share = min(max(presence.shown, 0), 1)
    return if case .stretched = fit { min(2 * share, 1) } else { share }
  }

  /// Draws the content in the text's shown rectangle, which is on its way to another or rests there, on a display of so
  /// many pixels to a point.
  func draw(
    in rect: CGRect, to goal: CGRect, _ paint: Paint, isMoving: Bool, scale: CGFloat,
    _ context: RenderContext, _ pass: RenderPass
  ) {
    var transform = transform(in: rect, context.transform)
    land(&transform, to: goal, isMoving: isMoving || rolling != nil, scale, context)
    if let rolling {
      let ground = RollingGround(
        layout: layout, paint: paint, opacity: opacity, transform: transform)
      return rolling.draw(ground, context, pass)
    }
    pass.put(
      DisplayLeaf(
        id: id, content: content, paint: paint, transform: transform, opacity: opacity,
        isMoving: isMoving),
      at: &itemIndex, context)
  }

  /// Moves what glides upright towards the whole pixels on which it comes to rest.
  private func land(
    _ transform: inout CGAffineTransform, to goal: CGRect, isMoving: Bool, _ scale: CGFloat,
    _ context: RenderContext
  ) {
    guard case .anchored = fit, context.plane == nil, transform.b == 0, transform.c == 0 else {
      return
    }
    let anchor = content.anchor
    let place = anchor.applying(transform)
    guard isMoving, scale > 0 else { return landing.rest(at: place) }
    let end = context.placeAtRest(
      of: anchor.applying(self.transform(in: goal, context.transform)))
    let shift = landing.shift(at: place, to: end, scale: scale)
    transform.tx += shift.width
    transform.ty += shift.height
  }

  private func origin(in rect: CGRect, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(
      x: rect.minX + anchor.x * (rect.width - frame.width),
      y: rect.minY + anchor.y * (rect.height - frame.height))
  }

  private func transform(in rect: CGRect, _ outer: CGAffineTransform) -> CGAffineTransform {
    let size = frame.size
    switch fit {
    case .anchored(let anchor):
      let origin = origin(in: rect, anchor)
      return outer.translatedBy(x: origin.x, y: origin.y)
    case .stretched:
      let origin = outer.translatedBy(x: rect.minX, y: rect.minY)
      guard rect.size != size, size.width > 0, size.height > 0 else { return origin }
      return origin.scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    case .scaled(let anchor):
      // The same letters cover an area that grows with the square of their size.
      let area = max(rect.width, 0) * max(rect.height, 0)
      let scale =
        size.width * size.height > 0 ? (area / (size.width * size.height)).squareRoot() : 1
      return outer.translatedBy(
        x: rect.minX + anchor.x * (rect.width - size.width * scale),
        y: rect.minY + anchor.y * (rect.height - size.height * scale)
      ).scaledBy(x: scale, y: scale)
    }
  }
}
