import { setTimeout } from 'node:timers/promises';
import type { KernelOptions } from './kernel-options.ts';
import { DEFAULT_TIMINGS, type KernelPorts } from './kernel-ports.ts';

/** A snapshot rests so many times as long as a chunk took, so that it takes only a small part of the engine's time. */
const REST_TIMES = 14;
const MIN_REST_MS = 10;
const MAX_REST_MS = 500;

const DEFAULTS = {
  onProblem: () => undefined,
  onSnapshot: () => undefined,
  defer: (run: () => void): void => {
    setImmediate(run);
  },
  maxBatchEvents: 5_000,
  maxWaitingEvents: 100_000,
  snapshotEveryEvents: 50_000,
  snapshotChunkRecords: 250,
  snapshotRest: (workedMs: number) => setTimeout(Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, REST_TIMES * workedMs))),
} as const;

const PORT_DEFAULTS = {
  keptDays: 2,
  isKnownAccount: () => true,
  connections: { destinations: () => [], reconnect: () => undefined },
} as const;

export type FullOptions = KernelOptions &
  Required<Pick<KernelOptions, keyof typeof DEFAULTS>> & { readonly ports: KernelPorts };

export function withDefaults(options: KernelOptions): FullOptions {
  const timings = { ...DEFAULT_TIMINGS, ...options.timings };
  return { ...DEFAULTS, ...options, ports: { ...PORT_DEFAULTS, ...options, timings } };
}
