public import Foundation
package import GlissandoDrawing
public import GlissandoMotion

/// Runs the passes of a frame for one window's views.
///
/// The host owns no clock and no window: it is told the time of each frame and what the person
/// did, and answers with a display list and its damage. The desktop's loop and the test stage
/// drive it alike.
@MainActor
package final class ViewHost {
  package let tree: ViewTree
  let root: RootNode
  private let input: InputRouter
  private var environment: EnvironmentValues
  /// Measures the passes; by default there is no clock and the profile stays at zero.
  package var now: () -> Double {
    get { tree.now }
    set { tree.now = newValue }
  }
  /// What the passes of the last frame took.
  package var profile: FrameProfile { tree.profile }
  /// What the last frame did.
  package var counters: FrameCounters { tree.counters }
  /// The number of values that move, those among them that the program moves itself.
  package var movingValues: Int { tree.animations.movingCount }

  private let fillsWindow: Bool

  /// Makes the views of a window.
  ///
  /// `size` is in points, `scale` in pixels per point; `environment` is what the views inherit
  /// besides; `fillsWindow` is false for what only lies in the window of others; `dateOrigin` is the
  /// calendar date of second 0.
  package init<Root: View>(
    _ view: Root, size: CGSize, scale: Double, colorScheme: ColorScheme = .light,
    textShaper: any TextShaper, imageReader: (any ImageReader)? = nil,
    environment surroundings: EnvironmentValues = EnvironmentValues(), fillsWindow: Bool = true,
    dateOrigin: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.fillsWindow = fillsWindow
    let tree = ViewTree(textShaper: textShaper)
    if fillsWindow { LatestWindow.note(WindowTraits(size: size, scale: scale), of: tree) }
    tree.imageFiles = ImageFiles(imageReader)
    // Before the first evaluation, which may read a timeline's date.
    tree.dateOrigin = dateOrigin
    self.tree = tree
    self.size = size
    self.scale = scale
    environment = surroundings
    environment.colorScheme = colorScheme
    appearance = WindowAppearance(environment)
    environment.displayScale = scale
    environment.window = WindowReference(tree)
    groundColor = Self.ground(in: environment)
    tree.commitPass.begin(tree)
    let inherited = environment
    // The first bodies and the first layout are a part of a frame, too.
    let root = tree.animations.runPhase { RootNode(view, tree: tree, environment: inherited) }
    self.root = root
    tree.commitPass.end(tree)
    tree.root = root
    input = InputRouter(tree: tree, root: root)
    tree.animations.runPhase { root.resize(size) }
    tree.onInvalidate = { [weak self] in self?.invalidated() }
    root.onPreferredScheme = { [weak self] in self?.preferredScheme = $0 }
  }

  /// A host that nobody holds any more is a window that has closed: models outlive it, and what
  /// they change later must find no views.
  isolated deinit { close() }

  /// The images that will be shown soon and are there already, the first ones first; nil where they are those of the
  /// last call.
  package func imagesReadAhead() -> [RasterImage]? { tree.imageFiles.imagesReadAhead() }

  /// Takes all views out, as when a window closes: every completion is still called.
  package func close() {
    LatestWindow.forget(tree)
    tree.animations.runPhase {
      root.destroy()
      tree.end()
    }
  }

  // MARK: Surroundings

  /// The window's size in points.
  package var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      noteAsLatest()
      tree.animations.runPhase { root.resize(size) }
      tree.requestsRebuild = true
      invalidated()
    }
  }

  /// Pixels per point.
  package var scale: Double {
    didSet {
      guard scale != oldValue else { return }
      noteAsLatest()
      tree.requestsRebuild = true
      change { $0.displayScale = scale }
    }
  }

  /// How the person wants things to look and move.
  package var appearance: WindowAppearance {
    didSet {
      noteAsLatest()
      if appearance != oldValue { change { appearance.apply(to: &$0, since: oldValue) } }
    }
  }

  /// The scheme that the views want, whatever the desktop's is; nil for that.
  private var preferredScheme: ColorScheme? {
    didSet { if preferredScheme != oldValue { change { _ in } } }
  }

  /// Whether the desktop is light or dark.
  package var colorScheme: ColorScheme {
    get { appearance.colorScheme }
    set { appearance.colorScheme = newValue }
  }

  /// Whether the person has asked for less motion.
  package var reduceMotion: Bool {
    get { appearance.reduceMotion }
    set { appearance.reduceMotion = newValue }
  }

  /// What asks for a window without a view is told of this one.
  private func noteAsLatest() {
    guard fillsWindow else { return }
    LatestWindow.note(
      WindowTraits(size: size, scale: scale, reducesMotion: reduceMotion), of: tree)
  }

  /// Whether the frames' time is being held: what opens in real time then does so at once.
  package var timeStandsStill: Bool {
    get { tree.timeStandsStill }
    set { tree.timeStandsStill = newValue }
  }

  /// The calendar date of second 0 of the frame clock.
  package var dateOrigin: Date {
    get { tree.dateOrigin }
    set {
      guard newValue != tree.dateOrigin else { return }
      tree.dateOrigin = newValue
      // What is due by the calendar is due at another time now.
      tree.schedule.bringForward()
      invalidated()
    }
  }

  private func change(_ body: (inout EnvironmentValues) -> Void) {
    body(&environment)
    environment.colorScheme = preferredScheme ?? appearance.colorScheme
    groundColor = Self.ground(in: environment)
    tree.requestsRebuild = true
    tree.renderPass.invalidateAll()
    tree.animations.runPhase { root.setEnvironment(environment) }
    invalidated()
  }

  // MARK: Input

  /// Hands an event to the views.
  ///
  /// `time` is when it happened, in seconds on the frame clock.
  /// - Returns: whether a view took it.
  @discardableResult
  package func send(_ event: InputEvent, at time: Double) -> Bool {
    tree.time = max(tree.time, time)
    return tree.animations.runPhase { input.send(event, at: time) }
  }

  /// Whether anything that takes the pointer is at a point of the window.
  package func contains(_ point: CGPoint) -> Bool {
    tree.animations.runPhase { root.hitTest(point) != nil }
  }

  /// What the pointer looks like at a point of the window; nil where no view says so.
  package func pointerStyle(at point: CGPoint) -> PointerStyle? {
    tree.animations.runPhase { input.pointerStyle(at: point) }
  }

  /// What the pointer should look like.
  package var cursor: PointerStyle { input.cursor }

  /// Where text is typed; nil where none is.
  package var textInput: TextInputPlace? { input.textInput }

  /// Whether the window's keys come to these views, rather than to others in the same window.
  package var hasKeys: Bool {
    get { input.hasHostKeys }
    set { tree.animations.runPhase { input.hasHostKeys = newValue } }
  }

  // MARK: Frames

  /// Called when something was invalidated while the loop may sleep.
  package var onNeedsFrame: (@MainActor () -> Void)?
  private var isRendering = false

  private func invalidated() {
    if !isRendering { onNeedsFrame?() }
  }

  /// Whether a frame now would do any work.
  package var needsFrame: Bool { tree.needsFrame }

  /// Whether a frame now would do more than let what moves go on.
  package var needsCommit: Bool {
    tree.needsCommit || !tree.pending.renders.isEmpty || tree.requestsRebuild
  }

  /// Whether anything is on its way.
  package var isAnimating: Bool {
    tree.hasMotion || tree.schedule.hasMotion || !tree.motions.isEmpty
  }

  /// What a person could find in the window, in the order of the tree.
  /// - Complexity: O(*n*) in the number of views; for tests and tools.
  package var elements: [ElementSnapshot] { ElementInspector.elements(below: root) }

  /// What in the window can be operated, in the order of the views; some of it by gestures alone.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package var operables: [OperableSnapshot] { ElementInspector.operables(below: root) }

  /// The elements of the window as a tree, for programs that read a screen out or work it for a person.
  ///
  /// - Complexity: O(*n*) in the number of views; only where somebody reads it.
  package var outline: AccessibleOutline { ElementInspector.outline(below: root, size: size) }

  /// Does what is asked of an element of an outline, as a person would who presses and types.
  ///
  /// - Parameter time: When it is asked, in seconds on the frame clock.
  /// - Returns: whether the element did it; false for one that is no more, or takes no input.
  package func perform(
    _ action: AccessibleAction, on identity: Int, of outline: AccessibleOutline, at time: Double
  ) -> Bool {
    guard let node = outline.performer(of: identity, for: action), node.isAlive, node.takesInput
    else {
      return false
    }
    tree.time = max(tree.time, time)
    return tree.animations.runPhase {
      guard action == .focus else { return node.isOperable && node.perform(action) }
      guard let target = node as? any FocusTarget, target.canFocus else { return false }
      tree.focus?.set(target, isVisible: true)
      target.revealInScrollViews()
      return true
    }
  }

  /// When the next frame is wanted although nothing changes, in seconds on the frame clock.
  package var nextWakeUp: Double? {
    guard let deadline = input.deadline else { return tree.schedule.next }
    return min(deadline, tree.schedule.next ?? deadline)
  }

  /// Runs the passes for a frame.
  /// - Returns: whether anything has to be painted.
  package func render(_ time: FrameTime) -> Bool {
    tree.animations.runPhase { runPasses(time) }
  }

  private func runPasses(_ time: FrameTime) -> Bool {
    isRendering = true
    defer { isRendering = false }
    beginFrame(at: time.seconds)
    let start = tree.now()
    tree.schedule.run(until: tree.time)
    input.updateBeforeFrame(at: tree.time)
    tree.commitPass.run(tree)
    lap(.commit, since: start)
    tree.passEnvironmentsToAnimations()
    tree.animations.tick(to: tree.time)
    tree.motions.advance(to: tree.time)
    // Bodies with animatable data are evaluated with what is shown now.
    tree.commitPass.run(tree)
    tree.runDepartures()
    tree.commitPass.run(tree)
    tree.focus?.refuseWishes()
    tree.commitPass.run(tree)
    lap(.animate, since: start)
    let hasDamage = tree.renderPass.run(tree, root: root, size: size, scale: scale)
    input.updateAfterFrame(scale: scale)
    tree.services.frameWasComposed()
    lap(.compose, since: start)
    countItems()
    return hasDamage
  }

  /// Takes the time of a frame, and begins to count anew.
  private func beginFrame(at seconds: Double) {
    // A clock that goes back or says nothing stands still.
    let seconds = seconds.isFinite ? seconds : tree.time
    tree.time = tree.hasFrames ? max(tree.time, seconds) : seconds
    tree.hasFrames = true
    tree.commitPass.beginFrame()
    tree.counters = FrameCounters()
    tree.profile = FrameProfile()
  }

  private func countItems() {
    tree.counters.drawnItems = tree.renderPass.drawnItems
    tree.counters.displayItems = displayList.items.count
    tree.counters.liveAnimations = tree.animations.count
  }

  /// Gives a pass what has gone by since the frame began and no other one has had.
  private func lap(_ pass: FrameProfile.Pass, since start: Double) {
    tree.profile[pass] = tree.now() - start - tree.profile.total
  }

  /// Calls what was to be called after the frame that ended a motion.
  ///
  /// To be called once the frame has been presented.
  package func finishFrame() {
    tree.animations.runCompletions()
  }

  /// What the window shows.
  package var displayList: DisplayList { tree.renderPass.list }

  /// What the last frame changed, in pixels.
  package var damage: Damage { tree.renderPass.damage }

  /// Asks that the next frame is painted in full.
  package func invalidateAll() {
    tree.renderPass.invalidateAll()
    tree.requestsRebuild = true
    invalidated()
  }

  /// What paints the window's ground.
  package private(set) var groundColor: Color.Resolved

  private static func ground(in environment: EnvironmentValues) -> Color.Resolved {
    guard case .color(let color) = BackgroundStyle().paint(in: environment) else {
      return Color.Resolved(hex: 0)
    }
    return color
  }
}

extension EnvironmentValues {
  /// Pixels per point.
  @Entry public var displayScale: CGFloat = 1

  /// Whether the person has asked for less motion.
  @Entry public internal(set) var accessibilityReduceMotion: Bool = false
}
