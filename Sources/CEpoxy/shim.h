#pragma once
#include <epoxy/egl.h>
#include <epoxy/gl.h>
#include <stdint.h>
#include <stddef.h>
#include <string.h>

// OpenGL through libepoxy, whose functions are variables that Swift does not import as constants.

static inline const char* glissando_gl_string(uint32_t name) {
  return (const char *)glGetString(name);
}
static inline void glissando_gl_integer(uint32_t name, int32_t *value) {
  glGetIntegerv(name, value);
}
static inline uint32_t glissando_gl_error(void) {
  return glGetError();
}
static inline uint32_t glissando_gl_create_shader(uint32_t kind) {
  return glCreateShader(kind);
}
static inline void glissando_gl_shader_source(uint32_t shader, const char *text) {
  glShaderSource(shader, 1, &text, NULL);
}
static inline void glissando_gl_compile_shader(uint32_t shader) {
  glCompileShader(shader);
}
static inline void glissando_gl_get_shader(uint32_t shader, uint32_t name, int32_t *value) {
  glGetShaderiv(shader, name, value);
}
static inline void glissando_gl_shader_log(uint32_t shader, int32_t size, int32_t *length, char *text) {
  glGetShaderInfoLog(shader, size, length, text);
}
static inline void glissando_gl_delete_shader(uint32_t shader) {
  glDeleteShader(shader);
}
static inline uint32_t glissando_gl_create_program(void) {
  return glCreateProgram();
}
static inline void glissando_gl_attach_shader(uint32_t program, uint32_t shader) {
  glAttachShader(program, shader);
}
static inline void glissando_gl_link_program(uint32_t program) {
  glLinkProgram(program);
}
static inline void glissando_gl_get_program(uint32_t program, uint32_t name, int32_t *value) {
  glGetProgramiv(program, name, value);
}
static inline void glissando_gl_program_log(uint32_t program, int32_t size, int32_t *length, char *text) {
  glGetProgramInfoLog(program, size, length, text);
}
static inline void glissando_gl_use_program(uint32_t program) {
  glUseProgram(program);
}
static inline void glissando_gl_delete_program(uint32_t program) {
  glDeleteProgram(program);
}
static inline int32_t glissando_gl_uniform_location(uint32_t program, const char *name) {
  return glGetUniformLocation(program, name);
}
static inline void glissando_gl_uniform_1i(int32_t location, int32_t value) {
  glUniform1i(location, value);
}
static inline void glissando_gl_uniform_4f(int32_t location, float x, float y, float z, float w) {
  glUniform4f(location, x, y, z, w);
}
static inline void glissando_gl_gen_textures(int32_t count, uint32_t *names) {
  glGenTextures(count, names);
}
static inline void glissando_gl_delete_textures(int32_t count, const uint32_t *names) {
  glDeleteTextures(count, names);
}
static inline void glissando_gl_bind_texture(uint32_t target, uint32_t name) {
  glBindTexture(target, name);
}
static inline void glissando_gl_active_texture(uint32_t unit) {
  glActiveTexture(unit);
}
static inline void glissando_gl_tex_parameter(uint32_t target, uint32_t name, int32_t value) {
  glTexParameteri(target, name, value);
}
static inline void glissando_gl_tex_image(uint32_t target, int32_t level, int32_t internal, int32_t width, int32_t height, int32_t border, uint32_t format, uint32_t type, const void *pixels) {
  glTexImage2D(target, level, internal, width, height, border, format, type, pixels);
}
static inline void glissando_gl_tex_sub_image(uint32_t target, int32_t level, int32_t x, int32_t y, int32_t width, int32_t height, uint32_t format, uint32_t type, const void *pixels) {
  glTexSubImage2D(target, level, x, y, width, height, format, type, pixels);
}
static inline void glissando_gl_copy_sub_image(uint32_t target, int32_t level, int32_t x, int32_t y, int32_t from_x, int32_t from_y, int32_t width, int32_t height) {
  glCopyTexSubImage2D(target, level, x, y, from_x, from_y, width, height);
}
static inline void glissando_gl_pixel_store(uint32_t name, int32_t value) {
  glPixelStorei(name, value);
}
static inline void glissando_gl_gen_framebuffers(int32_t count, uint32_t *names) {
  glGenFramebuffers(count, names);
}
static inline void glissando_gl_delete_framebuffers(int32_t count, const uint32_t *names) {
  glDeleteFramebuffers(count, names);
}
static inline void glissando_gl_bind_framebuffer(uint32_t target, uint32_t name) {
  glBindFramebuffer(target, name);
}
static inline void glissando_gl_framebuffer_texture(uint32_t target, uint32_t attachment, uint32_t textarget, uint32_t texture, int32_t level) {
  glFramebufferTexture2D(target, attachment, textarget, texture, level);
}
static inline uint32_t glissando_gl_check_framebuffer(uint32_t target) {
  return glCheckFramebufferStatus(target);
}
static inline void glissando_gl_gen_buffers(int32_t count, uint32_t *names) {
  glGenBuffers(count, names);
}
static inline void glissando_gl_delete_buffers(int32_t count, const uint32_t *names) {
  glDeleteBuffers(count, names);
}
static inline void glissando_gl_bind_buffer(uint32_t target, uint32_t name) {
  glBindBuffer(target, name);
}
static inline void glissando_gl_buffer_data(uint32_t target, intptr_t size, const void *data, uint32_t usage) {
  glBufferData(target, size, data, usage);
}
static inline void glissando_gl_gen_vertex_arrays(int32_t count, uint32_t *names) {
  glGenVertexArrays(count, names);
}
static inline void glissando_gl_delete_vertex_arrays(int32_t count, const uint32_t *names) {
  glDeleteVertexArrays(count, names);
}
static inline void glissando_gl_bind_vertex_array(uint32_t name) {
  glBindVertexArray(name);
}
static inline void glissando_gl_enable_attribute(uint32_t index) {
  glEnableVertexAttribArray(index);
}
static inline void glissando_gl_attribute(uint32_t index, int32_t size, uint32_t type, uint8_t normalized, int32_t stride, const void *pointer) {
  glVertexAttribPointer(index, size, type, normalized, stride, pointer);
}
static inline void glissando_gl_integer_attribute(uint32_t index, int32_t size, uint32_t type, int32_t stride, const void *pointer) {
  glVertexAttribIPointer(index, size, type, stride, pointer);
}
static inline void glissando_gl_attribute_divisor(uint32_t index, uint32_t divisor) {
  glVertexAttribDivisor(index, divisor);
}
static inline void glissando_gl_draw_instanced(uint32_t mode, int32_t first, int32_t count, int32_t instances) {
  glDrawArraysInstanced(mode, first, count, instances);
}
static inline void glissando_gl_viewport(int32_t x, int32_t y, int32_t width, int32_t height) {
  glViewport(x, y, width, height);
}
static inline void glissando_gl_scissor(int32_t x, int32_t y, int32_t width, int32_t height) {
  glScissor(x, y, width, height);
}
static inline void glissando_gl_enable(uint32_t capability) {
  glEnable(capability);
}
static inline void glissando_gl_disable(uint32_t capability) {
  glDisable(capability);
}
static inline void glissando_gl_blend(uint32_t source, uint32_t destination) {
  glBlendFunc(source, destination);
}
static inline void glissando_gl_clear_color(float red, float green, float blue, float alpha) {
  glClearColor(red, green, blue, alpha);
}
static inline void glissando_gl_clear(uint32_t mask) {
  glClear(mask);
}
static inline void glissando_gl_read_pixels(int32_t x, int32_t y, int32_t width, int32_t height, uint32_t format, uint32_t type, void *pixels) {
  glReadPixels(x, y, width, height, format, type, pixels);
}

