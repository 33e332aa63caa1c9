import { type ChildProcess, spawn } from 'node:child_process';
import { ChaosWorld, endOf, ROOT } from './chaos-world.ts';
import { eventually, seconds } from './sent-orders.ts';
import type { Finding } from './trial.ts';

const MAX_START_MS = 180_000;
const MAX_STOP_MS = 11_000;

const WAYS = ['npm alone', 'the group', 'the group during the start'] as const;

type Way = (typeof WAYS)[number];

/** `npm start` is ended as an operator, systemd and docker do it. Nothing of it may stay. */
export async function npmStopped(): Promise<Finding> {
  const seen: string[] = [];
  const losses: string[] = [];
  for (const way of WAYS) {
    const world = await ChaosWorld.create();
    try {
      const { afterMs, lost } = await stopOnce(world, way);
      seen.push(`${way} ${seconds(afterMs)}`);
      if (lost !== null) losses.push(`${way}: ${lost}`);
    } finally {
      await world.remove();
    }
  }
  return { seen: `ended: ${seen.join(', ')}`, lost: losses.length === 0 ? null : losses.join(', ') };
}

async function stopOnce(
  world: ChaosWorld,
  way: Way,
): Promise<{ readonly afterMs: number; readonly lost: string | null }> {
  const { child, output } = startNpm(world);
  const group = -(child.pid ?? 0);
  const isStarted = await eventually(
    async () =>
      way === 'the group during the start' ? (await world.databasePid()) !== null : /ready at/.test(output()),
    MAX_START_MS,
  );
  const ended = endOf(child);
  const beganMs = performance.now();
  process.kill(way === 'npm alone' ? -group : group, 'SIGTERM');
  await Promise.race([ended, eventually(async () => child.exitCode !== null, MAX_STOP_MS)]);
  const isEmpty = await eventually(async () => !isAlive(group), MAX_STOP_MS - (performance.now() - beganMs));
  const afterMs = performance.now() - beganMs;
  const isDatabaseGone = (await world.databasePid()) === null;
  if (!isEmpty) process.kill(group, 'SIGKILL');
  if (!isStarted) return { afterMs, lost: 'it did not start' };
  if (!isEmpty) return { afterMs, lost: 'processes stayed' };
  if (!isDatabaseGone) return { afterMs, lost: 'a database stayed' };
  return { afterMs, lost: /\n {4}at /.test(output()) ? 'a stack in the log' : null };
}

function startNpm(world: ChaosWorld): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn('npm', ['start', '--', '--empty'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: world.folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as under systemd.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  return { child, output: () => text };
}

/** Whether a process of the group is left. */
function isAlive(group: number): boolean {
  try {
    process.kill(group, 0);
    return true;
  } catch {
    return false;
  }
}
