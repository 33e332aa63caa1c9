import { openLotsOf } from '../children/exposure.ts';
import { midHalfTicks, priceHalfTicks } from '../market-snap.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, snapAt, type Turn } from '../turn.ts';

/** The market sums that every ending records, so that the order's benchmarks are fixed. */
export function endingOf(turn: Turn, parent: Parent) {
  const { instrument } = parent.terms;
  const view = turn.ports.market.view(instrument);
  const endHalfTicks = midHalfTicks(view) === null ? priceHalfTicks(view) : null;
  return {
    ...turn.head,
    parentId: parent.id,
    snap: snapAt(turn, instrument),
    ...(endHalfTicks !== null && { endHalfTicks }),
    endMark: parent.startMark === null ? null : turn.tape.mark(instrument, turn.nowMs),
    date: turn.state.desk.day?.date ?? parent.tradeDate,
  };
}

/**
 * Why an order's time is over, or null. A DAY order ends with its end time or its day. A GTC order ends at a dated end,
 * and continues the next day after a time of day. No order outlives its contract.
 */
export function overReason(turn: Turn, parent: Parent): string | null {
  const { day } = turn.state.desk;
  const { lastTradingDate, exchangeSymbol, finerFrom } = instrumentOf(turn, parent.terms.instrument);
  if (day !== null && finerFrom !== undefined && day.date >= finerFrom) {
    return `${exchangeSymbol} has a finer tick since ${finerFrom}: send the order again.`;
  }
  if (day !== null && lastTradingDate !== null && day.date > lastTradingDate) {
    return `${exchangeSymbol} stopped trading on ${lastTradingDate}.`;
  }
  if (!isGoodTillCancelled(parent) && day !== null && day.date > parent.tradeDate) return 'The trading day has ended.';
  if (hasMissedOpening(turn, parent)) return 'The opening auction is over.';
  const endMs = expiryMs(turn, parent);
  return endMs !== null && turn.nowMs >= endMs ? 'The end time has passed.' : null;
}

/** When the order expires, with time for late reports. Null without an end. */
export function expiryMs(turn: Turn, parent: Parent): number | null {
  if (parent.route === null) return null;
  const { parameters, endsForGoodMs } = parent.route;
  const endMs = isGoodTillCancelled(parent) ? endsForGoodMs : parameters.endMs;
  return endMs === undefined ? null : endMs + turn.ports.timings.endGraceMs;
}

/** When an order for the opening auction alone has missed it. Null for any other. */
export function openingOverMs({ state, ports }: Turn, parent: Parent): number | null {
  const { day } = state.desk;
  if (parent.route?.algo !== 'moo' || isGoodTillCancelled(parent) || day === null) return null;
  return day.openMs + ports.timings.endGraceMs;
}

/** An auction may be late. What stands in it then waits for it. */
function hasMissedOpening(turn: Turn, parent: Parent): boolean {
  const overMs = openingOverMs(turn, parent);
  if (overMs === null || turn.nowMs < overMs) return false;
  return openLotsOf(parent) === 0 && !turn.state.orders.hasOpenChildren(parent.id);
}

/** When a GTC order stops for the day. Null for any other order. */
export function dayEndMs(parent: Parent): number | null {
  return parent.route === null || !isGoodTillCancelled(parent) ? null : parent.route.parameters.endMs;
}

function isGoodTillCancelled({ terms }: Parent): boolean {
  return terms.timeInForce === 'GTC';
}
