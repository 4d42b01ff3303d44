import QuartzCore
import SwiftUI
import UIKit

/// Snow by a layer that emits, and a rocket whose sparks are emitted by what it emits.
struct SnowView: UIViewRepresentable {
  var isSnowing: Bool

  func makeUIView(context: Context) -> some UIView {
    let screen = UIScreen.main.bounds
    let view = UIView(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    view.layer.masksToBounds = true
    let emitter = context.coordinator.emitter
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: screen.midX, y: -10)
    emitter.emitterSize = CGSize(width: screen.width, height: 1)
    emitter.beginTime = CACurrentMediaTime()
    let cell = CAEmitterCell()
    cell.birthRate = 20
    cell.lifetime = 6
    cell.velocity = 60
    cell.scale = 0.5
    cell.scaleRange = 0.2
    cell.emissionLongitude = .pi
    cell.emissionRange = CGFloat.pi / 8
    cell.contents =
      UIImage(systemName: "snowflake")?
      .withTintColor(.systemBlue, renderingMode: .alwaysOriginal).cgImage
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
    return view
  }

  func updateUIView(_ uiView: UIViewType, context: Context) {
    context.coordinator.emitter.birthRate = isSnowing ? 1 : 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator { let emitter = CAEmitterLayer() }
}

final class RocketView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let spark = CAEmitterCell()
    spark.birthRate = 400
    spark.lifetime = 1
    spark.beginTime = 0.5
    spark.duration = 0.1
    spark.velocity = 80
    spark.emissionRange = 360 * (.pi / 180)
    spark.alphaSpeed = -0.9
    spark.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        context.cgContext.setFillColor(UIColor.white.cgColor)
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      }.cgImage
    let rocket = CAEmitterCell()
    rocket.birthRate = 2
    rocket.lifetime = 0.7
    rocket.velocity = 200
    rocket.emissionLongitude = -.pi / 2
    rocket.redRange = 0.9
    rocket.color = UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1).cgColor
    rocket.emitterCells = [spark]
    let emitter = layer as? CAEmitterLayer
    emitter?.renderMode = .additive
    emitter?.emitterCells = [rocket]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (layer as? CAEmitterLayer)?.emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY)
    CATransaction.commit()
  }
}

struct Rocket: UIViewRepresentable {
  func makeUIView(context: Context) -> RocketView { RocketView() }
  func updateUIView(_ uiView: RocketView, context: Context) {}
}

struct SnowOfLayers: View {
  @State private var isSnowing = true

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Rocket()
      SnowView(isSnowing: isSnowing)
      Button(isSnowing ? "Stop" : "Snow") { isSnowing.toggle() }
        .modifier(_ScaleEffect(scale: CGSize(width: 1.2, height: 1.2)).animation(.bouncy))
        .transformEnvironment(\.backgroundMaterial) { $0 = nil }
    }
  }
}

#Preview { SnowOfLayers() }
