import { toCalendarDate } from '@meridian/domain/calendar-date';
import { tradedBySymbol } from '@meridian/history/queries/own-orders';
import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import type { History } from '@meridian/history/reader/open-history';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { activeInstruments } from '@meridian/protocol/rest/market-intelligence-calls';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../orders/scope-of.ts';
import { mostTradedFirst } from './most-traded.ts';
import type { InstrumentPast, MarketBook } from './market-book.ts';

export type InstrumentRoutesOptions = {
  readonly book: MarketBook;
  readonly history: Pick<History, 'query' | 'days'>;
  readonly nowMs: () => number;
};

function isActive({ instrument }: InstrumentPast, today: string): boolean {
  return instrument.last_trading_date === null || instrument.last_trading_date >= today;
}

const TRADED_DAYS = 20;

/**
 * `/api/active-instruments/`: what has a past and has not expired, the desk's most traded first; empty until the first
 * day is written.
 */
export function instrumentRoutes(app: FastifyInstance, guard: CallGuard, options: InstrumentRoutesOptions): void {
  const { book, history, nowMs } = options;
  registerCall(app, guard, activeInstruments, async ({ query, request }) => {
    const today = toCalendarDate(nowMs());
    const all = await book.all();
    const found = all.filter(
      (past) =>
        isActive(past, today) && (query.asset_class === undefined || past.instrument.asset_class === query.asset_class),
    );
    const range = await lastTradingDays(history, nowMs(), TRADED_DAYS);
    const { rows } = await history.query(tradedBySymbol, range, scopeOf(request.user));
    const traded = new Map(rows.map(({ symbol, usd }) => [symbol, usd]));
    return {
      kind: 'good',
      body: mostTradedFirst(found, traded).map(
        ({ instrument: { last_date: _last, fx_rate: _rate, bucket_count: _count, ...instrument } }) => instrument,
      ),
    };
  });
}
