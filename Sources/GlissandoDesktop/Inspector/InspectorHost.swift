package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// A window's content, and above it the inspector.
///
/// The loop drives it as it would drive the content alone, and as long as the inspector is closed that
/// is all that happens. The inspector is a host of its own: its views are not those that it lists, and
/// its time is the window's.
@MainActor
package final class InspectorHost: FrameSource {
  /// What is inspected.
  let base: any FrameSource
  /// What the inspector shows.
  package let model: InspectorModel
  /// Makes the inspector's views, when they are first wanted.
  private let makePanel: @MainActor (InspectorModel) -> ViewHost
  /// The inspector's views; nil until they are first wanted.
  package private(set) var panel: ViewHost?
  var input = InspectorInput()

  /// What is shown where it is not the content's list itself.
  private var composed = DisplayList()
  private var composedDamage = Damage()
  private var isComposed = false
  /// What is painted in the frame in which the content's own list takes over.
  private var closingDamage: Damage?
  private var outline = InspectorOutline()
  private var panelSeconds = 0.0
  private var hasRenderedPanel = false
  private var lastDamage: Damage?
  private var lastTime = 0.0

  /// Puts an inspector above a source.
  ///
  /// - Parameters:
  ///   - content: The views whose motion is inspected, at the bottom of the source.
  ///   - makePanel: Makes the inspector's views.
  package init(
    _ base: any FrameSource, content: ViewHost,
    makePanel: @escaping @MainActor (InspectorModel) -> ViewHost
  ) {
    self.base = base
    self.makePanel = makePanel
    model = InspectorModel(content.makeMotionInspection())
  }

  /// Puts the inspector above a source.
  package convenience init(
    _ base: any FrameSource, content: ViewHost, textShaper: any TextShaper
  ) {
    self.init(base, content: content) { model in
      let panel = ViewHost(
        InspectorLayer(model: model), size: base.size, scale: base.scale,
        colorScheme: base.colorScheme, textShaper: textShaper)
      panel.now = { HostClock.threadCPU }
      return panel
    }
  }

  // MARK: Surroundings

  package var size: CGSize {
    get { base.size }
    set {
      base.size = newValue
      panel?.size = base.size
    }
  }

  package var scale: Double {
    get { base.scale }
    set {
      base.scale = newValue
      panel?.scale = base.scale
    }
  }

  package var colorScheme: ColorScheme {
    get { base.colorScheme }
    set {
      base.colorScheme = newValue
      panel?.colorScheme = newValue
    }
  }

  package var reduceMotion: Bool {
    get { base.reduceMotion }
    set {
      base.reduceMotion = newValue
      panel?.reduceMotion = newValue
    }
  }

  package var groundColor: Color.Resolved { base.groundColor }

  /// What the passes of the last frame cost, the inspector's included.
  package var profile: FrameProfile {
    var sum = base.profile
    if hasRenderedPanel, let panel {
      for pass in FrameProfile.Pass.allCases { sum[pass] += panel.profile[pass] }
    }
    return sum
  }

  /// What the last frame did, the inspector's bodies included.
  package var counters: FrameCounters {
    var counters = base.counters
    if hasRenderedPanel, let panel {
      counters.evaluatedBodies += panel.counters.evaluatedBodies
      counters.laidOutViews += panel.counters.laidOutViews
    }
    return counters
  }

  // MARK: Frames

  package var needsFrame: Bool {
    base.needsFrame || model.requestsDisplay || panel?.needsFrame == true
  }

  package var needsCommit: Bool { base.needsCommit || panel?.needsCommit == true }

  package var nextWakeUp: Double? {
    var due = base.nextWakeUp
    if let own = panel?.nextWakeUp { due = min(due ?? own, own) }
    if let own = model.nextReading { due = min(due ?? own, own) }
    return due
  }

  package func render(_ time: FrameTime) -> Bool {
    lastTime = time.seconds
    let isChanged = base.render(time)
    closingDamage = nil
    guard model.isShown || isComposed || model.requestsDisplay else { return isChanged }
    let start = HostClock.threadCPU
    let isPanelChanged = renderPanel(time)
    let result = compose(hasChanged: isChanged, hasChangedPanel: isPanelChanged)
    panelSeconds = HostClock.threadCPU - start
    return result
  }

  private func renderPanel(_ time: FrameTime) -> Bool {
    hasRenderedPanel = false
    makePanelIfNeeded()
    model.update(at: time.seconds)
    guard let panel else { return false }
    guard panel.needsFrame || panel.nextWakeUp.map({ $0 <= time.seconds }) == true else {
      return false
    }
    hasRenderedPanel = true
    return panel.render(time)
  }

  /// Makes the inspector's views when they are first wanted.
  ///
  /// They begin closed, so that they slide in the first time too.
  func makePanelIfNeeded() {
    guard panel == nil, model.isShown else { return }
    let host = makePanel(model)
    host.reduceMotion = reduceMotion
    panel = host
  }

  package func drain(_ queue: MainQueue) -> Double? { base.drain(queue) }
  package var isOver: Bool { base.isOver }

  package func finishFrame() {
    base.finishFrame()
    guard hasRenderedPanel, let panel else { return }
    panel.finishFrame()
    guard input.awaitsFocus, model.isPresented else { return }
    input.awaitsFocus = false
    _ = panel.send(.key(KeyPress(key: .tab)), at: lastTime)
  }

  package func note(_ cost: FrameCost) {
    base.note(cost)
    guard model.isShown else { return }
    var entry = FrameLog.Entry()
    entry.profile = cost.profile
    entry.counters = base.counters
    entry.paintedPixels = lastDamage?.pixelCount ?? 0
    entry.inspectorSeconds = panelSeconds
    model.note(entry, cost)
  }

  // MARK: What is seen

  package var displayList: DisplayList { isComposed ? composed : base.displayList }
  package var damage: Damage { closingDamage ?? (isComposed ? composedDamage : base.damage) }

  /// The inspector's items have identities of a tree of their own; those of the transport have the
  /// bit above.
  private static let panelIdentities: UInt64 = 1 << 61

  /// Puts together what is seen: the content, the outline of what is picked, and the inspector.
  private func compose(hasChanged: Bool, hasChangedPanel: Bool) -> Bool {
    composedDamage.reset(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    if hasChanged { composedDamage.formUnion(base.damage) }
    if hasChangedPanel, let panel { composedDamage.formUnion(panel.damage) }
    let isOutlineChanged = outline.update(
      model.track(model.hovered ?? model.selection).flatMap { model.motion.shownBounds(of: $0) },
      colorScheme, scale: scale, into: &composedDamage)
    lastDamage = composedDamage
    let items = panel?.displayList.items ?? []
    let isChanged = hasChanged || hasChangedPanel || isOutlineChanged
    if !model.isShown, items.isEmpty {
      isComposed = false
      closingDamage = composedDamage
      return isChanged
    }
    guard isChanged || !isComposed else { return false }
    isComposed = true
    composed.items.removeAll(keepingCapacity: true)
    composed.items.append(contentsOf: base.displayList.items)
    if let leaf = outline.leaf { composed.items.append(.leaf(leaf)) }
    for item in items { composed.items.append(item.offset(by: Self.panelIdentities)) }
    return isChanged
  }
}
