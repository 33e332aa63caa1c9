import { toCalendarDate } from '@meridian/domain/calendar-date';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { activeInstruments } from '@meridian/protocol/rest/market-intelligence-calls';
import type { FastifyInstance } from 'fastify';
import type { InstrumentPast, MarketBook } from './market-book.ts';

export type InstrumentRoutesOptions = { readonly book: MarketBook; readonly nowMs: () => number };

function isActive({ instrument }: InstrumentPast, today: string): boolean {
  return instrument.last_trading_date === null || instrument.last_trading_date >= today;
}

/** `/api/active-instruments/`: what has a past and has not expired; empty until the first day is written. */
export function instrumentRoutes(app: FastifyInstance, guard: CallGuard, options: InstrumentRoutesOptions): void {
  const { book, nowMs } = options;
  registerCall(app, guard, activeInstruments, async ({ query }) => {
    const today = toCalendarDate(nowMs());
    const all = await book.all();
    const found = all.filter(
      (past) =>
        isActive(past, today) && (query.asset_class === undefined || past.instrument.asset_class === query.asset_class),
    );
    return {
      kind: 'good',
      body: found.map(
        ({ instrument: { last_date: _last, fx_rate: _rate, bucket_count: _count, ...instrument } }) => instrument,
      ),
    };
  });
}
