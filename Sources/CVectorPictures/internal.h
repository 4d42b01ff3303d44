#pragma once
#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the files of this target share: documents that a library has read, which are drawn.

/// A file that a library has read.
typedef struct document {
  /// An object of GLib; NULL where there is none.
  void *object;
  /// The natural size in points.
  double width, height;
  /// Draws it so that it fills a size; false where that fails.
  bool (*draw)(const struct document *document, cairo_t *context, double width, double height);
} document;

/// Reads a file.
///
/// Returns: why that is not possible; NULL where it is.
const char *open_svg(document *document, const uint8_t *bytes, size_t count);
const char *open_pdf(document *document, const uint8_t *bytes, size_t count);

void close_document(document *document);
