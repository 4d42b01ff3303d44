import Glissando
import GlissandoViews
import TestSupport

/// Something that happens to a window.
enum StormEvent {
  case input(InputEvent)
  case resize(CGSize)
  case colorScheme(ColorScheme)
  case scale(Double)
  case reduceMotion(Bool)
  /// So many seconds pass, with one frame at their end.
  case advance(Double)
  /// For one frame the clock shows an earlier time by so many seconds.
  case stepBack(Double)
  /// What the window was painted into is gone.
  case lostSurface
  /// The program itself changes something.
  case change
}

/// Events as no person would send them, and the same in every run.
struct EventStorm {
  var random: SeededGenerator
  private var size: CGSize

  init(seed: UInt64, size: CGSize) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func next() -> StormEvent {
    switch pick(100) {
    case 0..<18, 79..<89: .input(.pointerMoved(point()))
    case 18..<29:
      .input(.pointerDown(point(), button: pick(8) == 0 ? 2 : 1, modifiers: modifiers()))
    case 29..<40: .input(.pointerUp(point(), button: pick(8) == 0 ? 3 : 1))
    case 40..<42: .input(.pointerExited)
    case 42..<45: .input(.wheel(delta: CGSize(width: number(), height: number()), at: point()))
    case 45..<61: .input(.key(key()))
    case 61..<63: .input(.text(["a", "汉字", "🙂?", "", " ", "\t\r"][pick(6)]))
    case 63..<65: .input(.focus(pick(2) == 0))
    case 65..<67: resize()
    case 67: .colorScheme(pick(2) == 0 ? .light : .dark)
    case 68: pick(2) == 0 ? .scale([0.5, 1, 1.25, 2, 3][pick(5)]) : .reduceMotion(pick(3) == 0)
    case 69..<79: time()
    default: .change
    }
  }

  /// Frames as they come, frames that are dropped, and clocks that cannot be trusted.
  private mutating func time() -> StormEvent {
    let frame = 1.0 / 60
    return switch pick(64) {
    case 0: .advance(300)
    case 1: .stepBack([frame, 300, 1e9][pick(3)])
    case 2: .lostSurface
    case 3..<7: .advance([0, 1e-9, 0.3, 5][pick(4)])
    case 7..<16: .advance(frame * Double(2 + pick(7)))
    case 16..<22: .advance(frame / 4)
    default: .advance(frame)
    }
  }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func number() -> Double {
    pick(10) == 0 ? random.number(in: -1e5...1e5) : random.number(in: -80...80)
  }

  private mutating func point() -> CGPoint {
    if pick(25) == 0 { return CGPoint(x: number() * 100, y: number() * 100) }
    return CGPoint(
      x: random.number(in: -5...max(size.width, 1) + 5),
      y: random.number(in: -5...max(size.height, 1) + 5))
  }

  private mutating func modifiers() -> EventModifiers {
    pick(3) == 0 ? EventModifiers(rawValue: pick(16)) : []
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .tab, .tab, .space, .space, .return, .escape, .leftArrow, .rightArrow, .upArrow,
    .downArrow, .home, .end, .pageUp, .pageDown, .delete, .deleteForward,
  ]
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789.,?!äß字")

  private mutating func key() -> KeyPress {
    let key =
      switch pick(4) {
      case 0: KeyEquivalent(Self.letters[pick(Self.letters.count)])
      case 1 where pick(3) == 0: KeyEquivalent.function(1 + pick(12))
      default: Self.keys[pick(Self.keys.count)]
      }
    return KeyPress(
      key: key, modifiers: modifiers(), phase: [.down, .down, .repeat, .up][pick(4)])
  }

  private mutating func resize() -> StormEvent {
    let sizes: [CGSize] = [
      CGSize(width: 1280, height: 800), CGSize(width: 800, height: 500), .zero,
      CGSize(width: 1, height: 1), CGSize(width: 3, height: 2000), CGSize(width: 9000, height: 40),
      CGSize(width: 16384, height: 16384),
      CGSize(width: random.number(in: 100...2000), height: random.number(in: 100...1500)),
    ]
    size = sizes[pick(sizes.count)]
    return .resize(size)
  }
}
