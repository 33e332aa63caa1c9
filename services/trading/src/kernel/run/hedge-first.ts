import { sideSign } from '@meridian/domain/order-side';
import { unhedgedLotsOf } from '../children/exposure.ts';
import { ENGINE } from '../events/event-head.ts';
import { MAX_REJECTS_IN_ROW } from '../kernel-ports.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';

/** How long an ending order waits to hedge its legs. Null when they are even or trading is off. */
export function hedgesUntilMs(turn: Turn, parent: Parent): number | null {
  const isStopped = !parent.isAutoTrading || !turn.state.desk.isAutoTrading;
  const isRefused = parent.rejectsInRow >= MAX_REJECTS_IN_ROW;
  // Fills that a venue has not reported yet may still leave a leg unhedged.
  const isEven = unhedgedLotsOf(parent) === 0 && parent.open.near + parent.open.far === 0;
  if (isEven || parent.stage !== 'started' || isStopped || isRefused) return null;
  const live = turn.live.of(parent);
  live.hedgingSinceMs ??= turn.nowMs;
  const untilMs = live.hedgingSinceMs + turn.ports.timings.hedgeMs;
  return turn.nowMs < untilMs ? untilMs : null;
}

/** Reports the unhedged lots, because the order's quantities do not show them. */
export function noteNakedLeg(turn: Turn, parent: Parent): void {
  const unhedged = unhedgedLotsOf(parent);
  const { legs } = instrumentOf(turn, parent.terms.instrument);
  if (unhedged === 0 || legs === null) return;
  const isNear = unhedged > 0;
  const leg = instrumentOf(turn, isNear ? legs[0] : legs[1]);
  const word = (sideSign(parent.terms.side) === 1) === isNear ? 'bought' : 'sold';
  const note = `Ends with a naked leg: ${Math.abs(unhedged) * leg.lotSize} of ${leg.exchangeSymbol} ${word} and not hedged.`;
  const snap = snapAt(turn, parent.terms.instrument);
  turn.emit({ ...turn.head, kind: 'OrderNoted', parentId: parent.id, by: ENGINE, note, snap });
}
