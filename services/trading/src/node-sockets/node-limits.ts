import { NODE_MAX_ENTRIES, NODE_MAX_FRAME_BYTES } from '@meridian/protocol/node-socket';
import { LIVE_LIMITS, type LiveLimits } from '../live/live-limits.ts';

/** Every bound of the node log sockets in one place; tests make them small. */
export type NodeLimits = LiveLimits & {
  /** For each connection that the user may have on the live socket: a page opens one for logs and one for the count. */
  readonly socketsPerConnection: number;
  readonly maxEntries: number;
  /** First loads that ask the database at the same time, and those that wait for their turn. */
  readonly concurrentLoads: number;
  readonly waitingLoads: number;
  /** A load that failed is tried again after this. */
  readonly retryMs: number;
  /** Entries are deleted by age, so a count is taken anew now and then. */
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
