import SwiftUI

/// Symbols that change into others.
struct MorphingIcons: View {
  @State private var isPlaying = false
  @State private var isMenuOpen = false

  var body: some View {
    HStack(spacing: 40) {
      Button {
        withAnimation(.easeInOut(duration: 0.2)) { isPlaying.toggle() }
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .font(.system(size: 40, weight: .bold))
          .contentTransition(.opacity)
      }

      Button {
        withAnimation(.spring()) { isMenuOpen.toggle() }
      } label: {
        VStack(spacing: 6) {
          bar.rotationEffect(.degrees(isMenuOpen ? 45 : 0), anchor: .leading)
          bar.opacity(isMenuOpen ? 0 : 1).scaleEffect(isMenuOpen ? 0 : 1, anchor: .trailing)
          bar.rotationEffect(.degrees(isMenuOpen ? -45 : 0), anchor: .leading)
        }
      }

      ZStack {
        Image(systemName: "moon.fill").opacity(isMenuOpen ? 1 : 0).rotationEffect(
          .degrees(isMenuOpen ? 0 : -90))
        Image(systemName: "sun.max.fill").opacity(isMenuOpen ? 0 : 1).rotationEffect(
          .degrees(isMenuOpen ? 90 : 0))
      }
      .foregroundStyle(isMenuOpen ? Color.indigo : .yellow)
      .imageScale(.large)

      Group {
        if isPlaying {
          Image(systemName: "checkmark").transition(.scale.combined(with: .opacity))
        } else {
          Image(systemName: "plus").transition(.scale.combined(with: .opacity))
        }
      }
    }
    .buttonStyle(.plain)
    .padding()
  }

  private var bar: some View {
    RoundedRectangle(cornerRadius: 2).frame(width: 34, height: 4)
  }
}
