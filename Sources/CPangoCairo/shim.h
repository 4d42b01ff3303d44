#pragma once
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

// The headers of Pango and Cairo, by which text and pictures are painted.
