import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import type { Database } from '@meridian/storage/schema/database';
import type { Kysely } from 'kysely';
import type { Captcha } from './captcha.ts';
import type { DerivedKeys } from './derived-keys.ts';
import type { NodeTickets } from './node-ticket.ts';
import type { PasswordHasher } from './password-hash.ts';

/** What the use cases share. Created by `createIdentity`. */
export type IdentityContext = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  readonly keys: DerivedKeys;
  readonly passwords: PasswordHasher;
  readonly captcha: Captcha;
  readonly nodeTickets: NodeTickets;
  readonly logger: Logger;
  readonly serverTimeZone: string;
  readonly isDemo: boolean;
  /** How long a session may stay idle. Null without a limit. */
  readonly idleMs: number | null;
};

/** Queries, inside a transaction or not. */
export type Db = Kysely<Database>;
