import SwiftUI

/// A player in a sheet that is dragged between two heights, and grows with it.
struct SheetOfHeights: View {
  @State private var isPresented = false
  @State private var detent: PresentationDetent = .height(140)
  @State private var isPlaying = false

  var body: some View {
    ZStack {
      Color(.systemGroupedBackground).ignoresSafeArea()
      Button("Now Playing", systemImage: "music.note") { isPresented.toggle() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .sheet(isPresented: $isPresented, onDismiss: { detent = .height(140) }) {
      PlayerSheet(isPlaying: $isPlaying, isLarge: detent == .large) {
        withAnimation(.snappy) { detent = detent == .large ? .height(140) : .large }
      }
      .presentationDetents([.height(140), .large], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(28)
      .presentationBackground(.thinMaterial)
      .presentationBackgroundInteraction(.enabled(upThrough: .height(140)))
      .interactiveDismissDisabled(isPlaying)
    }
  }
}

private struct PlayerSheet: View {
  @Binding var isPlaying: Bool
  let isLarge: Bool
  let resize: () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  private var layout: AnyLayout {
    isLarge ? AnyLayout(VStackLayout(spacing: 24)) : AnyLayout(HStackLayout(spacing: 16))
  }

  var body: some View {
    layout {
      RoundedRectangle(cornerRadius: isLarge ? 24 : 8)
        .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(width: isLarge ? 240 : 60, height: isLarge ? 240 : 60)
        .scaleEffect(isPlaying ? 1 : 0.9)
        .onTapGesture(perform: resize)
      Text("Glissando").font(isLarge ? .largeTitle : .headline)
      Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
        isPlaying.toggle()
      }
      .labelStyle(.iconOnly)
      .contentTransition(.symbolEffect(.replace))
      if isLarge {
        Button("Close") { dismiss() }
          .transition(.opacity.combined(with: .move(edge: .bottom)))
        Button("Leave") { presentationMode.wrappedValue.dismiss() }
      }
    }
    .padding()
    .animation(.spring(duration: 0.5, bounce: 0.25), value: isLarge)
    .animation(.bouncy, value: isPlaying)
  }
}
