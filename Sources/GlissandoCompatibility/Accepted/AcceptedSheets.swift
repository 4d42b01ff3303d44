public import GlissandoViews

// What sheets do where there is little room, or where their content scrolls: windows have room enough.

/// What dragging does on a sheet whose content scrolls.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int
  /// As the sheet wishes.
  public static let automatic = PresentationContentInteraction(number: 0)
  /// It changes the sheet's height first.
  public static let resizes = PresentationContentInteraction(number: 1)
  /// It scrolls the content first.
  public static let scrolls = PresentationContentInteraction(number: 2)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  /// As it wishes.
  public static var automatic: PresentationAdaptation { PresentationAdaptation() }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation() }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation() }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation() }
  /// A cover over the whole window.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

extension View {
  /// Says what dragging does on a sheet whose content scrolls.
  ///
  /// SwiftUI: here the content scrolls, and the sheet is dragged beside it.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    unchanged(
      by: "presentationContentInteraction",
      "the content of a sheet scrolls, and the sheet is dragged beside it")
  }

  /// Says what the presentation becomes where there is little room: windows have enough.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    unchanged(by: "presentationCompactAdaptation", "windows have enough room")
  }

  /// Says what the presentation becomes where there is little room: windows have enough.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    unchanged(by: "presentationCompactAdaptation", "windows have enough room")
  }
}
