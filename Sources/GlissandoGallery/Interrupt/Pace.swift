import Glissando

/// How fast the scene's clock runs.
enum Pace: Double, CaseIterable, Identifiable, Sendable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  var id: Self { self }

  var title: String {
    switch self {
    case .full: "1×"
    case .half: "½"
    case .quarter: "¼"
    case .tenth: "1⁄10"
    }
  }

  /// The next one, from the slowest back to the fastest.
  var next: Pace { Self.allCases.following(self) }
}

/// How often the scene interrupts the ball by itself.
enum InterruptionRate: Int, CaseIterable, Identifiable, Sendable {
  case never = 0
  case slow = 800
  case medium = 400
  case fast = 200
  case frantic = 100

  var id: Self { self }

  /// Seconds between two interruptions; nil for none.
  var interval: Double? { self == .never ? nil : Double(rawValue) / 1000 }

  var title: String { self == .never ? "off" : "\(rawValue)" }

  var next: InterruptionRate { Self.allCases.following(self) }
}

extension Array where Element: Equatable {
  /// The element after one, and the first after the last.
  fileprivate func following(_ element: Element) -> Element {
    let index = firstIndex(of: element) ?? 0
    return self[(index + 1) % count]
  }
}
