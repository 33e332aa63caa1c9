import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { commandLineOf, isRunning, waitUntilGone } from './process-table.ts';

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

export type OrphanOutcome = 'none' | 'stopped' | 'gone';

/**
 * Our process was killed and its postmaster lived on: it is stopped, so that the new one has our port, settings and log.
 * The caller holds the folder's lock, so no other Meridian can be using that postmaster.
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
  // Where command lines cannot be read, a live process is taken for the postmaster rather than risk two of them.
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
 * PostgreSQL refuses a pid file whose process id lives, even when another program or an uncollected corpse has it now.
 * The file is not deleted, for it also names the shared memory by which PostgreSQL sees backends that are still at
 * work; it gets our own process id, which PostgreSQL takes for a leftover because we are its parent.
 */
async function disownPidFile(pidFile: string, text: string): Promise<void> {
  const [, ...rest] = text.split('\n');
  await writeFile(pidFile, [String(process.pid), ...rest].join('\n'));
}
