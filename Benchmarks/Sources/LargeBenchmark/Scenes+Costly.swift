import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting

// What fills a large window otherwise than by one picture, one gradient or one blur.

extension Scenes {
  private static let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)

  /// Colours around a centre, which turn.
  func turningColors(_ time: Double) -> [DisplayItem] {
    var colors = Self.colors
    colors.geometry = .angular(
      center: .center, startAngle: .radians(time), endAngle: .radians(time + 2 * .pi))
    return [ground(.gradient(colors))]
  }

  /// Three by three colours, whose middle moves.
  func mesh(_ time: Double) -> [DisplayItem] {
    let stops = (0..<9).map { index -> GradientPaint.Stop in
      let (x, y) = (Double(index % 3) / 2, Double(index / 3) / 2)
      let move = index == 4 ? SIMD2(0.2 * sin(time), 0.2 * cos(time * 1.3)) : SIMD2()
      return GradientPaint.Stop(
        color: Color.Resolved(red: Float(x), green: Float(y), blue: Float(index % 2)),
        location: x + move.x, y: y + move.y)
    }
    return [
      ground(
        .gradient(
          GradientPaint(
            stops: stops, geometry: .mesh(columns: 3, rows: 3, isSmooth: true))))
    ]
  }

  /// A photograph that moves and is mixed with a gradient.
  func mixed(_ mode: BlendMode, _ time: Double) -> [DisplayItem] {
    [ground(.gradient(Self.colors)), .begin(DisplayGroup(id: 80, kind: .blend(mode)))]
      + photograph(time) + [.end]
  }

  /// A photograph at rest in other colours, before which discs move.
  func saturated(_ time: Double) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 81, kind: .colorEffect(.saturation(1.6))))] + photograph(0)
      + [.end] + discs(time)
  }

  /// A photograph in a drawing made by hand.
  func drawnPhotograph(_ time: Double) -> [DisplayItem] {
    guard case .leaf(var leaf) = photograph(time)[0],
      case .image(let image, let frame, let style) = leaf.content.kind
    else { return [] }
    leaf.content = DisplayContent(
      .commands([
        .concatenate(leaf.transform),
        .image(image, frame, style, Self.white),
      ]))
    leaf.transform = .identity
    return [.leaf(leaf)]
  }

  /// A picture of one column, as wide as the window.
  func strip(_ time: Double) -> [DisplayItem] {
    let frame = CGRect(x: -960, y: -640, width: 1920, height: 1280)
    let content = DisplayContent(.image(column, frame))
    return [leaf(82, content, Self.white, Self.placed(time))]
  }

  /// A card with a narrow shadow that moves by parts of a pixel.
  func glidingShadow(_ time: Double) -> [DisplayItem] {
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3)
    let place = Self.middle.translatedBy(x: 100 * sin(time), y: 60 * cos(time))
    return [
      .begin(
        DisplayGroup(
          id: 83, transform: place, kind: .shadow(color: black, radius: 3, x: 0, y: 2))),
      leaf(84, cardContent, .gradient(Self.colors), place), .end,
    ]
  }

  /// A large headline that grows.
  func growingText(_ time: Double) -> [DisplayItem] {
    let growth = 6 + sin(time)
    return [
      leaf(
        85, headline, .color(Color.Resolved(red: 0.1, green: 0.1, blue: 0.2)),
        CGAffineTransform(translationX: 100, y: 300).scaledBy(x: growth, y: growth))
    ]
  }

  /// A photograph that a circle uncovers as it grows.
  func revealed(_ time: Double) -> [DisplayItem] {
    let radius = 500 + 400 * sin(time)
    let circle = Path(
      ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    return [
      .begin(
        DisplayGroup(id: 86, transform: Self.middle, kind: .clip(circle, FillStyle())))
    ] + photograph(time) + [.end]
  }

  /// A photograph that is blurred by less than what fewer pixels suffice for.
  func slightlyBlurred(_ time: Double) -> [DisplayItem] {
    let radius = 1.5 + 1.4 * sin(time * 3)
    return [.begin(DisplayGroup(id: 88, kind: .blur(radius: radius, isOpaque: true)))]
      + photograph(time) + [.end]
  }

  /// Two photographs that move, of which one fades into the other.
  func movingCrossFade(_ time: Double) -> [DisplayItem] {
    var items = crossFade(time)
    for index in items.indices {
      guard case .leaf(var leaf) = items[index] else { continue }
      leaf.transform = Self.placed(time + (index < items.count / 2 ? 0 : 1))
      items[index] = .leaf(leaf)
    }
    return items
  }

  /// Colours about a centre that moves, in a drawing made by hand.
  func drawnColors(_ time: Double) -> [DisplayItem] {
    guard case .leaf(var leaf) = changingGradient(time)[0],
      case .fill(let path, let style) = leaf.content.kind
    else { return [] }
    leaf.content = DisplayContent(.commands([.fill(path, leaf.paint, style)]))
    return [.leaf(leaf)]
  }

  /// A line of many points at rest, before which an upright line moves.
  func chart(_ time: Double) -> [DisplayItem] {
    let place = CGAffineTransform(translationX: 960 + 900 * sin(time), y: 0)
    let blue = Paint.color(Color.Resolved(red: 0.1, green: 0.3, blue: 0.8))
    return [leaf(89, curve, blue, .identity), leaf(90, upright, Self.white, place)]
  }

  /// A page of text that grows.
  func growingPage(_ time: Double) -> [DisplayItem] {
    let growth = 1.03 + 0.02 * sin(time)
    return [
      leaf(91, page, Self.ink, CGAffineTransform(scaleX: growth, y: growth))
    ]
  }

  /// A page of text at rest under a round clip, before which discs move.
  func clippedPage(_ time: Double) -> [DisplayItem] {
    let frame = CGRect(origin: .zero, size: Self.size).insetBy(dx: 20, dy: 20)
    let clip = Path(roundedRect: frame, cornerRadius: 60)
    return [
      .begin(DisplayGroup(id: 92, kind: .clip(clip, FillStyle()))),
      leaf(93, page, Self.ink, .identity), .end,
    ] + discs(time)
  }

  private static let ink = Paint.color(Color.Resolved(red: 0.1, green: 0.1, blue: 0.2))

  private func ground(_ paint: Paint) -> DisplayItem { leaf(87, ground, paint, .identity) }
}
