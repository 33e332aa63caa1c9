import { readFileSync } from 'node:fs';

/**
 * Loaded into every thread of a server before its own code. The wall clock goes by what a file says, as if somebody had
 * set it; the monotonic clock does not.
 */
const file = process.env['CHAOS_CLOCK_FILE'];
const trueNow = Date.now;
let shiftMs = 0;

function look(path: string): void {
  try {
    shiftMs = Number(readFileSync(path, 'utf8'));
  } catch {
    shiftMs = 0;
  }
}

if (file !== undefined) {
  look(file);
  setInterval(() => look(file), 100).unref();
  Date.now = () => trueNow() + shiftMs;
}
