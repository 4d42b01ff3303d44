import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Pictures of effects, to be looked at.
@MainActor
@Suite("Effect pictures", .enabled(if: ProcessInfo.processInfo.environment["SHEET"] != nil))
struct EffectSheetTests {
  @Test("Cards turn in perspective")
  func cards() throws {
    let folder = ProcessInfo.processInfo.environment["SHEET"] ?? "/tmp"
    let stage = Stage(width: 900, height: 520) {
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          ForEach([0.0, 30, 60, 80, 135], id: \.self) { angle in
            card.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
          }
        }
        HStack(spacing: 20) {
          ForEach([0.0, 30, 60, 80, 180], id: \.self) { angle in
            card.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0.3, z: 0), perspective: 0.6)
          }
        }
        HStack(spacing: 30) {
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .mask { Text("Masked").font(.system(size: 60, weight: .black)) }
          LinearGradient(colors: [.green, .orange], startPoint: .top, endPoint: .bottom)
            .mask(alignment: .bottom) { Image(systemName: "heart.fill").resizable().scaledToFit() }
        }
      }
      .padding(20)
    }
    try stage.image().writePNG(to: "\(folder)/cards.png")
  }

  private var card: some View {
    VStack {
      Image(systemName: "box.truck").font(.largeTitle)
      Text("Perspective").bold()
      Label("Label", systemImage: "heart.fill")
    }
    .foregroundStyle(.white)
    .frame(width: 150, height: 130)
    .background(.indigo, in: RoundedRectangle(cornerRadius: 16))
    .border(.red)
  }
}
