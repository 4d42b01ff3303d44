import Glissando
import GlissandoLab
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// What the inspector sees of the lab.
@MainActor
@Suite struct LabInspectionTests {
  @Test("Each lane's motion is known by the lane", arguments: SpecimenKind.allCases)
  func names(kind: SpecimenKind) {
    let model = LabModel()
    model.score.kind = kind
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    let inspection = stage.host.makeMotionInspection()
    stage.key("n")
    stage.settle()
    inspection.begin()
    stage.key(.space)
    stage.advance(frames: 3)
    let moving = inspection.recorder.tracks.filter { $0.name.view.hasPrefix("LaneMotion") }
    #expect(
      moving.map(\.name.view).sorted()
        == ["LaneMotion “specimen A”", "LaneMotion “specimen B”"])
    for track in moving {
      let bounds = inspection.shownBounds(of: track)
      #expect(bounds.map { $0.width > 20 && $0.height > 20 } == true, "\(track.name)")
    }
  }
}
