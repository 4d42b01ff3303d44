import SwiftUI

/// A progress view and a label in styles of one's own.
struct GaugeProgressStyle: ProgressViewStyle {
  var strokeColor = Color.blue
  var strokeWidth = 12.0

  func makeBody(configuration: Configuration) -> some View {
    let fractionCompleted = configuration.fractionCompleted ?? 0

    return ZStack {
      Circle()
        .trim(from: 0, to: fractionCompleted)
        .stroke(strokeColor, style: StrokeStyle(lineWidth: strokeWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.label
    }
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.foregroundColor(.accentColor)
      configuration.title.font(.caption)
    }
  }
}

struct GaugeDemo: View {
  @State private var progress = 0.2

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: progress, total: 1.0)
        .progressViewStyle(GaugeProgressStyle())
        .frame(width: 120, height: 120)
        .contentShape(Rectangle())
        .onTapGesture {
          if progress < 1.0 {
            withAnimation { progress += 0.2 }
          }
        }
      ProgressView("Loading", value: progress)
      ProgressView { Text("Working") }.progressViewStyle(.circular)
      ProgressView(value: progress) {
        Text("Copying")
      } currentValueLabel: {
        Text(progress, format: .percent)
      }
      .progressViewStyle(.linear)
      Label {
        Text("Stacked")
      } icon: {
        Circle().frame(width: 10, height: 10)
      }
      .labelStyle(StackedLabelStyle())
    }
    .padding()
    .frame(width: 240)
  }
}
