import SwiftUI

/// A menu that slides over the page, by button and by drag.
struct SideMenu: View {
  @State private var isOpen = false
  @GestureState private var drag: CGFloat = 0
  private let width: CGFloat = 180

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        VStack {
          Button {
            withAnimation(.snappy) { isOpen.toggle() }
          } label: {
            Label("Menu", systemImage: "line.3.horizontal")
          }
          Spacer()
          Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .disabled(isOpen)
        Color.black
          .opacity(isOpen ? 0.3 : 0)
          .ignoresSafeArea()
          .allowsHitTesting(isOpen)
          .onTapGesture { withAnimation(.snappy) { isOpen = false } }
        VStack(alignment: .leading) {
          ForEach(["Home", "Search", "Settings"], id: \.self) { Text($0).padding() }
          Spacer(minLength: 20)
        }
        .frame(width: width)
        .background(Color(white: 0.9))
        .offset(x: isOpen ? min(drag, 0) : -width + max(drag, 0))
        .animation(.interactiveSpring, value: drag)
      }
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation.width }
          .onEnded { value in
            withAnimation(.snappy) { isOpen = value.predictedEndTranslation.width > 0 }
          })
    }
    .frame(width: 360, height: 400)
  }
}
