import {
  DROP_AFTER_MS,
  FLUSH_INTERVAL_MS,
  HEARTBEAT_INTERVAL_MS,
  LOGIN_TIMEOUT_MS,
  MAX_FRAME_BYTES,
  MAX_SUBSCRIPTIONS,
  SKIP_ABOVE_BYTES,
} from '@meridian/protocol/live/limits';

/** Every bound of the live socket in one place; tests make them small. */
export type LiveLimits = {
  /** Places of those who are signed in. Nobody else takes one. */
  readonly maxConnections: number;
  /** Connections without sign-in, beside the places of those who are signed in. */
  readonly maxStrangers: number;
  /** Connections without sign-in per address. Beyond it the one that waited longest makes room. */
  readonly maxStrangersPerAddress: number;
  readonly loginTimeoutMs: number;
  readonly maxFrameBytes: number;
  /** Before the sign-in nobody has anything large to say. */
  readonly maxStrangerFrameBytes: number;
  readonly maxUnreadableFrames: number;
  /** Connections of an address, or of a user, that end for what they sent: in a burst, and the rate per second. */
  readonly badConnectionBurst: number;
  readonly badConnectionsPerSecond: number;
  /** Bytes that one user may send at once and per second over all connections. A frame counts as `frameBytes` at least. */
  readonly readBurst: number;
  readonly readPerSecond: number;
  readonly frameBytes: number;
  /** Bytes of rows that one user is sent at once and per second over all connections. */
  readonly sendBurst: number;
  readonly sendPerSecond: number;
  /** Frames in a burst, and the rate per second. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** Frames read but not handled; reading pauses at it. */
  readonly maxWaitingFrames: number;
  readonly maxSubscriptions: number;
  /** Commands of one connection that are not answered; at it the connection waits. */
  readonly maxCommandsUnderWay: number;
  readonly flushIntervalMs: number;
  /** A snapshot or a large increment is cut into parts of about this size. */
  readonly partBytes: number;
  readonly skipAboveBytes: number;
  /** Maximum bytes of answers waiting for one client. */
  readonly dropAboveBytes: number;
  readonly dropAfterMs: number;
  readonly pingIntervalMs: number;
  readonly heartbeatIntervalMs: number;
  /** How often an open session is checked again, in case the message of its end was lost. */
  readonly recheckIntervalMs: number;
  readonly housekeepingIntervalMs: number;
  readonly sessionLoginsPerMinute: number;
  /** Subscriptions of one user at once and per second, whatever the number of connections. Each order of an audit counts. */
  readonly subscriptionBurst: number;
  readonly subscriptionsPerSecond: number;
  /** Work of one user's searches at once and per second: cells that are read and conditions that are tested. */
  readonly workBurst: number;
  readonly workPerSecond: number;
  /** How much more a single search over a very large desk may cost. */
  readonly maxWorkDebt: number;
  /** Live searches of one user, over all connections. */
  readonly maxLiveSearches: number;
};

export const LIVE_LIMITS: LiveLimits = {
  maxConnections: 2_000,
  maxStrangers: 500,
  maxStrangersPerAddress: 100,
  loginTimeoutMs: LOGIN_TIMEOUT_MS,
  maxFrameBytes: MAX_FRAME_BYTES,
  maxStrangerFrameBytes: 65_536,
  maxUnreadableFrames: 20,
  badConnectionBurst: 5,
  badConnectionsPerSecond: 1 / 30,
  readBurst: 20_000_000,
  readPerSecond: 1_000_000,
  frameBytes: 8_000,
  sendBurst: 100_000_000,
  sendPerSecond: 5_000_000,
  frameBurst: 200,
  framesPerSecond: 50,
  maxWaitingFrames: 64,
  maxSubscriptions: MAX_SUBSCRIPTIONS,
  maxCommandsUnderWay: 32,
  flushIntervalMs: FLUSH_INTERVAL_MS,
  partBytes: 262_144,
  skipAboveBytes: SKIP_ABOVE_BYTES,
  dropAboveBytes: 8 * SKIP_ABOVE_BYTES,
  dropAfterMs: DROP_AFTER_MS,
  pingIntervalMs: 15_000,
  heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
  recheckIntervalMs: 300_000,
  housekeepingIntervalMs: 1_000,
  sessionLoginsPerMinute: 600,
  subscriptionBurst: 600,
  subscriptionsPerSecond: 20,
  workBurst: 4_000_000,
  workPerSecond: 400_000,
  maxWorkDebt: 40_000_000,
  maxLiveSearches: 32,
};

/** Options of @fastify/websocket. Beyond this size the library closes without a message. */
export const LIVE_WEBSOCKET_OPTIONS = { maxPayload: 2 * MAX_FRAME_BYTES, perMessageDeflate: false } as const;
