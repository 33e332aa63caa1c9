import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type ChildrenUse = { readonly mb: number; readonly cpuSeconds: number };

/** What the processes that this one started hold and have used: past days are read by those. */
export async function childrenUse(): Promise<ChildrenUse> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss=,cputimes=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([parent]) => parent === process.pid);
  return {
    mb: own.reduce((sum, [, kb = 0]) => sum + kb / 1_024, 0),
    cpuSeconds: own.reduce((sum, [, , seconds = 0]) => sum + seconds, 0),
  };
}
