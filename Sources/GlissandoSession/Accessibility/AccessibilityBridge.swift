import CAccessibility
package import Foundation
import GlissandoControls
import GlissandoDrawing
package import GlissandoViews

/// Tells programs that read a screen out, or work windows for a person, what there is in them, and does what they ask.
///
/// There is one for the program, and only where the session has such programs. What they see follows the frames, but not
/// each of them: while things move it is told ten times a second.
@MainActor
package final class AccessibilityBridge {
  /// The one that C's calls are meant for.
  private static var current: AccessibilityBridge?

  /// A window, as it was last told.
  package struct Shown {
    let title: String
    let isActive: Bool
    let hosts: [ViewHost]
    /// Where the content begins on the screen, and how many of the screen's coordinates a point has.
    let origin: CGPoint
    let coordinatesPerPoint: Double

    /// A window with its title, whether it has the keyboard, and what it shows.
    package init(
      title: String, isActive: Bool, hosts: [ViewHost], origin: CGPoint, coordinatesPerPoint: Double
    ) {
      self.title = title
      self.isActive = isActive
      self.hosts = hosts
      self.origin = origin
      self.coordinatesPerPoint = coordinatesPerPoint
    }
  }

  /// A host and what it was asked for; the number of its elements is larger by the base.
  private struct Part {
    let host: ViewHost
    let outline: AccessibleOutline
    let base: Int
  }

  private var parts: [Part] = []
  private var tree: AccessibleElement?
  /// Where the contents of the windows begin on the screen, by their elements' numbers.
  private var origins: [Int: (x: Int32, y: Int32)] = [:]
  /// The time for what is asked, in frame seconds.
  private var time: () -> Double
  /// Called after something was done.
  private var done: () -> Void
  /// Host seconds before which nothing is told again.
  private var nextTelling = 0.0
  private var isStale = true

  private static let interval = 0.1
  /// Elements of different hosts have different numbers.
  private static let base = 1 << 40

  /// Connects the program with the session's bus; nil where there is none for it, or no library to speak to it.
  package init?(name: String, time: @escaping () -> Double, done: @escaping () -> Void) {
    self.time = time
    self.done = done
    var calls = glissando_accessibility_calls(
      act: { AccessibilityBridge.perform($1, on: $0) },
      set_number: { AccessibilityBridge.perform(.setNumber($1), on: $0) },
      set_text: { identity, text in
        guard let text else { return false }
        return AccessibilityBridge.perform(.setText(String(cString: text)), on: identity)
      },
      select: { AccessibilityBridge.perform(.select(Int($1), Int($2)), on: $0) },
      origin: { window, x, y in
        let place = MainActor.assumeIsolated { AccessibilityBridge.origin(of: Int(window)) }
        x?.pointee = place.x
        y?.pointee = place.y
      })
    guard glissando_accessibility_start(name, &calls) else { return nil }
    Self.current = self
  }

  /// Ends it.
  package func stop() {
    if Self.current === self { Self.current = nil }
    for part in tree?.children ?? [] { glissando_accessibility_remove(Int64(part.identity)) }
    (parts, tree, origins) = ([], nil, [:])
  }

  private static func origin(of window: Int) -> (x: Int32, y: Int32) {
    current?.origins[window] ?? (0, 0)
  }

  // MARK: Telling

  /// Something may be other than it was told.
  package func note() { isStale = true }

  /// Host seconds at which there is something to do.
  package var wakeUp: Double? {
    isStale ? nextTelling : nil
  }

  /// Tells what is other than it was, unless that was just done.
  package func tell(_ windows: [Shown], at now: Double) {
    guard isStale, now >= nextTelling else { return }
    isStale = false
    nextTelling = now + Self.interval
    let next = application(of: windows)
    for change in AccessibleChange.between(tree, next) { tell(change) }
    tree = next
    for (index, window) in next.children.enumerated() where index < windows.count {
      glissando_accessibility_activate(Int64(window.identity), windows[index].isActive)
    }
  }

  /// The program with its windows.
  private func application(of windows: [Shown]) -> AccessibleElement {
    var root = AccessibleElement(
      identity: Int(GLISSANDO_APPLICATION), role: AccessibilityRole(rawValue: "application"))
    (parts, origins) = ([], [:])
    for window in windows {
      guard let first = window.hosts.first else { continue }
      let start = (parts.count + 1) * Self.base
      var element = AccessibleElement(identity: start, role: .window)
      element.name = window.title
      element.states = .showing
      element.frame = CGRect(origin: .zero, size: first.size)
      origins[start] = (Int32(pixels: window.origin.x), Int32(pixels: window.origin.y))
      for host in window.hosts { element.children += elements(of: host) }
      root.children.append(element.scaled(by: window.coordinatesPerPoint))
    }
    return root
  }

  private func elements(of host: ViewHost) -> [AccessibleElement] {
    let part = Part(host: host, outline: host.outline, base: (parts.count + 1) * Self.base)
    parts.append(part)
    return part.outline.elements.map { $0.numbered(from: part.base) }
  }

  private func tell(_ change: AccessibleChange) {
    switch change {
    case .added(let element) where element.identity != Int(GLISSANDO_APPLICATION):
      element.withAccessible { glissando_accessibility_add($0) }
    case .updated(let element) where element.identity != Int(GLISSANDO_APPLICATION):
      element.withAccessible { glissando_accessibility_update($0) }
    case .children(let identity, let children):
      let numbers = children.map(Int64.init)
      glissando_accessibility_set_children(Int64(identity), numbers, Int32(clamping: numbers.count))
    case .removed(let identity): glissando_accessibility_remove(Int64(identity))
    // The keyboard's place is one of the states, which are told already.
    case .added, .updated, .focused: break
    }
  }

  // MARK: Answering

  private nonisolated static func perform(_ action: Int32, on identity: Int64) -> Bool {
    switch Int(action) {
    case Int(GLISSANDO_PRESS): perform(.press, on: identity)
    case Int(GLISSANDO_INCREMENT): perform(.increment, on: identity)
    case Int(GLISSANDO_DECREMENT): perform(.decrement, on: identity)
    case Int(GLISSANDO_FOCUS): perform(.focus, on: identity)
    case Int(GLISSANDO_CHOOSE): perform(.choose(true), on: identity)
    case Int(GLISSANDO_REJECT): perform(.choose(false), on: identity)
    case Int(GLISSANDO_NAMED)...: performNamed(Int(action) - Int(GLISSANDO_NAMED), on: identity)
    default: false
    }
  }

  /// Does what was told by a name, by its place among the names.
  private nonisolated static func performNamed(_ index: Int, on identity: Int64) -> Bool {
    let name = MainActor.assumeIsolated { () -> String? in
      let element = current?.tree?.flattened.first { $0.identity == Int(identity) }
      guard let element, element.actions.indices.contains(index) else { return nil }
      return element.actions[index]
    }
    return name.map { perform(.named($0), on: identity) } ?? false
  }

  private nonisolated static func perform(_ action: AccessibleAction, on identity: Int64) -> Bool {
    MainActor.assumeIsolated {
      guard let bridge = current,
        let part = bridge.parts.last(where: { $0.base <= Int(identity) })
      else { return false }
      let isDone = part.host.perform(
        action, on: Int(identity) - part.base, of: part.outline, at: bridge.time())
      bridge.isStale = true
      bridge.done()
      return isDone
    }
  }
}
