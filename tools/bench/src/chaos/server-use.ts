import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the server uses of the machine, with its processes. */
export type ServerUse = {
  /** What each of its processes is called. */
  readonly processes: readonly string[];
  readonly threads: number;
  readonly mb: number;
};

/** So long a desk that starts writes its past days at most. */
export const MAX_DAYS_MS = 300_000;

export async function useOf(pid: number): Promise<ServerUse> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,nlwp=,rss=,args=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const own = rows.find(([each]) => Number(each) === pid);
  // The database has a process for each connection, as many as its pool.
  const children = rows.filter(([, parent, , , name]) => Number(parent) === pid && name === 'meridian');
  const processes = children.map((row) => row.slice(4).join(' '));
  return { processes, threads: Number(own?.[2] ?? 0), mb: Number(own?.[3] ?? 0) / 1_024 };
}

/** Whether nothing reads or writes past days. */
export async function isAtRest(pid: number): Promise<boolean> {
  return (await useOf(pid)).processes.length === 0;
}
