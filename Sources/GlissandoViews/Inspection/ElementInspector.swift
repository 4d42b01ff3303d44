package import Foundation
import GlissandoDrawing

/// Walks a tree and lists what a person could find in it.
@MainActor
package final class ElementInspector {
  /// An element while what it draws is being gathered.
  private struct Draft {
    var snapshot: ElementSnapshot
    var hasLeaf = false
    var texts: [String] = []
  }

  private var drafts: [Draft] = []
  private var operables: [OperableSnapshot] = []
  /// The elements around the place of the walk.
  private var open: [Int] = []
  /// The tree of elements, where somebody wants one.
  private var outline: AccessibleOutline?

  /// Lists the elements below a node, in the order of the tree.
  static func elements(below root: ViewNode) -> [ElementSnapshot] {
    let inspector = ElementInspector()
    root.inspect(InspectedPlace(), inspector)
    return inspector.drafts.map { draft in
      var snapshot = draft.snapshot
      if !draft.texts.isEmpty { snapshot.text = draft.texts.joined(separator: " ") }
      return snapshot
    }
  }

  /// Lists what can be operated below a node and stays, in the order of the tree.
  static func operables(below root: ViewNode) -> [OperableSnapshot] {
    let inspector = ElementInspector()
    root.inspect(InspectedPlace(), inspector)
    return inspector.operables
  }

  /// The elements below a node as a tree, for programs that read a screen out.
  static func outline(below root: ViewNode, size: CGSize) -> AccessibleOutline {
    let inspector = ElementInspector()
    let outline = AccessibleOutline(size: size)
    inspector.outline = outline
    root.inspect(InspectedPlace(), inspector)
    return outline
  }

  /// Puts what can be operated into the tree of elements, whose content `body` walks.
  package func describe(
    named name: String? = nil, _ node: any AccessibleNode, frame: CGRect, _ place: InspectedPlace,
    _ body: () -> Void
  ) {
    if let outline { outline.operable(name, node, frame: frame, place, body) } else { body() }
  }

  /// Puts what is said about the views that `body` walks into the tree of elements.
  func describe(
    _ properties: AccessibilityProperties, node: ViewNode, frame: CGRect, _ place: InspectedPlace,
    _ body: () -> Void
  ) {
    if let outline {
      outline.properties(properties, node: node, frame: frame, place, body)
    } else {
      body()
    }
  }

  /// Puts what a program offers to do with the view that `body` walks into the tree of elements.
  func offer(
    _ kind: AccessibleOffer.Kind, _ node: any AccessibleNode, frame: CGRect,
    _ place: InspectedPlace, _ body: () -> Void
  ) {
    if let outline { outline.offer(kind, node, frame: frame, place, body) } else { body() }
  }

  /// Puts a picture into the tree of elements.
  func picture(
    _ picture: InspectedPicture, _ node: ViewNode, shown: CGRect, _ place: InspectedPlace
  ) {
    outline?.picture(picture, node: node, shown: shown, place)
  }

  /// Lists what can be operated, be it by a gesture.
  package func operable(
    _ description: AccessibleDescription, isEnabled: Bool, identity: Int, frame: CGRect,
    _ place: InspectedPlace
  ) {
    guard !place.isLeaving else { return }
    operables.append(
      OperableSnapshot(
        identity: identity, description: description, isEnabled: isEnabled,
        frame: frame.applying(place.shown.transform)))
  }

  /// Lists an element whose content `body` walks, or adds to the one that claims this place.
  package func element(
    _ properties: AccessibilityProperties, frame: CGRect, _ place: InspectedPlace,
    _ body: (InspectedPlace) -> Void
  ) {
    if let claim = place.claim {
      properties.complete(&drafts[claim].snapshot)
      return body(place)
    }
    var snapshot = place.snapshot(shown: frame, target: frame)
    properties.complete(&snapshot)
    var inner = place
    inner.claim = drafts.count
    open.append(drafts.count)
    drafts.append(Draft(snapshot: snapshot))
    body(inner)
    open.removeLast()
  }

  /// Adds a leaf to the elements around it; text that none claims is an element of its own.
  ///
  /// - Parameter body: Walks the parts of the leaf that are elements themselves.
  func leaf(
    _ node: ViewNode, shown: CGRect, target: CGRect, paint: Paint?, text: String?,
    _ place: InspectedPlace, _ body: () -> Void
  ) {
    guard !place.isHidden else { return }
    if let outline { return outline.leaf(text, node: node, shown: shown, place, body) }
    var snapshot = place.snapshot(shown: shown, target: target)
    if let color = paint?.plainColor { snapshot.color = color }
    for index in open { add(snapshot, text, to: &drafts[index]) }
    guard let text, place.claim == nil else { return }
    snapshot.text = text
    drafts.append(Draft(snapshot: snapshot, hasLeaf: true))
  }

  private func add(_ leaf: ElementSnapshot, _ text: String?, to draft: inout Draft) {
    // What leaves an element that stays is no longer a part of it.
    guard !leaf.isLeaving || draft.snapshot.isLeaving else { return }
    if let text { draft.texts.append(text) }
    guard draft.hasLeaf else {
      draft.hasLeaf = true
      draft.snapshot.frame = leaf.frame
      draft.snapshot.targetFrame = leaf.targetFrame
      draft.snapshot.opacity = leaf.opacity
      draft.snapshot.color = leaf.color
      return
    }
    draft.snapshot.frame = draft.snapshot.frame.spanning(leaf.frame)
    draft.snapshot.targetFrame = draft.snapshot.targetFrame.spanning(leaf.targetFrame)
    draft.snapshot.opacity = max(draft.snapshot.opacity, leaf.opacity)
  }
}
