import type { WaitingRequest } from '@meridian/protocol/rest/waiting-calls';

export const LISTS = ['me', 'mine'] as const;
export type WaitingList = (typeof LISTS)[number];

const KIND_WORDS: Readonly<Record<WaitingRequest['kind'], string>> = {
  setting: 'Setting',
  strategy: 'Strategy',
  group: 'Group',
  routing: 'Routing',
  limit: 'Limit',
  order: 'Order',
  case: 'Case',
};

const STATE_WORDS: Readonly<Record<WaitingRequest['state'], string>> = {
  pending: '◐ Waiting',
  approved: '✓ Approved',
  rejected: '✕ Rejected',
  withdrawn: '■ Withdrawn',
  expired: '■ Expired',
};

export function kindWord({ kind }: WaitingRequest): string {
  return KIND_WORDS[kind];
}

export function stateWord({ state }: WaitingRequest): string {
  return STATE_WORDS[state];
}

/** Every word is somewhere in the row. */
export function shownRequests(rows: readonly WaitingRequest[], search: string): readonly WaitingRequest[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const { title, change, account, asked_by, note } = row;
    const text = [kindWord(row), title, change, account ?? 'desk', asked_by, note].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Below this the time left is marked. */
const SOON_MS = 15 * 60_000;

export function isSoon({ expires_ms, state }: WaitingRequest, nowMs: number): boolean {
  return state === 'pending' && expires_ms !== null && expires_ms - nowMs < SOON_MS;
}
