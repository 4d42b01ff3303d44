#include "internal.h"

#include <dlfcn.h>
#include <float.h>
#include <math.h>

// SVG by librsvg and the first page of a PDF by Poppler, which are loaded when the first file of their kind is read.
// Each function stands beside its declaration in the library.

/// GError.
typedef struct {
  uint32_t domain;
  int code;
  const char *message;
} library_error;

static const char *reason(const library_error *error) {
  return error && error->message ? error->message : "the library gives no reason";
}

static bool find(void *library, const char *name, void *function) {
  void *symbol = library ? dlsym(library, name) : NULL;
  *(void **)function = symbol;
  return symbol;
}

// void g_object_unref (gpointer object)
static void (*unref)(void *);

void close_document(document *document) {
  if (document->object) unref(document->object);
  document->object = NULL;
}

static bool is_size(const document *document, double least) {
  return isfinite(document->width) && document->width >= least && isfinite(document->height)
    && document->height >= least;
}

// MARK: SVG

typedef struct { double x, y, width, height; } rectangle;

// RsvgHandle *rsvg_handle_new_from_data (const guint8 *data, gsize data_len, GError **error)
static void *(*svg_new)(const uint8_t *, size_t, library_error **);
// gboolean rsvg_handle_get_intrinsic_size_in_pixels (RsvgHandle *handle, gdouble *out_width, gdouble *out_height)
static int (*svg_measure)(void *, double *, double *);
// gboolean rsvg_handle_render_document
//   (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error)
static int (*svg_render)(void *, cairo_t *, const rectangle *, library_error **);

static bool load_svg(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  return find(library, "rsvg_handle_new_from_data", &svg_new)
    && find(library, "rsvg_handle_get_intrinsic_size_in_pixels", &svg_measure)
    && find(library, "rsvg_handle_render_document", &svg_render) && find(library, "g_object_unref", &unref);
}

static bool draw_svg(const document *document, cairo_t *context, double width, double height) {
  const rectangle viewport = {0, 0, width, height};
  library_error *error = NULL;
  return svg_render(document->object, context, &viewport, &error);
}

// It is read from its bytes alone: other files that it names are left out, as browsers do with an image.
const char *open_svg(document *document, const uint8_t *bytes, size_t count) {
  if (!svg_render && !load_svg()) return "SVG files need librsvg 2.52 or later; install librsvg2-2 (Debian's name)";
  library_error *error = NULL;
  document->object = svg_new(bytes, count, &error);
  if (!document->object) return reason(error);
  document->draw = draw_svg;
  if (!svg_measure(document->object, &document->width, &document->height) || !is_size(document, 1)) {
    // The size of a file that states none, as browsers have it: CSS 2.1, 10.3.2.
    document->width = 300;
    document->height = 150;
  }
  return NULL;
}

// MARK: PDF

// GBytes *g_bytes_new (gconstpointer data, gsize size)
static void *(*bytes_new)(const void *, size_t);
// void g_bytes_unref (GBytes *bytes)
static void (*bytes_unref)(void *);
// PopplerDocument *poppler_document_new_from_bytes (GBytes *bytes, const char *password, GError **error)
static void *(*pdf_new)(void *, const char *, library_error **);
// PopplerPage *poppler_document_get_page (PopplerDocument *document, int index)
static void *(*pdf_page)(void *, int);
// void poppler_page_get_size (PopplerPage *page, double *width, double *height)
static void (*pdf_measure)(void *, double *, double *);
// void poppler_page_render (PopplerPage *page, cairo_t *cairo)
static void (*pdf_render)(void *, cairo_t *);

static bool load_pdf(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  return find(library, "g_bytes_new", &bytes_new) && find(library, "g_bytes_unref", &bytes_unref)
    && find(library, "poppler_document_new_from_bytes", &pdf_new)
    && find(library, "poppler_document_get_page", &pdf_page)
    && find(library, "poppler_page_get_size", &pdf_measure) && find(library, "poppler_page_render", &pdf_render)
    && find(library, "g_object_unref", &unref);
}

static bool draw_pdf(const document *document, cairo_t *context, double width, double height) {
  cairo_scale(context, width / document->width, height / document->height);
  pdf_render(document->object, context);
  return cairo_status(context) == CAIRO_STATUS_SUCCESS;
}

const char *open_pdf(document *document, const uint8_t *bytes, size_t count) {
  if (!pdf_render && !load_pdf())
    return "PDF files need Poppler 0.82 or later; install libpoppler-glib8 (Debian's name)";
  library_error *error = NULL;
  void *copy = bytes_new(bytes, count);
  void *file = pdf_new(copy, NULL, &error);
  bytes_unref(copy);
  if (!file) return reason(error);
  // A page keeps the file that it belongs to.
  document->object = pdf_page(file, 0);
  unref(file);
  if (!document->object) return "it has no page";
  document->draw = draw_pdf;
  pdf_measure(document->object, &document->width, &document->height);
  return is_size(document, DBL_MIN) ? NULL : "its first page has no size";
}
