import { readdir, readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

const TASKS = '/proc/self/task';
const HELPER = 'V8Worker';
/** A ninth of the processor that a thread beside it gets. */
const NICENESS = 10;
/** By then a start has shown its orders and has its code compiled, for which it needs all the help it can get. */
export const HOLD_BACK_MS = 20_000;

/**
 * V8's helpers mark what lives and compile while the desk's threads work. Four of them want a processor at once, and the
 * engine on a machine with two would get a third of one: for as long as memory is collected, everything it does would
 * take several times as long. Held back, they take what is left. Returns how many there are: none where the system
 * does not name a process's threads.
 */
export async function holdBackHelpers(): Promise<number> {
  let held = 0;
  for (const task of await readdir(TASKS).catch(() => [])) {
    const name = await readFile(`${TASKS}/${task}/comm`, 'utf8').catch(() => '');
    if (name.trim() !== HELPER) continue;
    const id = Number(task);
    // Who started the whole process with less may not give it more.
    setPriority(id, Math.max(NICENESS, getPriority(id)));
    held += 1;
  }
  return held;
}
