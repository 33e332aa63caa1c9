import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const BYTES_PER_KB = 1024;
/** Positions in the kernel's line, counted after the name in brackets. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Processor seconds that a thread of another process has used so far, by its name. Null where the system has no /proc. */
export async function threadSeconds(pid: number, name: string): Promise<number | null> {
  try {
    let ticks = 0;
    for (const task of await readdir(`/proc/${pid}/task`)) {
      const line = await readFile(`/proc/${pid}/task/${task}/stat`, 'utf8');
      if (!line.includes(`(${name})`)) continue;
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      ticks += Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    }
    return ticks / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

export async function residentMb(pid: number): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    return (kb * BYTES_PER_KB) / 2 ** 20;
  } catch {
    return null;
  }
}
