import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../../journal/event-text.ts';
import type { TradingDayBegan } from '../../kernel/events/desk-events.ts';
import type { TradingDay } from '../../market/market-port.ts';

export type DayTotals = NonNullable<TradingDayBegan['ended']>['totals'];

/** A trading day that this desk lived through, as the journal has it; plain data, so that a worker thread can have it. */
export type LivedDay = {
  readonly day: TradingDay;
  /** The events with which it and the next day began; those of the day are between them. */
  readonly beganSeq: number;
  readonly endedSeq: number;
  readonly beganMs: number;
  readonly endedMs: number;
  readonly nextDate: string;
  /** What the engine wrote down of the market when the day was over. */
  readonly totals: DayTotals;
};

type Began = { readonly seq: number; readonly event: TradingDayBegan };
type EventRow = { readonly seq: number; readonly body: string };

function began({ seq, body }: EventRow): Began {
  const event = eventFromText(body);
  if (event.kind !== 'TradingDayBegan') throw new Error(`event ${seq} begins no day`);
  return { seq, event };
}

/** Null while no day has begun; it changes when one does. */
export async function newestDaySeq({ pool }: Pick<OpenDatabase, 'pool'>): Promise<number | null> {
  const text = "select max(seq) as seq from trading_event where kind = 'TradingDayBegan'";
  const { rows } = await pool.query<{ seq: number | null }>(text);
  return rows[0]?.seq ?? null;
}

/** What lies between each beginning and the next. */
export function daysBetween(beginnings: readonly Began[]): readonly LivedDay[] {
  return beginnings.flatMap(({ seq, event: { day, atMs } }, index) => {
    const next = beginnings[index + 1];
    if (next === undefined) return [];
    const { ended, day: nextDay, atMs: endedMs } = next.event;
    const totals = ended?.totals ?? [];
    return [{ day, beganSeq: seq, endedSeq: next.seq, beganMs: atMs, endedMs, nextDate: nextDay.date, totals }];
  });
}

/** The days that are over, oldest first. */
export async function endedDays({ pool }: Pick<OpenDatabase, 'pool'>): Promise<readonly LivedDay[]> {
  const text = "select seq, body from trading_event where kind = 'TradingDayBegan' order by seq";
  const { rows } = await pool.query<EventRow>(text);
  return daysBetween(rows.map(began));
}