/// Which function tells that the current context is lost; 0 where there is none.
static inline int32_t glissando_gl_reset_function(void) {
  int version = epoxy_gl_version();
  if (epoxy_is_desktop_gl()) {
    if (version >= 45 || epoxy_has_gl_extension("GL_KHR_robustness")) return 1;
    return epoxy_has_gl_extension("GL_ARB_robustness") ? 2 : 0;
  }
  if (version >= 32) return 1;
  if (epoxy_has_gl_extension("GL_KHR_robustness")) return 3;
  return epoxy_has_gl_extension("GL_EXT_robustness") ? 4 : 0;
}
/// Why the current context is lost; 0 where it is not.
static inline uint32_t glissando_gl_reset_status(int32_t function) {
  switch (function) {
  case 1: return glGetGraphicsResetStatus();
  case 2: return glGetGraphicsResetStatusARB();
  case 3: return glGetGraphicsResetStatusKHR();
  case 4: return glGetGraphicsResetStatusEXT();
  default: return 0;
  }
}

static inline void glissando_gl_flush(void) { glFlush(); }
/// What the GPU passes when it has finished all that it was told before; NULL where there is none.
static inline GLsync glissando_gl_fence(void) {
  return glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
}
/// Whether the GPU has passed it, or never will. It does not wait.
static inline int32_t glissando_gl_has_passed(GLsync fence) {
  return glClientWaitSync(fence, 0, 0) != GL_TIMEOUT_EXPIRED;
}
static inline void glissando_gl_delete_fence(GLsync fence) {
  glDeleteSync(fence);
}

