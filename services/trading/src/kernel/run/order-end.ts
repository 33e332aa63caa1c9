import type { Parent } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';

/** What every ending writes down of the market, so that the order's benchmarks stand still. */
export function endingOf(turn: Turn, parent: Parent) {
  const { instrument } = parent.terms;
  return {
    ...turn.head,
    parentId: parent.id,
    snap: snapAt(turn, instrument),
    endMark: parent.startMark === null ? null : turn.tape.mark(instrument, turn.nowMs),
    date: turn.state.desk.day?.date ?? parent.tradeDate,
  };
}

/** Why an order's time is over, or null while it is not. */
export function overReason(turn: Turn, parent: Parent): string | null {
  if (parent.terms.timeInForce === 'GTC') return null;
  const { day } = turn.state.desk;
  if (day !== null && day.date > parent.tradeDate) return 'The trading day has ended.';
  const endMs = expiryMs(turn, parent);
  return endMs !== null && turn.nowMs >= endMs ? 'The end time has passed.' : null;
}

export function expiryMs(turn: Turn, parent: Parent): number | null {
  if (parent.route === null || parent.terms.timeInForce === 'GTC') return null;
  return parent.route.parameters.endMs + turn.ports.timings.endGraceMs;
}
