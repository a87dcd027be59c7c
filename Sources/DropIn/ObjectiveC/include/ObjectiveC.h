#pragma once

// Brings the functions on associated objects with it: they stand in the Swift module of the same name
// as the C module of this header. A Swift module by the name of `ObjectiveC` would be seen by every
// package of a build, and taken for Apple's.
#include "associations.h"