static inline int32_t glissando_gl_version(void) { return epoxy_gl_version(); }
static inline int32_t glissando_gl_is_desktop(void) { return epoxy_is_desktop_gl(); }

/// Where a context without a window comes from: a GPU by itself, what Mesa has without a surface, or any device, be it the
/// processor.
enum { glissando_egl_gpu, glissando_egl_surfaceless, glissando_egl_device };

static inline int32_t glissando_egl_make_current(EGLDisplay display, EGLContext context) {
  return eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context);
}

/// Gives a context back. Its display is that of all who ask for the same one, and stays.
static inline void glissando_egl_destroy(EGLDisplay display, EGLContext context) {
  if (display == EGL_NO_DISPLAY || context == EGL_NO_CONTEXT) return;
  if (eglGetCurrentContext() == context) glissando_egl_make_current(display, EGL_NO_CONTEXT);
  eglDestroyContext(display, context);
}

/// The name of what EGL says of a call that failed.
static inline const char *glissando_egl_name(EGLint error) {
  switch (error) {
  case EGL_SUCCESS: return "nothing is there";
  case EGL_NOT_INITIALIZED: return "EGL_NOT_INITIALIZED";
  case EGL_BAD_ACCESS: return "EGL_BAD_ACCESS";
  case EGL_BAD_ALLOC: return "EGL_BAD_ALLOC";
  case EGL_BAD_ATTRIBUTE: return "EGL_BAD_ATTRIBUTE";
  case EGL_BAD_CONFIG: return "EGL_BAD_CONFIG";
  case EGL_BAD_CONTEXT: return "EGL_BAD_CONTEXT";
  case EGL_BAD_DISPLAY: return "EGL_BAD_DISPLAY";
  case EGL_BAD_MATCH: return "EGL_BAD_MATCH";
  case EGL_BAD_PARAMETER: return "EGL_BAD_PARAMETER";
  case EGL_CONTEXT_LOST: return "EGL_CONTEXT_LOST";
  default: return "an error that EGL does not name";
  }
}

/// A context on a display, made current; 0 where there is none, with the error: it is forgotten with the next call.
static inline int32_t glissando_egl_make_on(EGLenum platform, void *native, EGLDisplay *display, EGLContext *context, EGLint *error) {
  static const EGLint core[] = {
    EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
    EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
  static const EGLint es[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE};
  EGLDisplay found = eglGetPlatformDisplayEXT(platform, native, NULL);
  if (found == EGL_NO_DISPLAY || !eglInitialize(found, NULL, NULL)) {
    *error = eglGetError();
    return 0;
  }
  EGLContext made = EGL_NO_CONTEXT;
  if (eglBindAPI(EGL_OPENGL_API)) made = eglCreateContext(found, (EGLConfig)0, EGL_NO_CONTEXT, core);
  if (made == EGL_NO_CONTEXT && eglBindAPI(EGL_OPENGL_ES_API))
    made = eglCreateContext(found, (EGLConfig)0, EGL_NO_CONTEXT, es);
  if (made == EGL_NO_CONTEXT || !glissando_egl_make_current(found, made)) {
    *error = eglGetError();
    glissando_egl_destroy(found, made);
    return 0;
  }
  *display = found;
  *context = made;
  return 1;
}

/// The same on the first device that gives one; where a GPU is wanted, no device of which Mesa says that it is software.
static inline int32_t glissando_egl_make_on_device(int32_t is_gpu, EGLDisplay *display, EGLContext *context, EGLint *error) {
  EGLDeviceEXT devices[16];
  EGLint count = 0;
  if (!epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_platform_device")) return 0;
  if (!epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_base")
      && !(epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_enumeration")
           && epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_device_query")))
    return 0;
  if (!eglQueryDevicesEXT(16, devices, &count)) return 0;
  for (EGLint index = 0; index < count; index++) {
    const char *extensions = eglQueryDeviceStringEXT(devices[index], EGL_EXTENSIONS);
    int32_t is_software = extensions && strstr(extensions, "EGL_MESA_device_software");
    if (is_gpu && is_software) continue;
    if (glissando_egl_make_on(EGL_PLATFORM_DEVICE_EXT, devices[index], display, context, error)) return 1;
  }
  return 0;
}

/// A context without a window, made current: its display and itself; 0 where there is none from there, with the error of
/// the last place that was tried.
static inline int32_t glissando_egl_make_offscreen(int32_t source, EGLDisplay *display, EGLContext *context, EGLint *error) {
  *error = EGL_SUCCESS;
  if (source != glissando_egl_surfaceless)
    return glissando_egl_make_on_device(source == glissando_egl_gpu, display, context, error);
  return epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")
    && glissando_egl_make_on(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, display, context, error);
}
