import { NODE_MAX_ENTRIES, NODE_MAX_FRAME_BYTES } from '@meridian/protocol/node-socket';
import { LIVE_LIMITS, type LiveLimits } from '../live/live-limits.ts';

/** All limits of the node log sockets. Tests use small ones. */
export type NodeLimits = LiveLimits & {
  /** Per allowed live connection. A page opens one socket for logs and one for the count. */
  readonly socketsPerConnection: number;
  readonly maxEntries: number;
  /** Concurrent first loads, and the number that may wait. */
  readonly concurrentLoads: number;
  readonly waitingLoads: number;
  /** Delay before a failed load is tried again. */
  readonly retryMs: number;
  /** Entries are deleted by age, so counts are refreshed from time to time. */
  readonly recountIntervalMs: number;
};

export const NODE_LIMITS: NodeLimits = {
  ...LIVE_LIMITS,
  maxFrameBytes: NODE_MAX_FRAME_BYTES,
  frameBurst: 20,
  framesPerSecond: 5,
  socketsPerConnection: 2,
  maxEntries: NODE_MAX_ENTRIES,
  concurrentLoads: 4,
  waitingLoads: 2_000,
  retryMs: 1_000,
  recountIntervalMs: 300_000,
};
