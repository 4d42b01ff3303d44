import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import GlissandoWindowing

/// A second window on the loop of the one that matters, which it never costs a frame.
///
/// It has no vsync and no clock that anybody waits for. It works only in the time that is left
/// between two frames of the other window, and only as long as what it will do next took less of
/// late than what is left: its passes run in one piece, at most 30 times a second, and what they
/// changed is painted in strips of whole rows of tiles, as many at a time as there is time for, or by a GPU as a whole. While
/// the other window has no time to spare, this one waits; only where that lasts for a second, it takes
/// the time of one frame: both are to show the same. While the other one rests, it works in pieces of
/// 8 ms, so that no event waits longer.
@MainActor
final class CompanionWindow {
  var window: DesktopWindow
  var presenter: any Presenter
  let host: ViewHost
  /// What arrives for this window.
  let channel: EventChannel

  private let clock = HostClock()
  /// The host moment of second 0 of the views.
  private let start: Double
  private var frames = 0
  /// The host moment before which no frame begins.
  private var nextFrame = 0.0
  /// What was rendered and is not painted yet, from a row of tiles on.
  private var unpainted = Damage()
  private var firstRow = 0
  /// The host moment before which nothing is painted.
  private var nextPaint = 0.0
  private var renderCost = RecentCost(guess: 0.004)
  private var rowCost = RecentCost(guess: 0.001)
  private var patience = Patience(1)

  /// Seconds between two frames: a clock and pictures of slides need no more of them.
  static let interval = 1.0 / 30
  /// The longest piece of work while the other window rests, in seconds.
  private static let piece = 0.008
  /// What is left of the time between two frames for the sleep to be precise, in seconds.
  private static let margin = 0.0015

  init(window: DesktopWindow, presenter: any Presenter, host: ViewHost) {
    self.window = window
    self.presenter = presenter
    self.host = host
    channel = EventChannel()
    channel.windowID = window.number
    start = clock.now
    followCalendar()
  }

  func close() {
    host.close()
    presenter.close()
    window.close()
  }

  // MARK: When

  private var seconds: Double { clock.now - start }

  /// The host moment from which on there is something to do; nil while there is nothing.
  var wakeUp: Double? {
    guard window.isShown else { return nil }
    let views = host.needsFrame ? nextFrame : host.nextWakeUp.map { max($0 + start, nextFrame) }
    return unpainted.isEmpty ? views : min(nextPaint, views ?? .infinity)
  }

  /// Whether there is something that can be painted: the views go on where the window cannot be drawn on.
  private var canPaint: Bool { !unpainted.isEmpty && nextPaint <= clock.now }

  /// Whether there is something to do now.
  private var isDue: Bool { wakeUp.map { $0 <= clock.now } ?? false }

  /// Works until there is nothing to do, or no time left before a frame of the other window.
  ///
  /// - Parameter end: The host moment at which that frame begins.
  /// - Returns: Whether anything was done.
  func work(until end: Double) throws(WindowError) -> Bool {
    guard isDue else {
      patience.end()
      return false
    }
    guard !patience.wait(at: clock.now) else {
      try catchUp()
      return true
    }
    var hasWorked = false
    while isDue {
      let left = end - clock.now - Self.margin
      guard left > 0 else { break }
      if !canPaint {
        guard renderCost.expected < left else {
          renderCost.forget()
          break
        }
        render()
      } else {
        let rows = rowCount(in: left)
        guard rows > 0 else {
          rowCost.forget()
          break
        }
        try paint(rows: rows)
      }
      hasWorked = true
    }
    return hasWorked
  }

  /// Shows what there is now, whatever time that takes.
  private func catchUp() throws(WindowError) {
    render()
    if canPaint { try paint(rows: unpainted.rows) }
  }

  /// Does one piece of work while the other window rests.
  ///
  /// - Returns: Whether anything was done.
  func workWhileOtherRests() throws(WindowError) -> Bool {
    guard isDue else { return false }
    if canPaint {
      try paint(rows: presenter.paintsInParts ? max(rowCount(in: Self.piece), 1) : unpainted.rows)
    } else {
      render()
    }
    return true
  }

