package import GlissandoDesktop
package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// A source with a panel: views of their own beside it or above it, whose frames are the window's.
///
/// The loop drives it as it would drive the source alone. A panel that is docked takes room from
/// the source, which slides together, so that nothing is covered.
@MainActor
package class PanelHost: FrameSource {
  /// What the panel is about.
  let base: any FrameSource
  /// Makes the panel's views, when they are first wanted.
  private let makePanel: @MainActor () -> ViewHost
  /// The panel's views; nil until they are first wanted.
  package private(set) var panel: ViewHost?
  /// Whether the panel made a frame when the source last did.
  private(set) var hasRenderedPanel = false
  /// Seconds of the last frame.
  private(set) var lastTime = 0.0
  var input = PanelInput() { didSet { shareKeys() } }
  package var hasKeys = true { didSet { shareKeys() } }

  private var windowSize: CGSize
  private var slide = PanelSlide()
  /// Whether the source takes another size than it had; a replay keeps the recorded one.
  private var canDock = true

  /// Gives a source a panel that shows a view.
  init<Panel: View>(_ base: any FrameSource, panel view: Panel, textShaper: any TextShaper) {
    self.base = base
    makePanel = {
      let panel = ViewHost(
        view, size: base.size, scale: base.scale, colorScheme: base.appearance.colorScheme,
        textShaper: textShaper, fillsWindow: false)
      panel.now = { HostClock.threadCPU }
      return panel
    }
    windowSize = base.size
  }

  // MARK: What panels decide

  /// Whether the panel's views have to be there.
  var wantsPanel: Bool { false }
  /// Whether the panel lies beside the source, if the source makes room.
  var wantsDock: Bool { false }
  /// The room of the docked panel at the window's right and lower edge, in points.
  var dockRoom: CGSize { .zero }
  /// By how much the panel is shown larger for people who want larger text.
  var growth: Double { size.growth(byText: appearance.textScale) }
  /// Whether the controls of the panel are there.
  var isPanelPresented: Bool { false }
  /// Whether the pointer above the panel is the panel's.
  var takesPointer: Bool { true }
  /// What the passes of the source cost.
  var baseProfile: FrameProfile { base.profile }
  /// The pointer's shape above the source.
  var baseCursor: PointerStyle { base.cursor }
  /// Reads what the panel is to show.
  func updatePanel(at time: Double) {}
  /// Hands an event to the source.
  func sendToBase(_ event: InputEvent, _ time: Double) -> Bool { base.send(event, at: time) }
  /// Does what a key stands for, or hands it on.
  func send(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    sendToBase(event, time)
  }

  // MARK: Surroundings

  package var size: CGSize {
    get { windowSize }
    set {
      windowSize = newValue
      panel?.size = newValue
      fitBase()
    }
  }

  package var scale: Double {
    get { base.scale }
    set {
      base.scale = newValue
      panel?.scale = base.scale
    }
  }

  package var appearance: WindowAppearance {
    get { base.appearance }
    set {
      base.appearance = newValue
      panel?.appearance = newValue
    }
  }

  package var hosts: [ViewHost] { base.hosts + (isPanelPresented ? [panel].compactMap { $0 } : []) }
  package var groundColor: Color.Resolved { base.groundColor }
  package var displayList: DisplayList { base.displayList }
  package var damage: Damage { base.damage }
  package var barHeight: Double { base.barHeight }
  package var counters: FrameCounters { base.counters }
  package var movingValues: Int { base.movingValues }
  package var isOver: Bool { base.isOver }
  package func drain(_ queue: MainQueue) -> Double? { base.drain(queue) }
  package func note(_ cost: FrameCost) { base.note(cost) }

  /// What the passes of the last frame cost, the panel's included.
  package var profile: FrameProfile {
    var sum = baseProfile
    if hasRenderedPanel, let panel {
      for pass in FrameProfile.Pass.allCases { sum[pass] += panel.profile[pass] }
    }
    return sum
  }

  package var cursor: PointerStyle {
    if input.pointerIsInPanel, let panel { return panel.cursor }
    return baseCursor
  }

  package var textInput: TextInputPlace? {
    input.panelHasKeyboard ? panel?.textInput : base.textInput
  }

  /// Lets those show who has the keyboard that have it.
  private func shareKeys() {
    let baseHasKeys = hasKeys && !input.panelHasKeyboard
    if base.hasKeys != baseHasKeys { base.hasKeys = baseHasKeys }
    if let panel, panel.hasKeys != hasKeys { panel.hasKeys = hasKeys }
  }

  // MARK: Frames

  package var needsFrame: Bool { base.needsFrame || panelNeedsFrame }
  package var needsCommit: Bool { base.needsCommit || panel?.needsCommit == true }
  package var nextWakeUp: Double? { base.nextWakeUp }

  /// Whether the panel asks for a frame as soon as possible.
  var panelNeedsFrame: Bool {
    slide.isMoving || panel?.needsFrame == true || (panel == nil && wantsPanel)
  }

  package func render(_ time: FrameTime) -> Bool { base.render(time) }

  /// Moves a docked panel in or out and gives the source what room is left.
  func moveDock(at time: Double) {
    lastTime = time
    // A panel that closes itself has nothing to type into any more.
    if input.panelHasKeyboard, panel != nil, !wantsPanel { giveKeyboardBack(time) }
    slide.update(isOpen: wantsDock && canDock, at: time, jumps: appearance.reduceMotion)
    fitBase()
  }

  /// Whether a docked panel is in, or on its way in or out.
  var isDocked: Bool { slide.isOpen || slide.isMoving }
  /// The room that a docked panel has now, in whole points.
  var dockedRoom: CGSize {
    CGSize(
      width: (dockRoom.width * slide.value).rounded(),
      height: (dockRoom.height * slide.value).rounded())
  }

  private func fitBase() {
    let room = dockedRoom
    let left = CGSize(
      width: max(windowSize.width - room.width, 0), height: max(windowSize.height - room.height, 0))
    guard base.size != left else { return }
    base.size = left
    if base.size != left { canDock = false }
  }

  /// Makes a frame of the panel, if one is due.
  ///
  /// - Returns: Whether what is to be seen of it changed.
  func renderPanel(_ time: FrameTime) -> Bool {
    hasRenderedPanel = false
    makePanelIfNeeded()
    updatePanel(at: time.seconds)
    guard let panel else { return false }
    guard panel.needsFrame || panel.nextWakeUp.map({ $0 <= time.seconds }) == true else {
      return false
    }
    hasRenderedPanel = true
    return panel.render(time)
  }

  /// Notes that the panel makes no frame.
  func skipPanel() { hasRenderedPanel = false }

  /// Makes the panel's views when they are first wanted.
  ///
  /// They begin closed, so that they slide in the first time too.
  func makePanelIfNeeded() {
    guard panel == nil, wantsPanel else { return }
    let host = makePanel()
    host.size = windowSize
    host.appearance = appearance
    host.hasKeys = hasKeys
    panel = host
  }

  package func finishFrame() {
    base.finishFrame()
    finishPanelFrame()
  }

  /// Calls what waits for the end of the panel's frame.
  func finishPanelFrame() {
    guard hasRenderedPanel, let panel else { return }
    panel.finishFrame()
    guard input.awaitsFocus, isPanelPresented else { return }
    input.awaitsFocus = false
    _ = sendToPanel(.key(KeyPress(key: .tab)), lastTime)
  }

  /// No damage of the whole window.
  func emptyDamage() -> Damage {
    Damage(
      width: Int(pixels: (size.width * scale).rounded(.up)),
      height: Int(pixels: (size.height * scale).rounded(.up)))
  }
}
