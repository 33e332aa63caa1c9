import { type RangedOrder, rangedOrders } from '@meridian/history/queries/ranged-orders';
import type { History } from '@meridian/history/reader/open-history';
import type { RangeOutcome } from '@meridian/storage/range-outcomes/range-outcome-store';
import type { Instrument } from '../../reference/instrument.ts';
import { orderRange } from './order-range.ts';
import type { MeasuredDay, RangeWork } from './range-messages.ts';

const MAX_ORDERS = 100_000;

/** Measures stored days that were not, one at a time, with what the instruments are today. */
export async function measureDays(
  history: Pick<History, 'days' | 'query'>,
  { universe, measured }: Omit<RangeWork, 'dir'>,
  signal: AbortSignal,
): Promise<readonly MeasuredDay[]> {
  const known = new Set(measured);
  const instruments = new Map(universe.instruments.map((instrument) => [instrument.bestexId, instrument]));
  const { whole } = await history.days();
  const days: MeasuredDay[] = [];
  for (const { tradeDate: date } of whole) {
    if (known.has(date)) continue;
    const { rows } = await history.query(rangedOrders, { from: date, to: date }, {}, { maxRows: MAX_ORDERS, signal });
    days.push({ date, outcomes: rows.flatMap((row) => rangeOf(row, instruments) ?? []) });
  }
  return days;
}

/**
 * What their tickets foresaw cannot be told from a made-up day: it has no auction calls, and draws how long an order seeks
 * liquidity, which its strategy would decide.
 */
const UNTOLD: ReadonlySet<string> = new Set(['moo', 'moc', 'close', 'lqseek', 'calendar-spread']);

/** Null for an order that somebody changed, whose ticket cannot be told, or whose instrument or session is not known. */
function rangeOf(row: RangedOrder, instruments: ReadonlyMap<string, Instrument>): RangeOutcome | null {
  const { trade_date: date, open_ms: openMs, close_ms: closeMs, received_ms: receivedMs } = row;
  const instrument = instruments.get(row.bestex_id);
  if (instrument === undefined || openMs === null || closeMs === null) return null;
  if (row.order_qty !== row.original_order_qty || UNTOLD.has(row.strat)) return null;
  const day = { date, openMs, closeMs };
  return orderRange(row, { instrument, day, previousClose: row.previous_close, receivedMs });
}
