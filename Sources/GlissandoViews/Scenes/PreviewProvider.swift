/// Views to look at in an editor that can show them.
///
/// SwiftUI: no tool here shows previews; the protocol is here so that files that have one compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
