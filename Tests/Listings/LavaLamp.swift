import SwiftUI

struct LavaLamp: View {
  struct Bubble: Identifiable {
    let id: Int
    let size = CGFloat.random(in: 40...110)
    let offset = CGSize(width: .random(in: -90...90), height: .random(in: -120...120))
  }

  @State private var isMoved = false
  private let bubbles = (0..<12).map { Bubble(id: $0) }

  var body: some View {
    Rectangle()
      .fill(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      .mask {
        TimelineView(.animation(minimumInterval: 3.6, paused: false)) { timeline in
          Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .white))
            context.addFilter(.blur(radius: 24))
            context.drawLayer { ctx in
              for bubble in bubbles {
                if let view = context.resolveSymbol(id: bubble.id) {
                  ctx.draw(view, at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
              }
            }
          } symbols: {
            ForEach(bubbles) { bubble in
              RoundedRectangle(cornerRadius: 40, style: .continuous)
                .frame(width: bubble.size, height: bubble.size)
                .offset(isMoved ? bubble.offset : .zero)
                .animation(.easeInOut(duration: 4), value: isMoved)
                .tag(bubble.id)
            }
          }
          .onChange(of: timeline.date) { isMoved.toggle() }
        }
      }
      .frame(width: 300, height: 400)
      .onTapGesture { isMoved.toggle() }
  }
}
