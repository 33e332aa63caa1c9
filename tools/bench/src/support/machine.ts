import { cpus, loadavg, totalmem } from 'node:os';
import { accessNs } from './memory-speed.ts';

export type Machine = {
  readonly cores: number;
  readonly model: string;
  readonly memoryGb: number;
  readonly node: string;
  /** Of the last 1, 5 and 15 minutes: figures of a busy machine say little. */
  readonly load: readonly string[];
  /** Of memory, with nothing of the bench at work. */
  readonly accessNs: string;
};

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    cores: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: loadavg().map((load) => load.toFixed(1)),
    accessNs: accessNs().toFixed(1),
  };
}
