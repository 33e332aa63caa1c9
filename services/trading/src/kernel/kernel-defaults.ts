import { setTimeout } from 'node:timers/promises';
import type { KernelOptions } from './kernel-options.ts';
import { DEFAULT_TIMINGS, type KernelPorts } from './kernel-ports.ts';

/** Pause between two chunks of a snapshot, so that it takes only a small part of the engine's time. */
const REST_MS = 10;

const DEFAULTS = {
  onProblem: () => undefined,
  onSnapshot: () => undefined,
  defer: (run: () => void): void => {
    setImmediate(run);
  },
  maxBatchEvents: 1_000,
  maxWaitingEvents: 100_000,
  snapshotEveryEvents: 50_000,
  snapshotChunkRecords: 400,
  snapshotRest: () => setTimeout(REST_MS),
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
