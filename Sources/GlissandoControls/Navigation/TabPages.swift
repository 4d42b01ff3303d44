import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The pages of a `TabView` and the bar of their tabs, as they are shown.

/// What holds for the tabs of every `TabView` of a program.
@MainActor
package enum TabBars {
  /// Whether the program shows tabs of its own in their place.
  ///
  /// One for all windows: programs say so before there is any.
  package static var areHidden: () -> Bool = { false }
}

/// The pages of a `TabView`, side by side, of which one is in sight.
struct TabPages<Content: View>: View {
  let content: Content
  let selection: Binding<AnyHashable>?
  @State private var own: AnyHashable = 0
  @State private var pages = PageNotes()
  @State private var isBarHidden = TabBars.areHidden()
  /// How far in points a person has pulled the pages; nil while nobody does.
  @GestureState private var pull: CGFloat?
  @Environment(\.tabLook) private var look
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// How a page comes when it is let go or chosen.
  private static var motion: Animation { .spring(duration: 0.4, bounce: 0) }

  private var selected: Binding<AnyHashable> { selection ?? $own }

  var body: some View {
    switch look {
    case .tabs:
      strip
        .padding(.bottom, isBarHidden ? 0 : Self.barHeight)
        .overlayPreferenceValue(TabLabelsKey.self, alignment: .bottom) { labels in
          if !isBarHidden {
            TabBar(labels: labels, chosen: index) { choose($0) }.frame(height: Self.barHeight)
          }
        }
        .onPreferenceChange(TabBarHiddenKey.self) { hidden in
          isBarHidden = hidden || TabBars.areHidden()
        }
        .transformPreference(TabLabelsKey.self) { $0 = [] }
        .transformPreference(TabBarHiddenKey.self) { $0 = false }
    case .pages(let dots):
      strip
        .contentShape(Rectangle())
        .gesture(turning)
        .overlayPreferenceValue(TabLabelsKey.self, alignment: .bottom) { labels in
          if dots == .always || dots == .automatic && labels.count > 1 {
            PageDots(pages: labels.map(\.page), chosen: index).padding(10)
          }
        }
        .transformPreference(TabLabelsKey.self) { $0 = [] }
    }
  }

  /// The height of the tabs, in points.
  private static var barHeight: CGFloat { 46 }

  private var strip: some View {
    PageStrip(
      selected: GivenIdentity(value: selected.wrappedValue), pull: pull ?? 0, notes: pages
    ) {
      content.modifier(TabPage()).modifier(LayoutChoice(unchosen: \.inOtherTab))
    }
    .clipped()
    // Pages that are let go glide as those do that the program chooses; held ones are where they are held.
    .animating(
      around: look == .tabs || pull != nil || reducesMotion ? nil : Self.motion,
      value: [selected.wrappedValue, AnyHashable(pull != nil)])
  }

  private var index: Int { pages.index(of: GivenIdentity(value: selected.wrappedValue)) }

  private func choose(_ index: Int) {
    guard pages.tags.indices.contains(index) else { return }
    selected.wrappedValue = pages.tags[index]
  }

  private var turning: some Gesture {
    DragGesture(minimumDistance: 12)
      .updating($pull) { value, pull, _ in pull = value.translation.width }
      .onEnded { value in
        let step =
          value.predictedEndTranslation.width < -Self.turn
          ? 1
          : value.predictedEndTranslation.width > Self.turn ? -1 : 0
        choose(index + step)
      }
  }

  /// How far a throw has to carry for the next page, in points.
  private static var turn: CGFloat { 90 }
}

/// What the layout finds out about the pages.
@MainActor
final class PageNotes {
  private(set) var tags: [AnyHashable] = []

  nonisolated init() {}

  func note(_ tags: [AnyHashable]) { self.tags = tags }

  /// The place of the page with a tag; the first for one that is not there.
  func index(of tag: GivenIdentity) -> Int { tags.firstIndex(of: tag.value) ?? 0 }
}

/// Gives each page one tab, whatever it says about that: as many tabs as pages, in their order.
///
/// A page moves as one: what changes within it moves as the program says. Its tab comes, goes and changes places
/// with it.
nonisolated private struct TabPage: ViewModifier {
  static var actsOnEachElement: Bool { true }
  @Namespace private var page

  @MainActor func body(content: Content) -> some View {
    content.spared().geometryGroup()
      .transformPreference(TabLabelsKey.self) { [page] labels in
        var tab = labels.first ?? TabLabel()
        tab.page = page
        labels = [tab]
      }
  }
}

/// Pages of the size of the window, side by side.
private struct PageStrip: GuidelessLayout {
  let selected: GivenIdentity
  let pull: CGFloat
  let notes: PageNotes
}

extension PageStrip {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let tags = subviews.enumerated().map { $1[GivenIdentityKey.self]?.value ?? AnyHashable($0) }
    let notes = notes
    let carried = Carried(tags)
    MainActor.assumeIsolated { notes.note(carried.value) }
    let current = tags.firstIndex(of: selected.value) ?? 0
    // Beyond the ends there is nothing: the pages follow less and less.
    let isAtEnd = (current == 0 && pull > 0) || (current == tags.count - 1 && pull < 0)
    for (index, subview) in subviews.enumerated() {
      subview[LayoutChoiceKey.self]?.isChosen(index == current)
      subview.place(
        at: CGPoint(
          x: bounds.midX + CGFloat(index - current) * bounds.width + (isAtEnd ? pull / 3 : pull),
          y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

private struct TabBar: View {
  let labels: [TabLabel]
  let chosen: Int
  let choose: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(labels.enumerated()), id: \.element.page) { index, label in
        label.changed(button(label, index))
      }
    }
    .frame(maxWidth: .infinity)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }

  private func button(_ tab: TabLabel, _ index: Int) -> some View {
    Button {
      choose(index)
    } label: {
      label(tab)
        .font(.caption)
        .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(index == chosen ? .isSelected : [])
  }

  private func label(_ label: TabLabel) -> some View {
    // A symbol and a title that are no label are one, too, for the badge.
    VStack(spacing: 3) { label.view }.labelStyle(TabLabelStyle())
      .overlay(alignment: .topTrailing) {
        if let badge = label.badge {
          badge.font(.caption2.bold()).foregroundStyle(.white).lineLimit(1).fixedSize()
            .padding(.horizontal, 5)
            .frame(minWidth: 16, minHeight: 16)
            .background(.red, in: .capsule)
            .offset(x: 8, y: -4)
            .transition(.scale)
        }
      }
  }
}

/// The symbol above the title.
nonisolated private struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.body)
      configuration.title
    }
  }
}

/// Which of the pages is shown.
private struct PageDots: View {
  let pages: [Namespace.ID?]
  let chosen: Int

  var body: some View {
    HStack(spacing: 7) {
      ForEach(Array(pages.enumerated()), id: \.element) { index, _ in
        Circle().fill(Color.primary.opacity(index == chosen ? 0.8 : 0.25))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.smooth(duration: 0.2), value: chosen)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Page \(chosen + 1) of \(pages.count)")
  }
}
