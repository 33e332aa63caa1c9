import type { Identity } from '@meridian/protocol/ports/identity';
import type { Logger } from '@meridian/service-kit/logger';
import type { FairWork } from '@meridian/service-kit/fair-work';
import type { CredentialLimits } from '@meridian/service-kit/rate-limit';
import type { RateLimiter } from '@meridian/service-kit/rate-limiter';
import type { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import type { CommandHandlers } from './command-handlers.ts';
import type { CommandMemory } from './command-memory.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { TopicHub } from './topic-hub.ts';

/** What the handlers of the live socket share; made once per server. */
export type LiveContext = {
  readonly identity: Identity;
  readonly sessions: LiveSessions;
  readonly hub: TopicHub;
  readonly commands: CommandHandlers;
  readonly commandMemory: CommandMemory;
  readonly limits: LiveLimits;
  readonly credentialLimits: CredentialLimits;
  readonly sessionLogins: RateLimiter;
  /** What each user may subscribe to at once. */
  readonly subscriptions: BudgetsByOwner;
  /** The cells and conditions that searches of each user may look at. */
  readonly work: BudgetsByOwner;
  readonly fairWork: FairWork;
  /** What each user may send. */
  readonly reading: BudgetsByOwner;
  /** What each user is sent in rows. */
  readonly sending: BudgetsByOwner;
  /** Connections that ended for what they sent, before a sign-in by address, behind it by user. */
  readonly badAddresses: BudgetsByOwner<string>;
  readonly badUsers: BudgetsByOwner;
  readonly nowMs: () => number;
  readonly newNotificationId: () => string;
  readonly serverTimeZone: string;
  readonly logger: Logger;
  /** Raised by each ended session or changed user. Earlier lookups may be outdated. */
  identityEvents: number;
};
