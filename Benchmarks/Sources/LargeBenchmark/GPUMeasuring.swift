import CGPUFloor
import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoPainting
import Measuring

// What the same pictures cost on a GPU, beside a bare program of OpenGL.
//
// Where the driver draws on the processor itself, what it draws is dropped before it becomes pixels: what is left is what
// the painter and the driver do for any GPU.

/// Milliseconds of a frame.
struct GPUCost {
  /// Those of the processor, of all threads: half of the frames and 19 of 20 stay below.
  var processor: (half: Double, most: Double)
  /// Those of the GPU; nil where there is none.
  var gpu: Double?
}

/// The processor seconds of all threads of this program.
private func processSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

private let warmUp = 10

/// Measures frames, each of which is drawn whole before the next one begins: what `prepare` answers.
private func cost(
  of frames: Int, on renderer: GLRenderer, _ prepare: (Double) -> () throws -> Void
) throws -> GPUCost {
  let isSoftware = renderer.isSoftware
  var (processor, gpu): ([Double], [Double]) = ([], [])
  gpu_discard(isSoftware ? 1 : 0)
  for index in 0..<warmUp + frames {
    let draw = prepare(Double(index) / 60)
    let timer = isSoftware ? nil : gpu_timer_begin()
    let start = processSeconds()
    try draw()
    gpu_flush()
    let seconds = processSeconds() - start
    if let timer { gpu.append(gpu_timer_end(timer)) }
    gpu_finish()
    processor.append(seconds * 1000)
  }
  gpu_discard(0)
  processor.removeFirst(warmUp)
  return GPUCost(
    processor: (processor.median, processor.quantile(0.95)),
    gpu: isSoftware ? nil : Array(gpu.dropFirst(warmUp)).median)
}

/// Milliseconds of the processor in which the plan of a frame is made, without a driver.
private func planning(
  _ frames: Int, width: Int, height: Int, _ items: (Double) -> [DisplayItem]
) -> Double {
  let maker = PlanMaker()
  return (0..<warmUp + frames).map { index in
    let list = DisplayList(items: items(Double(index) / 60))
    let start = processSeconds()
    maker.make(
      list, width: width, height: height, scale: Double(width) / Double(Scenes.size.width),
      damage: nil, background: Color.Resolved(red: 1, green: 1, blue: 1))
    return (processSeconds() - start) * 1000
  }.suffix(frames).sorted()[frames / 2]
}

/// Measures a picture, and prints a line of JSON.
@MainActor
func measureOnGPU(_ item: Case, _ scenes: Scenes, width: Int, height: Int, frames: Int) throws {
  let painter = try GLPainter()
  defer { painter.close() }
  let white = Color.Resolved(red: 1, green: 1, blue: 1)
  let scale = Double(width) / Double(Scenes.size.width)
  let window = gpu_window_new(Int32(width), Int32(height))
  defer { gpu_window_free(window) }
  let ours = try cost(of: frames, on: painter.renderer) { time in
    let list = DisplayList(items: item.items(time))
    return {
      try painter.paint(
        list, width: width, height: height, scale: scale, damage: nil, background: white)
      try painter.showScene(onto: window.framebuffer)
    }
  }
  guard let floors = GPUFloors(scenes, width: width, height: height) else { return }
  defer { floors.free() }
  let floor = try item.gpuFloor.map { floor in
    try cost(of: frames, on: painter.renderer) { floor(floors, $0) }
  }
  let plan = planning(frames, width: width, height: height, item.items)
  printLine(item, painter, width, height, plan: plan, ours, floor)
}

private func printLine(
  _ item: Case, _ painter: GLPainter, _ width: Int, _ height: Int, plan: Double,
  _ ours: GPUCost, _ floor: GPUCost?
) {
  func text(_ number: Double?) -> String { number.map { String(format: "%.4f", $0) } ?? "null" }
  let draws = painter.plan.steps.count { if case .draw = $0 { true } else { false } }
  print(
    """
    {"name": "\(item.name)", "width": \(width), "height": \(height), \
    "renderer": "\(painter.renderer.name)", \
    "isSoftware": \(painter.renderer.isSoftware), "plan_ms": \(text(plan)), "cpu_ms": \(text(ours.processor.half)), \
    "cpu_p95_ms": \(text(ours.processor.most)), "cpu_floor_ms": \(text(floor?.processor.half)), \
    "gpu_ms": \(text(ours.gpu)), "gpu_floor_ms": \(text(floor?.gpu)), "draws": \(draws)}
    """)
  fflush(nil)
}
