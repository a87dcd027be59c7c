#pragma once

#include "ObjectiveC.h"
