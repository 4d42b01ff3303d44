package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// Lets texts be shaped that will be shown soon, as soon as what is shown now has come to rest.
private struct ShapeAheadModifier<Subject: Equatable>: ViewModifier {
  let subject: Subject
  let texts: @MainActor (Subject, EnvironmentValues) -> [AwaitedText]
  @Environment(\.self) private var environment
  @State private var appointment = Appointment()

  /// In seconds: in less, slides have changed and steps were made.
  private let rest = 1.0

  func body(content: Content) -> some View {
    content.onChange(of: subject, initial: true) { shapeLater() }
  }

  /// Even to find out which texts there are takes as long as shaping one, hence not in a frame in which things move.
  private func shapeLater() {
    guard let tree = environment.window.tree() else { return }
    appointment.number += 1
    let (number, appointment) = (appointment.number, appointment)
    tree.timers?.schedule(at: tree.time + rest) { [weak tree] in
      guard appointment.number == number else { return }
      tree?.textShaper.shapeAhead(texts(subject, environment))
    }
  }
}

/// Counts how often texts were named, so that only the last ones are shaped.
@MainActor
private final class Appointment {
  var number = 0
}

extension View {
  /// Shapes texts on another thread when nothing has changed for a second, so that what shows them soon need not wait.
  ///
  /// - Parameters:
  ///   - subject: What the texts depend on.
  ///   - texts: All of them, the first ones first. What another call in the window has named is forgotten.
  package func shapesAhead<Subject: Equatable>(
    of subject: Subject,
    _ texts: @escaping @MainActor (Subject, EnvironmentValues) -> [AwaitedText]
  ) -> some View {
    modifier(ShapeAheadModifier(subject: subject, texts: texts))
  }
}

extension AwaitedText {
  /// A text that will be shown in an environment, at most so many points wide.
  package init(_ text: Text, in environment: EnvironmentValues, width: CGFloat?) {
    self.init(TextNode.source(of: text, in: environment), width: width.map { Double($0) })
  }
}
