/// The programs of the GPU.
///
/// Textures and the scene hold blue where OpenGL says red, as the software painter's memory does: mixing
/// treats all channels alike, and nothing has to be swapped on the way but in the last step.
enum GLShaders {
  static func header(isDesktop: Bool) -> String {
    isDesktop
      ? "#version 330 core\n"
      : "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
  }

  /// A rectangle for each instance, of all the pixels that it touches.
  static let quadVertex = """
    layout(location = 0) in vec4 place;
    layout(location = 1) in vec2 source;
    layout(location = 2) in vec4 color;
    layout(location = 3) in uint kind;
    uniform vec2 size;
    flat out vec4 rectangle;
    flat out ivec2 shift;
    flat out vec4 paint;
    flat out uint quadKind;
    void main() {
      vec2 first = floor(place.xy);
      vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
      vec2 pixel = mix(first, ceil(place.zw), corner);
      rectangle = place;
      shift = ivec2(source) - ivec2(first);
      paint = color;
      quadKind = kind;
      gl_Position = vec4(pixel / size * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// Coverage and colours are rounded to 8 bits where the software painter rounds them.
  static let quadFragment = """
    flat in vec4 rectangle;
    flat in ivec2 shift;
    flat in vec4 paint;
    flat in uint quadKind;
    uniform sampler2D atlas;
    uniform sampler2D picture;
    out vec4 result;
    vec4 rounded(vec4 value) { return floor(value * 255.0 + 0.5) / 255.0; }
    void main() {
      ivec2 pixel = ivec2(gl_FragCoord.xy);
      if (quadKind == 2u) {
        result = rounded(texelFetch(picture, pixel + shift, 0) * paint.a);
        return;
      }
      float coverage;
      if (quadKind == 1u) {
        coverage = texelFetch(atlas, pixel + shift, 0).r;
      } else {
        vec2 covered = min(rectangle.zw, vec2(pixel) + 1.0) - max(rectangle.xy, vec2(pixel));
        coverage = floor(max(covered.x, 0.0) * max(covered.y, 0.0) * 255.0 + 0.5) / 255.0;
      }
      result = rounded(paint * coverage);
    }
    """

  /// The whole of a window.
  static let showVertex = """
    uniform vec2 size;
    void main() {
      vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
      gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// The scene upright, with its channels as the window has them.
  static let showFragment = """
    uniform vec2 size;
    uniform sampler2D picture;
    out vec4 result;
    void main() {
      ivec2 pixel = ivec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
      result = vec4(texelFetch(picture, pixel, 0).bgr, 1.0);
    }
    """
}
