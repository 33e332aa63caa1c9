import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { StormCounts } from './storms/storm.ts';

export type FloodReport = StormCounts & {
  /** Processors that the flood's own clients used. */
  readonly cores: number;
};

const PROGRAM = fileURLToPath(new URL('./flood-program.ts', import.meta.url));

/** A busy machine takes its time to start a process and to sign it in, and some storms need something to be there first. */
const MAX_RISE_MS = 150_000;

export type RunningFlood = {
  /** Resolves with its first act, or when it takes too long. */
  readonly began: Promise<void>;
  end(): Promise<FloodReport>;
};

/**
 * A flood in a process of its own with a low priority: its clients would run on other machines, so they must not take
 * the processor from the server or from the clients that measure.
 */
export function startFlood(name: string, url: string): RunningFlood {
  const child = spawn(process.execPath, [PROGRAM, name, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const { promise: began, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, MAX_RISE_MS);
  const output = text(child.stdout);
  child.stdout.once('data', () => {
    clearTimeout(limit);
    resolve();
  });
  return {
    began,
    end: async () => {
      child.stdin.end();
      const lines = (await output).trim().split('\n');
      const report: FloodReport = JSON.parse(lines.at(-1) ?? '');
      return report;
    },
  };
}
