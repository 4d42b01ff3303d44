import Foundation
import GlissandoTesting
import GlissandoViews

/// Reaches the state of a view from outside, as an action in the view would.
@MainActor
final class Remote<Value> {
  private(set) var binding: Binding<Value>?

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }

  /// Called in a body, with the binding of its state.
  func connect(_ binding: Binding<Value>) { self.binding = binding }
}

/// A view with one state.
struct Remoted<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Value) -> Content

  init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content)
  {
    _value = State(initialValue: value)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.connect($value)
    content(value)
  }
}

/// A stage for a view with one state, and the state.
@MainActor
func makeStage<Value, Content: View>(
  _ value: Value, width: Double = 400, height: Double = 300, frameRate: Double = 60,
  @ViewBuilder content: @escaping (Value) -> Content
) -> (Stage, Remote<Value>) {
  let remote = Remote<Value>()
  let stage = Stage(width: width, height: height, frameRate: frameRate) {
    Remoted(value, remote, content: content)
  }
  return (stage, remote)
}
