import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { commandLineOf, isRunning, waitUntilGone } from './process-table.ts';

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

export type OrphanOutcome = 'none' | 'stopped' | 'gone';

/**
 * Stops a postmaster that survived our killed process, so that the new one has our port, settings and log. The caller
 * holds the folder's lock, so no other Meridian uses it.
 */
export async function stopOrphanPostmaster(clusterDir: string): Promise<OrphanOutcome> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => null);
  if (text === null) return 'none';
  const pid = Number(text.split('\n')[0]);
  if (!(await isPostmasterOf(pid, clusterDir))) {
    await disownPidFile(pidFile, text);
    return 'gone';
  }
  if (await stopWith(pid, 'SIGINT', FAST_SHUTDOWN_MS)) return 'stopped';
  if (await stopWith(pid, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)) return 'stopped';
  throw new StartupProblem(
    `A database process of an earlier run (process ${pid}) still uses ${clusterDir} and does not stop.`,
    `End it with \`kill ${pid}\` and start again.`,
  );
}

async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 1 || !(await isRunning(pid))) return false;
  const commandLine = await commandLineOf(pid);
  // If command lines cannot be read, a live process is assumed to be the postmaster, rather than risk two of them.
  return commandLine === null || (commandLine.includes('postgres') && commandLine.includes(`-D ${clusterDir}`));
}

async function stopWith(pid: number, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !(await isRunning(pid));
  }
  return waitUntilGone(pid, timeoutMs);
}

/**
 * PostgreSQL refuses a pid file whose process id exists, even if it belongs to another program or a zombie. The file
 * must not be deleted, because it names the shared memory of running backends. It gets our process id, which PostgreSQL
 * treats as stale because we are its parent.
 */
async function disownPidFile(pidFile: string, text: string): Promise<void> {
  const [, ...rest] = text.split('\n');
  await writeFile(pidFile, [String(process.pid), ...rest].join('\n'));
}
