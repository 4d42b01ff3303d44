import SwiftUI

/// Tabs with an underline that glides between them.
struct TabUnderline: View {
  @Namespace private var underline
  @State private var selection = "Day"
  private let tabs = ["Day", "Week", "Month"]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(tabs, id: \.self) { tab in
        Button {
          selection = tab
        } label: {
          VStack(spacing: 4) {
            Text(tab)
              .fontWeight(selection == tab ? .semibold : .regular)
            ZStack {
              Rectangle().fill(.clear).frame(height: 2)
              if selection == tab {
                Rectangle()
                  .fill(Color.accentColor)
                  .frame(height: 2)
                  .matchedGeometryEffect(id: "underline", in: underline)
              }
            }
          }
          .fixedSize()
        }
        .buttonStyle(.plain)
      }
    }
    .animation(.snappy, value: selection)
    .padding()
  }
}
