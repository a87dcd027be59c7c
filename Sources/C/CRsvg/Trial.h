#pragma once
#include "CRsvg.h"

/// What the helper that tries a drawing reads, followed by the drawing itself.
typedef struct {
  crsvg_trial trial;
  double drawn_width, drawn_height;
} trial_request;

/// The word by which a helper is told from a command, and what it answers: that it is one, and then how
/// the drawing went.
#define TRIAL_WORD "--tries-a-drawing"
enum { trial_begun = 'b', trial_done = 'd', trial_failed = 'f' };
