import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../../journal/event-text.ts';
import type { TradingDayBegan } from '../../kernel/events/desk-events.ts';
import type { TradingDay } from '../../market/market-port.ts';

export type DayTotals = NonNullable<TradingDayBegan['ended']>['totals'];

/** A trading day of this desk from the journal. Plain data, so that it can be sent to a worker thread. */
export type LivedDay = {
  readonly day: TradingDay;
  /** The first events of this day and the next. The day's events are between them. */
  readonly beganSeq: number;
  readonly endedSeq: number;
  readonly beganMs: number;
  readonly endedMs: number;
  readonly nextDate: string;
  /** The engine's market totals at the end of the day. */
  readonly totals: DayTotals;
};

type Began = { readonly seq: number; readonly event: TradingDayBegan };
type EventRow = { readonly seq: number; readonly body: string };

function began({ seq, body }: EventRow): Began {
  const event = eventFromText(body);
  if (event.kind !== 'TradingDayBegan') throw new Error(`event ${seq} begins no day`);
  return { seq, event };
}

/** Null before the first day. It changes when a day starts. */
export async function newestDaySeq({ pool }: Pick<OpenDatabase, 'pool'>): Promise<number | null> {
  const text = "select max(seq) as seq from trading_event where kind = 'TradingDayBegan'";
  const { rows } = await pool.query<{ seq: number | null }>(text);
  return rows[0]?.seq ?? null;
}

/** The days between consecutive starts. */
export function daysBetween(beginnings: readonly Began[]): readonly LivedDay[] {
  return beginnings.flatMap(({ seq, event: { day, atMs } }, index) => {
    const next = beginnings[index + 1];
    if (next === undefined) return [];
    const { ended, day: nextDay, atMs: endedMs } = next.event;
    const totals = ended?.totals ?? [];
    return [{ day, beganSeq: seq, endedSeq: next.seq, beganMs: atMs, endedMs, nextDate: nextDay.date, totals }];
  });
}

/** Finished days, oldest first. */
export async function endedDays({ pool }: Pick<OpenDatabase, 'pool'>): Promise<readonly LivedDay[]> {
  const text = "select seq, body from trading_event where kind = 'TradingDayBegan' order by seq";
  const { rows } = await pool.query<EventRow>(text);
  return daysBetween(rows.map(began));
}
