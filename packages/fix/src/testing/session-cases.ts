import { FIX_VERSIONS, type FixVersion } from '../fix-version.ts';
import type { SessionConfig } from '../session/session-config.ts';
import { Counterparty } from './counterparty.ts';
import { MemorySession, testConfig } from './memory-session.ts';

export type SessionCase = readonly [FixVersion, SessionConfig['role']];

/** Each version in each role. */
export const SESSION_CASES: readonly SessionCase[] = FIX_VERSIONS.flatMap((version) => [
  [version, 'acceptor'] as const,
  [version, 'initiator'] as const,
]);

/** A session and its other side, not yet connected. */
export function pairOf([version, role]: SessionCase, more: Partial<SessionConfig> = {}) {
  const session = new MemorySession(testConfig(version, role, more));
  return { session, other: new Counterparty(session) };
}

/** The same, logged on. */
export function standingPair(which: SessionCase, more: Partial<SessionConfig> = {}) {
  const pair = pairOf(which, more);
  pair.other.logOn();
  return pair;
}

/** A business message of every version. */
export const NEWS = '148=News|33=1|58=text';
