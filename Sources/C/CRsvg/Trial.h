#pragma once
#include "CRsvg.h"

/// What the process that tries a drawing reads, followed by the drawing itself.
typedef struct {
  crsvg_trial trial;
  double drawn_width, drawn_height;
} trial_request;