  /// How many rows of tiles can be painted in so many seconds; where that is not in parts, all or none.
  private func rowCount(in seconds: Double) -> Int {
    let count = Int(min(seconds / max(rowCost.expected, 1e-6), 1e6))
    return presenter.paintsInParts || count >= unpainted.rows - firstRow ? count : 0
  }

  // MARK: Work

  private func render() {
    let now = clock.now
    nextFrame = now + Self.interval
    followCalendar()
    let isChanged = host.render(
      FrameTime(index: frames, seconds: now - start, interval: Self.interval))
    frames += 1
    if isChanged { add(host.damage) }
    if unpainted.isEmpty { patience.end() }
    host.finishFrame()
    renderCost.add(clock.now - now)
  }

  /// Dates are what such a window is looked at for, and the frames' clock stands still while the
  /// machine sleeps.
  private func followCalendar() {
    let origin = Date() - seconds
    if abs(origin.timeIntervalSince(host.dateOrigin)) > 0.1 { host.dateOrigin = origin }
  }

  private func add(_ damage: Damage) {
    if unpainted.isEmpty { unpainted.reset(width: damage.width, height: damage.height) }
    unpainted.formUnion(damage)
    firstRow = 0
  }

  private func paint(rows: Int) throws(WindowError) {
    let begin = clock.now
    let end = min(firstRow + rows, unpainted.rows)
    let strip = unpainted.inRows(firstRow..<end)
    if !strip.isEmpty {
      let cost = try presenter.present(
        host.displayList, damage: strip, scale: host.scale, background: host.groundColor,
        at: seconds)
      guard cost.isShown else {
        paintAll()
        // Not always is there a word when the window can be drawn on again.
        nextPaint = begin + FrameLoop.renewalTime
        return
      }
      guard !cost.isPostponed else {
        nextPaint = begin + Self.interval
        return
      }
      rowCost.add((clock.now - begin) / Double(end - firstRow))
    }
    firstRow = end
    if firstRow == unpainted.rows {
      unpainted.reset(width: unpainted.width, height: unpainted.height)
      patience.end()
    }
  }

  // MARK: Surroundings

  /// Gives the views the window's size and scale, and paints all of it.
  func fitToWindow() throws(WindowError) {
    let (size, scale) = try presenter.room(in: window)
    presenter.waitsForDisplay = false
    host.scale = scale
    host.size = size
    paintAll()
  }

  /// Paints everything again.
  func paintAll() {
    unpainted.reset(
      width: Int(pixels: (host.size.width * host.scale).rounded(.up)),
      height: Int(pixels: (host.size.height * host.scale).rounded(.up)))
    unpainted.addAll()
    (firstRow, nextPaint) = (0, 0)
    // Nothing is painted that was never rendered.
    if frames == 0 { unpainted.reset(width: unpainted.width, height: unpainted.height) }
  }

  /// Hands on what arrived for the window.
  ///
  /// - Parameters:
  ///   - isTaken: Whether somebody else has taken an event.
  ///   - handOn: Takes function keys that mean nothing here.
  /// - Returns: What concerns the windows themselves.
  func deliverEvents(
    unless isTaken: (InputEvent) -> Bool, else handOn: (TimedInput) -> Void
  ) throws(WindowError) -> WindowSignals {
    channel.deliver { input in
      if isTaken(input.event) { return }
      let time = input.time - start
      let isHandled = host.send(input.event, at: time)
      if isHandled { return }
      if let text = input.typedText { _ = host.send(.text(text), at: time) }
      if case .key(let press) = input.event, KeyMap.isFunctionKey(press.key) { handOn(input) }
    }
    let signals = channel.dequeueSignals()
    if signals.contains(.hidden) { note(.minimised, true) }
    if signals.contains(.shown) { note(.minimised, false) }
    if signals.contains(.fullScreen) { window.toggleFullScreen() }
    if signals.contains(.geometry) {
      window.noteFullScreen()
      try fitToWindow()
    }
    if signals.contains(.arranged) { window.updateFrame() }
    let isArranged = signals.contains(.arranged) && window.connection.system == .wayland
    if signals.contains(.exposed) || isArranged { paintAll() }
    return signals
  }
}
