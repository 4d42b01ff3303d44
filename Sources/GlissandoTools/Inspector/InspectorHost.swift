package import GlissandoDesktop
import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// A window's content, and beside it the inspector.
///
/// As long as the inspector is closed, the content is all there is. The inspector is a host of its
/// own: its views are not those that it lists, and its time is the window's. Where the window is
/// wide enough it is docked at the right; else it lies above the content.
@MainActor
package final class InspectorHost: PanelHost {
  /// What the inspector shows.
  package let model: InspectorModel

  /// What is shown where it is not the content's list itself.
  private var composed = DisplayList()
  private var composedDamage = Damage()
  private var isComposed = false
  /// What is painted in the frame in which the content's own list takes over.
  private var closingDamage: Damage?
  private var outline = InspectorOutline()
  private var panelSeconds = 0.0
  private var lastDamage: Damage?

  /// Puts an inspector beside a source.
  ///
  /// - Parameters:
  ///   - content: The views whose motion is inspected, at the bottom of the source.
  ///   - textShaper: What lays out the inspector's texts.
  package init(_ base: any FrameSource, content: ViewHost, textShaper: any TextShaper) {
    let model = InspectorModel(content.makeMotionInspection())
    self.model = model
    super.init(base, panel: InspectorLayer(model: model), textShaper: textShaper)
  }

  // MARK: The panel

  /// Beside a docked panel that is no larger than usual the content keeps at least this width, in points.
  private static let leastContentWidth = 860.0

  override var wantsPanel: Bool { model.isShown }
  override var wantsDock: Bool {
    model.isShown && !model.isOnLeft
      && size.width - InspectorLayer.dockedWidth >= Self.leastContentWidth
  }
  override var growth: Double {
    InspectorLayer.dockedGrowth(in: size, byText: appearance.textScale)
  }
  override var dockRoom: CGSize { CGSize(width: InspectorLayer.dockedWidth * growth, height: 0) }
  override var isPanelPresented: Bool { model.isPresented }
  override var takesPointer: Bool { model.isShown }

  override func updatePanel(at time: Double) {
    model.place(
      isDocked: isDocked, width: Double(dockedRoom.width), barHeight: base.barHeight)
    model.update(
      at: time, isContentBusy: base.counters.evaluatedBodies >= InspectorModel.busyBodies)
  }

  /// What the last frame did, the inspector's bodies included.
  package override var counters: FrameCounters {
    var counters = base.counters
    if hasRenderedPanel, let panel {
      counters.evaluatedBodies += panel.counters.evaluatedBodies
      counters.laidOutViews += panel.counters.laidOutViews
    }
    return counters
  }

  // MARK: Frames

  package override var needsFrame: Bool {
    base.needsFrame || model.requestsDisplay || panelNeedsFrame
  }

  package override var nextWakeUp: Double? {
    var due = base.nextWakeUp
    if let own = panel?.nextWakeUp { due = min(due ?? own, own) }
    if let own = model.nextReading { due = min(due ?? own, own) }
    return due
  }

  package override func render(_ time: FrameTime) -> Bool {
    moveDock(at: time.seconds)
    let isChanged = base.render(time)
    closingDamage = nil
    guard model.isShown || isComposed || model.requestsDisplay else {
      skipPanel()
      return isChanged
    }
    let start = HostClock.threadCPU
    let isPanelChanged = renderPanel(time)
    let result = compose(hasChanged: isChanged, hasChangedPanel: isPanelChanged)
    panelSeconds = HostClock.threadCPU - start
    return result
  }

  package override func note(_ cost: FrameCost) {
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

  package override var displayList: DisplayList { isComposed ? composed : base.displayList }
  package override var damage: Damage {
    closingDamage ?? (isComposed ? composedDamage : base.damage)
  }

  /// The inspector's items have identities of a tree of their own; those of the transport have the
  /// bit above.
  private static let panelIdentities: UInt64 = 1 << 61

  /// Puts together what is seen: the content, the outline of what is picked, and the inspector.
  private func compose(hasChanged: Bool, hasChangedPanel: Bool) -> Bool {
    composedDamage.reset(
      width: Int(pixels: (size.width * scale).rounded(.up)),
      height: Int(pixels: (size.height * scale).rounded(.up)))
    if hasChanged { composedDamage.formUnion(base.damage) }
    if hasChangedPanel, let panel { composedDamage.formUnion(panel.damage) }
    let isOutlineChanged = outline.update(
      model.track(model.hovered ?? model.selection).flatMap { model.motion.shownBounds(of: $0) },
      appearance.colorScheme, scale: scale, into: &composedDamage)
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
    composed.removeAll()
    composed.append(contentsOf: base.displayList.items)
    if let leaf = outline.leaf { composed.append(leaf) }
    for item in items { composed.append(item.offset(by: Self.panelIdentities)) }
    return isChanged
  }

  // MARK: Input

  override func send(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    handle(press, event, time)
  }
}
