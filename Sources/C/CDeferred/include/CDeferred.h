// Nothing to call: what is defined here has the names that the libraries give it.
#pragma once
