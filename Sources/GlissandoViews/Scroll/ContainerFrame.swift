public import Foundation
public import GlissandoMotion

// Sizes that follow from the scroll view around.

extension View {
  /// Makes the view as large as the scroll view around in some directions; as large as it is
  /// offered where there is none.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as large as some of several equal parts of the scroll view around.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - count: How many parts there are.
  ///   - span: How many of them the view takes.
  ///   - spacing: The distance in points between two parts.
  ///   - alignment: How the view is aligned in the frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrame(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(count, 1))
        let part = (length - spacing * (parts - 1)) / parts
        return part * CGFloat(max(span, 1)) + spacing * CGFloat(max(span, 1) - 1)
      })
  }

  /// Makes the view as large as a closure computes from the length of the scroll view around.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment, length: length))
  }
}

@usableFromInline
nonisolated struct ContainerFrame: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ContainerFrameNode(self, context)
  }
}

/// Takes its size from the scroll view around.
private final class ContainerFrameNode: ModifierNode<ContainerFrame>, LateReader {
  private weak var scroll: ScrollNode?
  var lateReading = LateReading()

  override class var roles: NodeRoles { .lateReader }

  override init(_ modifier: ContainerFrame, _ context: NodeContext) {
    super.init(modifier, context)
    scroll = scrollAround
    scroll?.registerSized(self)
  }

  // The closure cannot be compared: the layout pass finds out whether its answers differ.
  override func modifierChanged(from previous: ContainerFrame) { invalidateLayout() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    noting { lengths(proposal) }
  }

  private func lengths(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    for axis in Axis.allCases
    where modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      guard let available = scroll?.innerLength(axis) ?? proposal[axis], available.isFinite else {
        continue
      }
      result[axis] = max(modifier.length(available, axis), 0)
    }
    return result
  }

  private func size(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
    let inner = inner(proposal)
    var size = content
    for axis in Axis.allCases
    where modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      size[axis] = inner[axis] ?? content[axis]
    }
    return size
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    size(proposal, element?.sizeThatFits(inner(proposal)) ?? .zero)
  }

  override func arrange() {
    let own = ViewDimensions(size: frame.size, node: nil, proposal: .unspecified)
    element?.place(
      in: frame, aligned: modifier.alignment, with: own, proposal: inner(proposal))
  }
}

extension ScrollNode {
  /// The length of the view without the margins of its content.
  func innerLength(_ axis: Axis) -> CGFloat {
    let margins = environment.scrollContentMargins
    return max(frame.size[axis] - (axis == .horizontal ? margins.horizontal : margins.vertical), 0)
  }
}
