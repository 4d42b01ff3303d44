package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// A window's content on a transport, and above it the transport's bar.
///
/// The loop drives it as it would drive the content alone, and as long as nobody has used the
/// transport that is all that happens. The bar is a host of its own whose frames are the window's:
/// it is neither slowed nor rewound.
@MainActor
package final class TransportHost: FrameSource {
  /// What plays the content.
  package let transport: Transport
  let content: any FrameSource
  /// The content, where it is made of views.
  let views: ViewHost?
  /// Makes the host of the bar, when it is first wanted.
  private let makeBar: @MainActor (TransportBarModel) -> ViewHost
  private let barModel: TransportBarModel
  /// What shows the bar; nil until it is first wanted.
  package private(set) var bar: ViewHost?

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
  private var hasRenderedBar = false
  var input = TransportInput()

  /// Puts a content on a transport.
  package init(
    _ content: any FrameSource, transport: Transport,
    makeBar: @escaping @MainActor (TransportBarModel) -> ViewHost
  ) {
    self.content = content
    views = content as? ViewHost
    self.transport = transport
    self.makeBar = makeBar
    barModel = TransportBarModel(transport)
  }

  /// Puts a content on a transport, under the bar that belongs to it.
  package convenience init(
    _ content: any FrameSource, transport: Transport, textShaper: any TextShaper
  ) {
    self.init(content, transport: transport) { model in
      let bar = ViewHost(
        TransportLayer(model: model), size: content.size, scale: content.scale,
        colorScheme: content.colorScheme, textShaper: textShaper)
      bar.now = { HostClock.threadCPU }
      return bar
    }
  }

  // MARK: Surroundings

  package var size: CGSize {
    get { content.size }
    set {
      guard newValue != content.size else { return }
      content.size = newValue
      bar?.size = newValue
      forgetPast()
    }
  }

  package var scale: Double {
    get { content.scale }
    set {
      content.scale = newValue
      bar?.scale = newValue
    }
  }

  package var colorScheme: ColorScheme {
    get { content.colorScheme }
    set {
      content.colorScheme = newValue
      bar?.colorScheme = newValue
    }
  }

  package var reduceMotion: Bool {
    get { content.reduceMotion }
    set {
      content.reduceMotion = newValue
      bar?.reduceMotion = newValue
    }
  }

  /// Frames of another size would lie anywhere.
  private func forgetPast() {
    transport.returnToNow()
    transport.reel.removeAll()
    pastIndex = nil
  }

  /// What the passes of the last frame cost, the bar's included.
  package var profile: FrameProfile {
    var sum = hasRenderedContent ? content.profile : FrameProfile()
    if hasRenderedBar, let bar {
      for pass in FrameProfile.Pass.allCases { sum[pass] += bar.profile[pass] }
    }
    return sum
  }

  /// What the content did in the last frame; nothing while it stands still.
  package var counters: FrameCounters {
    hasRenderedContent ? content.counters : FrameCounters()
  }

  // MARK: Frames

  package var needsFrame: Bool {
    if transport.needsFrame || bar?.needsFrame == true { return true }
    if bar == nil, barModel.isWanted { return true }
    guard transport.isLive else { return false }
    return transport.isPaused ? content.needsCommit : content.needsFrame
  }

  package var needsCommit: Bool { content.needsCommit || bar?.needsCommit == true }

  package var nextWakeUp: Double? {
    let barDue = bar?.nextWakeUp
    guard let due = content.nextWakeUp.flatMap(transport.frame(atContentTime:)) else {
      return barDue
    }
    return min(due, barDue ?? due)
  }

  package func render(_ time: FrameTime) -> Bool {
    hasRenderedContent = false
    let step = transport.advance(to: time)
    let hasChangedContent = renderContent(step)
    renderBar(time)
    return isPlain ? showContent(hasChangedContent) : compose(step)
  }

  /// Whether all that is to be seen is the content's present list.
  private var isPlain: Bool {
    guard transport.isLive, transport.onionSkins == 0 else { return false }
    return bar?.displayList.items.isEmpty ?? true
  }

  private func renderContent(_ step: Transport.Step) -> Bool {
    switch step {
    case .advance(let time): return renderContent(at: time)
    case .hold:
      guard content.needsCommit else { return false }
      return renderContent(at: transport.repeatFrame())
    case .past: return true
    }
  }

  private func renderContent(at time: FrameTime) -> Bool {
    hasRenderedContent = true
    let hasChanged = content.render(time)
    // A reel without a frame begins with what is there.
    if transport.isEngaged, hasChanged || transport.reel.count == 0 {
      transport.reel.add(content.displayList, ground: content.groundColor, at: time.seconds)
    }
    return hasChanged
  }

  private func renderBar(_ time: FrameTime) {
    hasRenderedBar = false
    makeBarIfNeeded()
    guard let bar else { return }
    barModel.update()
    guard bar.needsFrame || bar.nextWakeUp.map({ $0 <= time.seconds }) == true else { return }
    hasRenderedBar = true
    _ = bar.render(time)
  }

  /// Makes the bar when it is first wanted.
  func makeBarIfNeeded() {
    guard bar == nil, barModel.isWanted else { return }
    let host = makeBar(barModel)
    host.reduceMotion = reduceMotion
    bar = host
  }

  package func finishFrame() {
    if hasRenderedContent { content.finishFrame() }
    if hasRenderedBar { bar?.finishFrame() }
  }

  // MARK: What is seen

  package var displayList: DisplayList { isComposed ? composed : content.displayList }
  package var damage: Damage {
    if let switchDamage { return switchDamage }
    return isComposed ? composedDamage : content.damage
  }

  package var groundColor: Color.Resolved {
    guard let index = pastIndex, index < transport.reel.count else { return content.groundColor }
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
    composed.items.removeAll(keepingCapacity: true)
    if case .past(let index) = step {
      pastIndex = index
      transport.reel.read(index, into: &pastItems)
      append(pastItems, at: index)
    } else {
      pastIndex = nil
      append(content.displayList.items, at: transport.reel.count - 1)
    }
    for item in bar?.displayList.items ?? [] {
      composed.items.append(item.offset(by: Self.barIdentities))
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
      composed.items.append(contentsOf: items)
      return
    }
    onionSkin.append(
      items, before: index, of: transport.reel, count: transport.onionSkins,
      to: &composed.items)
  }

  /// The bar's items have identities of a tree of their own, which begin at 1 as those of the
  /// content do.
  private static let barIdentities: UInt64 = 1 << 62

  private func emptyDamage() -> Damage {
    Damage(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
  }
}
