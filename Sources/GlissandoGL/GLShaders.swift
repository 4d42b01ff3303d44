/// The programs of the GPU.
///
/// Textures and the scene hold blue where OpenGL says red, as the software painter's memory does: mixing
/// treats all channels alike, and nothing has to be swapped on the way but in the last step.
package enum GLShaders {
  /// What stands before each of them.
  package static func header(isDesktop: Bool) -> String {
    isDesktop
      ? "#version 330 core\n"
      : "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
  }

  /// A rectangle for each instance, of all the pixels that it touches.
  package static let quadVertex = """
    layout(location = 0) in vec4 place;
    layout(location = 1) in vec2 source;
    layout(location = 2) in vec4 color;
    layout(location = 3) in uvec2 kinds;
    uniform vec4 view;
    flat out vec4 rectangle;
    flat out ivec2 first;
    flat out ivec2 shift;
    flat out vec4 paint;
    flat out uvec2 kind;
    void main() {
      vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
      vec2 pixel = mix(floor(place.xy), ceil(place.zw), corner);
      rectangle = place;
      first = ivec2(floor(place.xy));
      shift = ivec2(source);
      paint = color;
      kind = kinds;
      gl_Position = vec4((pixel - view.xy) / view.zw * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// Coverage and colours are rounded to 8 bits where the software painter rounds them.
  ///
  /// Places count from the first pixel of a quad, so that they have few digits before the point.
  package static let quadFragment = """
    flat in vec4 rectangle;
    flat in ivec2 first;
    flat in ivec2 shift;
    flat in vec4 paint;
    flat in uvec2 kind;
    uniform sampler2D picture;
    uniform sampler2D atlas;
    uniform sampler2D cover;
    uniform sampler2D table;
    uniform sampler2D numbers;
    uniform sampler2D below;
    uniform vec4 view;
    out vec4 result;

    vec4 rounded(vec4 value) { return floor(value * 255.0 + 0.5) / 255.0; }
    vec4 numberAt(int place) { return texelFetch(numbers, ivec2(place & 1023, place >> 10), 0); }
    vec4 number(uint index) { return numberAt(int(kind.y + index)); }
    bool isFlagged() { return (kind.x & 128u) != 0u; }

    """ + coverage + image + gradients + planes + boxes + effects + """
      void main() {
        ivec2 pixel = ivec2(gl_FragCoord.xy) + ivec2(view.xy) - first;
        uint colors = kind.x & 15u;
        float share = coverage(pixel);
        if (colors == 0u) {
          result = rounded(paint * share);
          return;
        }
        if (colors == 6u) {
          result = box(pixel);
          return;
        }
        vec4 color;
        if (colors == 1u) {
          color = texelFetch(picture, pixel + ivec2(number(0u).xy), 0);
          if (isFlagged()) color = changed(color);
        } else if (colors == 2u) {
          color = image(vec2(pixel));
        } else if (colors == 5u) {
          color = plane(pixel);
        } else if (colors == 7u) {
          color = mixture(number(0u).xy + vec2(pixel) * number(0u).z, number(1u).xy);
        } else {
          color = gradient(vec2(pixel), colors);
        }
        uint mode = kind.x >> 8;
        if (mode == 0u) {
          result = rounded(rounded(color * share) * paint.a);
          return;
        }
        vec4 backdrop = texelFetch(below, pixel + ivec2(number(0u).xy), 0);
        float part = rounded(vec4(paint.a * share)).a;
        if (mode == 19u) {
          result = mix(backdrop, darkened(rounded(color * paint.a), backdrop), share);
        } else if (mixesHues(mode)) {
          result = mix(backdrop, mixed(color, backdrop, mode), part);
        } else {
          vec4 above = color * part;
          result = mixed(divides(mode) ? above : rounded(above), backdrop, mode);
        }
      }
      """

  /// How much of a pixel is covered, in steps of 8 bits.
  ///
  /// What Cairo rounds down is often whole where corners lie on whole pixels: a little more than what numbers of 32 bits
  /// lose is added before. They lose little since columns count from the pixel.
  private static let coverage = """
    float linesBefore(float at, float start, float end, float first, float last) {
      return at <= first ? 0.0
        : at > last ? 15.0 : floor(15.0 * (at - start) / (end - start) + 0.000005);
    }
    float rightOf(float a, float b) {
      float start = min(a, b), end = max(a, b);
      float low = floor(start * 256.0 + 0.002) / 256.0;
      float high = floor(end * 256.0 + 0.002) / 256.0;
      float first = floor(low), last = floor(high);
      if (first > 0.0) return 0.0;
      if (last < 0.0) return 1.0;
      float above = linesBefore(0.0, start, end, first, last);
      float below = linesBefore(1.0, start, end, first, last);
      float left = first == 0.0 ? low : 0.0;
      float right = last == 0.0 ? high : 1.0;
      return (2.0 * below - (below - above) * (left + right)) / 30.0;
    }
    float across(vec4 edge, float lines, float column) {
      return edge.x - column + lines * edge.y + (edge.z + lines * edge.w);
    }
    float outlined(ivec2 pixel) {
      vec4 head = numberAt(shift.x);
      // Upright edges have a line for each place in a row of pixels.
      bool isUpright = head.x < 0.0;
      float perRow = isUpright ? 256.0 : 15.0;
      float column = float(pixel.x), top = float(pixel.y) * perRow;
      bool isWhole = !isUpright && (int(head.x) >> pixel.y & 1) != 0;
      float sum = head.w;
      for (int index = 0; index < int(head.z); index++) {
        vec4 lines = numberAt(shift.x + 1 + 2 * index);
        float begin = max(lines.x, top), end = min(lines.y, top + perRow), right = 0.0;
        if (begin >= end) continue;
        vec4 edge = numberAt(shift.x + 2 + 2 * index);
        if (isWhole) {
          float start = across(edge, top - lines.x - 0.5, column) + lines.z / 512.0;
          right = rightOf(start, start + 15.0 * (edge.y + edge.w));
        } else if (isUpright) {
          right = (end - begin) / perRow * clamp(1.0 - across(edge, 0.0, column), 0.0, 1.0);
        } else {
          for (float line = begin; line < end; line++) {
            float at = floor(across(edge, line - lines.x, column) * 256.0 + 0.5) / 256.0;
            right += clamp(1.0 - at, 0.0, 1.0);
          }
          right /= 15.0;
        }
        sum += index < int(head.y) ? right : -right;
      }
      return floor(clamp(sum, 0.0, 1.0) * 255.0 + 0.5) / 255.0;
    }
    float coverage(ivec2 pixel) {
      uint way = kind.x >> 4 & 7u;
      if (way == 4u) return outlined(pixel);
      if (way == 3u) return 1.0;
      if (way == 1u) return texelFetch(atlas, pixel + shift, 0).r;
      if (way == 2u) return texelFetch(cover, pixel + shift, 0).a;
      vec2 place = vec2(pixel + first);
      vec2 covered = min(rectangle.zw, place + 1.0) - max(rectangle.xy, place);
      return floor(max(covered.x, 0.0) * max(covered.y, 0.0) * 255.0 + 0.5) / 255.0;
    }

    """

  /// An image between the middles of its pixels, in 256ths, as `CBlit/sample.c` mixes it; the shares of its
  /// edges are those of `EdgeCoverage`.
  private static let image = """
    float part(float distance, float greater, float lesser) {
      float far = abs(distance);
      float reach = (greater + lesser) / 2.0;
      if (far >= reach) return distance > 0.0 ? 1.0 : 0.0;
      if (far <= (greater - lesser) / 2.0) return 0.5 + distance / greater;
      float rest = reach - far;
      float corner = rest * rest / (2.0 * greater * lesser);
      return distance > 0.0 ? 1.0 - corner : corner;
    }
    float strip(vec2 pixel, vec4 edge) {
      float greater = max(abs(edge.y), abs(edge.z));
      float lesser = min(abs(edge.y), abs(edge.z));
      float distance = edge.x + pixel.x * edge.y + pixel.y * edge.z;
      return max(
        0.0, part(distance, greater, lesser) + part(edge.w - distance, greater, lesser) - 1.0);
    }
    vec4 between(vec4 a, vec4 b, float part) { return floor(a + (b - a) * part + 0.5); }
    vec4 texel(ivec2 place) { return texelFetch(picture, place, 0) * 255.0; }
    vec4 mixture(vec2 place, vec2 last) {
      vec2 at = floor(place * 256.0 + 0.5) / 256.0;
      vec2 share = fract(at);
      ivec2 low = ivec2(clamp(floor(at), vec2(0.0), last));
      ivec2 high = ivec2(clamp(floor(at) + 1.0, vec2(0.0), last));
      vec4 left = between(texel(low), texel(ivec2(low.x, high.y)), share.y);
      vec4 right = between(texel(ivec2(high.x, low.y)), texel(high), share.y);
      return between(left, right, share.x) / 255.0;
    }
    vec4 image(vec2 pixel) {
      vec4 u = number(0u), v = number(1u);
      vec2 place = vec2(
        u.x + pixel.x * u.y + pixel.y * u.z, v.x + pixel.x * v.y + pixel.y * v.z);
      float share = strip(pixel, number(2u)) * strip(pixel, number(3u));
      share = floor(share * 255.0 + 0.5) / 255.0;
      return rounded(mixture(place, vec2(u.w, v.w) - 1.0) * share);
    }

    """

  /// The colours of a gradient, from the table that the software painter takes them from.
  private static let gradients = """
    vec4 gradient(vec2 pixel, uint colors) {
      vec4 a = number(0u), b = number(1u);
      float place;
      if (colors == 3u) {
        place = a.x + pixel.x * a.y + pixel.y * a.z;
      } else {
        vec4 origin = number(2u);
        vec2 at = origin.xy + vec2(
          pixel.x * a.x + pixel.y * a.z, pixel.x * a.y + pixel.y * a.w);
        place = colors == 4u
          ? b.z + length(at) * b.w : fract(atan(at.y, at.x) / 6.283185307) * b.w;
      }
      int index = int(b.x) + int(clamp(floor(place), 0.0, b.y));
      ivec2 there = ivec2(index & 1023, index >> 10);
      return isFlagged() ? texelFetch(picture, there, 0) : texelFetch(table, there, 0);
    }

    """

  /// A picture in perspective, with as many points in a pixel as `CBlit/sample.c` takes: how many is the same
  /// for eight pixels in a row.
  private static let planes = """
    int pointCount(float square) {
      int count = 1;
      while (count < 8 && square > 1.45 * 1.45 * float(count * count)) count++;
      return count;
    }
    vec4 point(vec2 place, vec2 last, ivec2 origin) {
      if (any(lessThan(place, vec2(0.0))) || any(greaterThan(place, last))) return vec4(0.0);
      vec2 whole = floor(place);
      ivec2 low = ivec2(floor(whole / 256.0));
      vec2 share = (whole - vec2(low) * 256.0) / 256.0;
      low += origin;
      vec4 left = between(texel(low), texel(low + ivec2(0, 1)), share.y);
      vec4 right = between(texel(low + ivec2(1, 0)), texel(low + ivec2(1, 1)), share.y);
      return between(left, right, share.x);
    }
    vec4 plane(ivec2 pixel) {
      vec4 u = number(0u), v = number(1u), w = number(2u);
      vec3 at = vec3(vec2(pixel) + 0.5, 1.0);
      float depth = dot(w.xyz, at);
      if (depth <= 0.0) return vec4(0.0);
      vec2 place = vec2(dot(u.xyz, at), dot(v.xyz, at)) / depth;
      vec2 last = vec2(u.w, v.w) * 256.0 - 257.0;
      ivec2 origin = ivec2(int(w.w) & 4095, int(w.w) >> 12);
      // The derivatives near the middle stand for all eight; near the horizon, those where it is farthest.
      vec3 middle = vec3(at.x - float((first.x + pixel.x) & 7), at.y, 1.0);
      float fifth = dot(w.xyz, middle + vec3(4.0, 0.0, 0.0));
      middle.x += fifth > 16.0 * abs(w.x) ? 4.0 : w.x < 0.0 ? 0.0 : 7.0;
      float one = 1.0 / dot(w.xyz, middle);
      vec2 there = vec2(dot(u.xyz, middle), dot(v.xyz, middle)) * one;
      vec2 x = (vec2(u.x, v.x) - there * w.x) * one, y = (vec2(u.y, v.y) - there * w.y) * one;
      float squareX = dot(x, x), squareY = dot(y, y), slant = dot(x, y);
      vec2 rest = 1.45 * 1.45 - vec2(squareX, squareY);
      int along = 1, aside = 1;
      vec2 axis = vec2(1.0, 0.0);
      if (!(rest.x >= 0.0 && rest.y >= 0.0 && rest.x * rest.y >= slant * slant)) {
        float difference = (squareX - squareY) / 2.0, mean = (squareX + squareY) / 2.0;
        float root = sqrt(difference * difference + slant * slant);
        along = pointCount(mean + root);
        aside = pointCount(mean - root);
        vec2 direction = difference >= 0.0
          ? vec2(difference + root, slant) : vec2(slant, root - difference);
        float size = length(direction);
        if (size > 0.0) axis = direction / size;
      }
      vec2 start = place * 256.0 - 127.5;
      if (along * aside == 1) return point(start, last, origin) / 255.0;
      vec2 stepAlong = (x * axis.x + y * axis.y) * (256.0 / float(along));
      vec2 stepAside = (y * axis.x - x * axis.y) * (256.0 / float(aside));
      start += stepAlong * (0.5 - float(along) * 0.5) + stepAside * (0.5 - float(aside) * 0.5);
      vec4 sum = vec4(0.0);
      for (int j = 0; j < aside; j++) {
        for (int i = 0; i < along; i++) {
          sum += point(start + stepAlong * float(i) + stepAside * float(j), last, origin);
        }
      }
      return floor(sum / float(along * aside) + 0.5) / 255.0;
    }

    """

  /// The whole of a window.
  package static let showVertex = """
    void main() {
      vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
      gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
    }
    """

  /// The scene upright, with its channels as the window has them.
  package static let showFragment = """
    uniform vec4 view;
    uniform sampler2D picture;
    out vec4 result;
    void main() {
      ivec2 pixel = ivec2(gl_FragCoord.x, view.w - gl_FragCoord.y);
      result = vec4(texelFetch(picture, pixel, 0).bgr, 1.0);
    }
    """
}
