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

/**
 * A flood in a process of its own with the lowest priority: its clients would run on other machines, so they must not
 * take the processor from the server or from the clients that measure.
 */
export function startFlood(name: string, url: string): { end(): Promise<FloodReport> } {
  const child = spawn(process.execPath, [PROGRAM, name, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output = text(child.stdout);
  return {
    end: async () => {
      child.stdin.end();
      const report: FloodReport = JSON.parse(await output);
      return report;
    },
  };
}
