# Reads what the thread sanitizer reported and tells which reports are races of ours; fails on any.
#
# Swift's Mutex takes its turn inside of its library where two threads meet, which the sanitizer doesn't
# see: a program of one Mutex and nothing else is reported too. So what both threads did in the body of
# a withLock is in order; such bodies are known by their type, with a type of errors or without, which
# no other closure here has. A report is a library's own where one of its stacks has no frame of ours.
/^WARNING: ThreadSanitizer/ { inside = 1; stack = 1; text = ""; ours[1] = ours[2] = held[1] = held[2] = 0 }
inside { text = text $0 "\n" }
inside && /^  Previous/ { stack = 2 }
inside && /^  (Location|Thread|Mutex)/ { stack = 3 }
inside && stack < 3 && /Snapline/ { ours[stack] = 1 }
inside && stack < 3 && /zYu([A-Za-z0-9_]+YK)?YTXEfU/ { held[stack] = 1 }
inside && /^SUMMARY/ {
  inside = 0
  reports += 1
  if (held[1] && held[2]) { locked += 1 }
  else if (!ours[1] || !ours[2]) { foreign += 1 }
  else { races += 1; printf "%s", text }
}
END {
  printf "sanitize: %d reports: %d of bodies under a lock, %d of libraries alone, %d races\n",
    reports, locked, foreign, races
  exit races > 0
}
