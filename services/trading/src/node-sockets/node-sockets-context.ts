import type { IdentityService } from '@meridian/identity/create-identity';
import type { WorkGate } from '@meridian/identity/work-gate';
import type { Logger } from '@meridian/service-kit/logger';
import type { EventLogStore } from '@meridian/storage/event-log/event-log-store';
import type { LogWindow } from '../logs/log-window.ts';
import type { NodeLimits } from './node-limits.ts';
import type { OpenSockets } from './open-sockets.ts';

/** The shared state of the node log sockets, one per server. */
export type NodeSocketsContext = {
  readonly identity: Pick<IdentityService, 'redeemNodeTicket' | 'checkNodeSession'>;
  readonly store: EventLogStore;
  readonly window: LogWindow;
  readonly gate: WorkGate;
  readonly sockets: OpenSockets;
  readonly limits: NodeLimits;
  readonly nowMs: () => number;
  readonly logger: Logger;
  /** Counts ended sessions and changed users. Identity data read before the last count may be old. */
  identityEvents: number;
};
