package import GlissandoDesktop
import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// A window's content on a transport, and below it the transport's bar.
///
/// As long as nobody has used the transport, the content is all there is. The bar is neither slowed
/// nor rewound with it.
@MainActor
package final class TransportHost: PanelHost {
  /// What plays the content.
  package let transport: Transport
  /// The content, where it is made of views.
  let views: ViewHost?
  private let barModel: TransportBarModel

  /// What is shown where it is not the content's list itself.
  private var composed = DisplayList()
  private var composedBefore = DisplayList()
  private var isComposed = false
  private var pastItems: [DisplayItem] = []
  private var pastIndex: FrameReel.Index?
  private let onionSkin = OnionSkin()
  private let finder = DamageFinder()
  private var composedDamage = Damage()
  /// What is painted in the frame in which the content's own list takes over.
  private var switchDamage: Damage?
  private var hasRenderedContent = false
  /// Whether the press under way brought the live edge back and is for nobody.
  var ignoresPress = false

  /// Puts a content on a transport, above the bar that belongs to it.
  package init(_ content: any FrameSource, transport: Transport, textShaper: any TextShaper) {
    views = content as? ViewHost
    self.transport = transport
    let model = TransportBarModel(transport)
    barModel = model
    super.init(content, panel: TransportLayer(model: model), textShaper: textShaper)
  }

  // MARK: The bar

  override var wantsPanel: Bool { barModel.isWanted }
  override var wantsDock: Bool { transport.isBarShown && transport.slot == nil }
  override var isPanelPresented: Bool { barModel.isShown }
  override var dockRoom: CGSize { CGSize(width: 0, height: TransportLayer.height * growth) }

  override func updatePanel(at time: Double) {
    guard panel != nil else { return }
    barModel.update(dock: Double(dockedRoom.height))
  }

  package override var barHeight: Double {
    if let slot = transport.slot { return max(Double(size.height - slot.minY), 0) }
    return Double(dockedRoom.height)
  }

  // MARK: What it costs

  override var baseProfile: FrameProfile { hasRenderedContent ? base.profile : FrameProfile() }

  /// What the content did in the last frame; nothing while it stands still.
  package override var counters: FrameCounters {
    hasRenderedContent ? base.counters : FrameCounters()
  }

  // MARK: Frames

  package override var needsFrame: Bool {
    if transport.needsFrame || panelNeedsFrame { return true }
    guard transport.isLive else { return false }
    return transport.isPaused ? base.needsCommit : base.needsFrame
  }

  package override var nextWakeUp: Double? {
    let barDue = panel?.nextWakeUp
    guard let due = base.nextWakeUp.flatMap(transport.frame(atContentTime:)) else {
      return barDue
    }
    return min(due, barDue ?? due)
  }

  package override func render(_ time: FrameTime) -> Bool {
    hasRenderedContent = false
    moveDock(at: time.seconds)
    let step = transport.advance(to: time)
    let hasChangedContent = renderContent(step)
    _ = renderPanel(time)
    return isPlain ? showContent(hasChangedContent) : compose(step)
  }

  /// Whether all that is to be seen is the content's present list.
  private var isPlain: Bool {
    guard transport.isLive, transport.onionSkins == 0 else { return false }
    return panel?.displayList.items.isEmpty ?? true
  }

  private func renderContent(_ step: Transport.Step) -> Bool {
    switch step {
    case .advance(let time): return renderContent(at: time)
    case .hold:
      guard base.needsCommit else { return false }
      return renderContent(at: transport.repeatFrame())
    case .past: return true
    }
  }

  private func renderContent(at time: FrameTime) -> Bool {
    hasRenderedContent = true
    let hasChanged = base.render(time)
    // A reel without a frame begins with what is there.
    if transport.isEngaged, hasChanged || transport.reel.count == 0 {
      transport.reel.add(base.displayList, ground: base.groundColor, at: time.seconds)
    }
    return hasChanged
  }

  package override func finishFrame() {
    if hasRenderedContent { base.finishFrame() }
    finishPanelFrame()
  }

  // MARK: What is seen

  package override var displayList: DisplayList { isComposed ? composed : base.displayList }
  package override var damage: Damage {
    if let switchDamage { return switchDamage }
    return isComposed ? composedDamage : base.damage
  }

  package override var groundColor: Color.Resolved {
    guard let index = pastIndex, index < transport.reel.count else { return base.groundColor }
    return transport.reel.shot(index).ground
  }

  private func showContent(_ hasChanged: Bool) -> Bool {
    switchDamage = nil
    guard isComposed else { return hasChanged }
    // The list before was another one: nobody knows what differs.
    isComposed = false
    pastIndex = nil
    var damage = emptyDamage()
    damage.addAll()
    switchDamage = damage
    return true
  }

  /// Puts together what is seen: the present or the past, what was before it, and the bar.
  private func compose(_ step: Transport.Step) -> Bool {
    let groundBefore = groundColor
    swap(&composed, &composedBefore)
    composed.removeAll()
    if case .past(let index) = step {
      pastIndex = index
      transport.reel.read(index, into: &pastItems)
      append(pastItems, at: index)
    } else {
      pastIndex = nil
      append(base.displayList.items, at: transport.reel.count - 1)
    }
    for item in panel?.displayList.items ?? [] {
      composed.append(item.offset(by: Self.barIdentities))
    }
    switchDamage = nil
    composedDamage = emptyDamage()
    if isComposed, groundBefore == groundColor {
      finder.find(from: composedBefore, to: composed, scale: scale, into: &composedDamage)
    } else {
      composedDamage.addAll()
    }
    isComposed = true
    return !composedDamage.isEmpty
  }

  private func append(_ items: [DisplayItem], at index: FrameReel.Index) {
    guard transport.onionSkins > 0, index > 0 else {
      composed.append(contentsOf: items)
      return
    }
    onionSkin.append(
      items, before: index, of: transport.reel, count: transport.onionSkins,
      to: &composed)
  }

  /// The bar's items have identities of a tree of their own, which begin at 1 as those of the
  /// content do.
  private static let barIdentities: UInt64 = 1 << 62

  // MARK: Input

  override func sendToBase(_ event: InputEvent, _ time: Double) -> Bool {
    sendToContent(event, time)
  }
  override var baseCursor: PointerStyle { transport.isLive ? base.cursor : .arrow }
  package override var textInput: TextInputPlace? { transport.isLive ? super.textInput : nil }
  override func send(_ press: KeyPress, _ event: InputEvent, _ time: Double) -> Bool {
    handle(press, event, time)
  }
}
