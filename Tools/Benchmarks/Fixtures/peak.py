"""Prints the largest resident memory of a program, in kilobytes: peak.py PROGRAM ARGUMENT…"""

import os
import sys

# A process begins with the peak of the one that started it, which here is a small one.
child = os.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(child, 0)
print(usage.ru_maxrss)
sys.exit(os.waitstatus_to_exitcode(status))
