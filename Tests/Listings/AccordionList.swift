import SwiftUI

struct AccordionList: View {
  @State private var opened: Set<Int> = []
  @State private var isExpanded = true

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        DisclosureGroup("System group", isExpanded: $isExpanded) {
          Text("Hidden content").padding()
        }
        .padding()
        GroupBox("Box") { Text("In a box") }
        ForEach(0..<4, id: \.self) { section in
          VStack(alignment: .leading, spacing: 0) {
            Button {
              withAnimation(.smooth(duration: 0.35)) {
                if opened.contains(section) {
                  opened.remove(section)
                } else {
                  opened.insert(section)
                }
              }
            } label: {
              HStack {
                Text("Section \(section + 1)").font(.headline)
                Spacer()
                Image(systemName: "chevron.right")
                  .rotationEffect(.degrees(opened.contains(section) ? 90 : 0))
              }
              .padding()
              .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if opened.contains(section) {
              Text(String(repeating: "Words that explain. ", count: 8))
                .foregroundStyle(.secondary)
                .padding([.horizontal, .bottom])
                .frame(maxWidth: .infinity, alignment: .leading)
                .transition(.opacity.combined(with: .move(edge: .top)))
            }
            Divider()
          }
          .clipped()
        }
      }
    }
  }
}
