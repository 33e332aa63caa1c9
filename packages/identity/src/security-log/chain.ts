import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** One event as the security log keeps it. */
export type LoggedEvent = {
  readonly seq: number;
  readonly at_ms: number;
  readonly kind: string;
  readonly actor_user_id: number | null;
  readonly actor: string | null;
  readonly subject_user_id: number | null;
  readonly subject: string | null;
  readonly ip: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
};

export type ChainedEvent = LoggedEvent & {
  readonly previous_hash: string;
  readonly hash: string;
  readonly seal: string;
};

/** The hash before the first event. */
export const CHAIN_START = '0'.repeat(64);

/** The kind of event that says up to where older events were removed. It is part of the chain that it shortens. */
export const LOG_CUT = 'log_cut';

/** The hash of an event and of all before it. */
export function hashOf(event: LoggedEvent, previousHash: string): string {
  const { seq, at_ms, kind, actor_user_id, actor, subject_user_id, subject, ip, detail } = event;
  const fields = [previousHash, seq, at_ms, kind, actor_user_id, actor, subject_user_id, subject, ip, ordered(detail)];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Only the installation's secret makes it, so that whoever writes to the database cannot build another chain. */
export function sealOf(key: Uint8Array, hash: string): string {
  return createHmac('sha256', key).update(hash).digest('hex');
}

export function isSealed(key: Uint8Array, { hash, seal }: Pick<ChainedEvent, 'hash' | 'seal'>): boolean {
  const expected = Buffer.from(sealOf(key, hash));
  const found = Buffer.from(seal);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

export function chain(event: LoggedEvent, previousHash: string, key: Uint8Array): ChainedEvent {
  const hash = hashOf(event, previousHash);
  return { ...event, previous_hash: previousHash, hash, seal: sealOf(key, hash) };
}

/** The same text whatever the order of the names, because the database keeps them in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, ordered(inner)]);
}
