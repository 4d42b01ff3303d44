public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// What the content of a sheet says about the sheet.
struct SheetTraits: Equatable {
  /// The heights that there are; nil for a sheet as high as its content.
  var detents: Set<PresentationDetent>?
  var selection: SelectedDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var isDismissDisabled = false

  /// A height that the program knows of.
  struct SelectedDetent: Equatable {
    let value: PresentationDetent
    let select: (PresentationDetent) -> Void

    static func == (lhs: SelectedDetent, rhs: SelectedDetent) -> Bool { lhs.value == rhs.value }
  }
}

/// Hands the traits out to the sheet around.
struct SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  /// What is said first counts; that it must not be dismissed counts wherever it is said.
  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    if value.backgroundInteraction == .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

/// Hands out what a sheet has for its ground; nil for the usual one.
struct SheetGroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Lets the sheet around rise from the lower edge of the window, to one of some heights.
  ///
  /// People drag it from one to another, and below the lowest to close it. A sheet without detents
  /// stands in the middle of the window and is as large as its content.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.detents = detents }
  }

  /// Lets the sheet around rise to one of some heights, which a binding knows and chooses.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = Carried(
      SheetTraits.SelectedDetent(value: selection.wrappedValue) { selection.wrappedValue = $0 })
    return transformPreference(SheetTraitsKey.self) {
      $0.detents = detents.union([selected.value.value])
      $0.selection = selected.value
    }
  }

  /// Says whether a handle is shown on the sheet around: where it has detents, unless it is hidden.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around, in points; nil, and with a warning what is no
  /// length, is the sheet's own.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.flatMap { $0.length(for: "presentationCornerRadius") }
    return transformPreference(SheetTraitsKey.self) { $0.cornerRadius = radius }
  }

  /// Gives the sheet around a ground.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Gives the sheet around a ground that is a view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = Carried(AnyView(SheetGround(alignment: alignment, content: content())))
    return transformPreference(SheetGroundKey.self) { $0 = ground.value }
  }

  /// Says whether people can act on what is behind the sheet around.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.backgroundInteraction = interaction }
  }

  /// Keeps people from closing the sheet or popover around by a click beside it, by dragging it
  /// away, or by Escape; programs still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self) {
      $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
    }
  }
}

/// The ground of a sheet, as large as the sheet.
nonisolated private struct SheetGround<Content: View>: View {
  let alignment: Alignment
  let content: Content

  @MainActor var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
