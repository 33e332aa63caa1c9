import { ORDER_PHASES, orderPhase } from '@meridian/domain/order-phase';
import type { OrderKey } from './order-key.ts';
import type { RowCursor } from './row-cursor.ts';

const UNKNOWN = 255;

/** Sorts rows by phase: working, waiting, finished. */
export type PhaseKey = OrderKey & {
  /** The noted position of the row's phase. */
  noted(slot: number): number;
};

export function createPhaseKey(cursor: RowCursor): PhaseKey {
  let ranks = new Uint8Array(0);
  const rankOf = (slot: number) => ORDER_PHASES.indexOf(orderPhase(cursor.at(slot).status));
  return {
    note: (slot) => {
      const next = rankOf(slot);
      if (ranks[slot] === next) return false;
      ranks[slot] = next;
      return true;
    },
    noteAll: (slots) => {
      for (const slot of slots) ranks[slot] = rankOf(slot);
    },
    compare: (a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0),
    sort: (radix, sorted, length) => radix.byRank(sorted, length, (slot) => ranks[slot] ?? 0),
    isSame: (a, b) => ranks[a] === ranks[b],
    grow: (capacity, arrays) => {
      if (ranks.length < capacity) ranks = arrays.bytes.grown(ranks, capacity, UNKNOWN);
    },
    reset: () => void ranks.fill(UNKNOWN),
    isBloated: () => false,
    release: ({ bytes }) => bytes.give(ranks),
    noted: (slot) => ranks[slot] ?? 0,
  };
}
