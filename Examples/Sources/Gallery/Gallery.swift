import Glissando

/// All examples in one window.
@main
struct Gallery: App {
  var body: some Scene {
    WindowGroup("Examples") { GalleryView() }
      .defaultSize(width: 840, height: 560)
  }
}

/// The examples by name.
enum Example: String, CaseIterable, Identifiable {
  case interruption, throwing, layout, insertion, completion, custom, timeline

  var id: Self { self }
}

struct GalleryView: View {
  @State private var example = Example.interruption

  var body: some View {
    VStack(spacing: 24) {
      Picker("Example", selection: $example) {
        ForEach(Example.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(24)
  }

  @ViewBuilder private var content: some View {
    switch example {
    case .interruption: InterruptionExample()
    case .throwing: ThrowingExample()
    case .layout: LayoutExample()
    case .insertion: InsertionExample()
    case .completion: CompletionExample()
    case .custom: CustomAnimationExample()
    case .timeline: TimelineExample()
    }
  }
}
