import { averageProfile } from '@meridian/cost-model/volume/average-profile';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import { instrumentVolumes, toDayVolume } from '@meridian/history/queries/instrument-volumes';
import type { MarketDay } from '@meridian/history/queries/market-days';
import type { History } from '@meridian/history/reader/open-history';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { statEstimate, statRealized, tradingStats } from '@meridian/protocol/rest/market-intelligence-calls';
import type { FastifyInstance } from 'fastify';
import { meanOf } from '../market/cost-market-of.ts';
import type { InstrumentPast, MarketBook } from '../market/market-book.ts';
import { unknownSymbol } from '../unknown-symbol.ts';
import { statEstimates } from './stat-estimates.ts';

export type StatisticRoutesOptions = { readonly book: MarketBook; readonly history: Pick<History, 'query'> };

type Range = { readonly from?: string; readonly to?: string };

const LAST_DATE = '9999-12-31';
const DEFAULT_COMING_DAYS = 5;

function badRange({ from, to }: Range): ProblemAnswer | null {
  const wrong = [from, to].find((date) => date !== undefined && !isCalendarDate(date));
  if (wrong !== undefined) return answerProblem(400, 'invalid-date', `${wrong} is not a date.`);
  if (from !== undefined && to !== undefined && from > to) {
    return answerProblem(400, 'invalid-range', `${from} is after ${to}.`);
  }
  return null;
}

function within(days: readonly MarketDay[], { from = '', to = LAST_DATE }: Range): readonly MarketDay[] {
  return days.filter(({ date }) => from <= date && date <= to);
}

/** Statistics of past days, of days to come, and averages. */
export function statisticRoutes(app: FastifyInstance, guard: CallGuard, options: StatisticRoutesOptions): void {
  const { book, history } = options;
  registerCall(app, guard, statRealized, async ({ query }) => {
    const refused = badRange(query);
    if (refused !== null) return refused;
    const past = await book.find(query.exchange_symbol);
    if (past === null) return unknownSymbol(query.exchange_symbol);
    return { kind: 'good', body: within(past.days, query).map(statsOf) };
  });
  registerCall(app, guard, statEstimate, async ({ query }) => {
    const refused = badRange({ ...query });
    if (refused !== null) return refused;
    const past = await book.find(query.exchange_symbol);
    if (past === null) return unknownSymbol(query.exchange_symbol);
    const estimates = statEstimates(past.days, query.from ?? LAST_DATE, query.days ?? DEFAULT_COMING_DAYS);
    return { kind: 'good', body: [...estimates] };
  });
  registerCall(app, guard, tradingStats, async ({ query, signal }) => {
    const refused = badRange(query);
    if (refused !== null) return refused;
    const past = await book.find(query.exchange_symbol);
    if (past === null) return unknownSymbol(query.exchange_symbol);
    const range = { from: query.from, to: query.to };
    const { rows } = await history.query(instrumentVolumes, range, { symbol: query.exchange_symbol }, { signal });
    return { kind: 'good', body: averagesOf(past, within(past.days, query), rows) };
  });
}

function statsOf(day: MarketDay): HistoricalStats {
  const { date, day_volume, trade_imbalance, avg_spread_bps, avg_depth, day_high_mid, day_low_mid, day_vwap } = day;
  return { date, day_volume, trade_imbalance, avg_spread_bps, avg_depth, day_high_mid, day_low_mid, day_vwap };
}

type VolumeRow = Parameters<typeof toDayVolume>[0];

function averagesOf({ instrument }: InstrumentPast, days: readonly MarketDay[], volumes: readonly VolumeRow[]) {
  const found = averageProfile(volumes.map(toDayVolume));
  const perUnitUsd = (instrument.multiplier ?? 1) * instrument.fx_rate;
  const notional = ({ day_volume, day_vwap }: MarketDay) =>
    day_volume === null || day_vwap === null ? null : day_volume * Math.abs(day_vwap) * perUnitUsd;
  const profile = found?.profile;
  return {
    exchange_symbol: instrument.exchange_symbol,
    days: days.length,
    avg_daily_volume: meanOf(days.map(({ day_volume }) => day_volume)),
    avg_daily_notional: meanOf(days.map(notional)),
    avg_spread_bps: meanOf(days.map(({ avg_spread_bps }) => avg_spread_bps)),
    avg_depth: meanOf(days.map(({ avg_depth }) => avg_depth)),
    volatility: meanOf(days.map(({ volatility }) => volatility)),
    open_auction_share: profile?.openAuction ?? 0,
    close_auction_share: profile?.closeAuction ?? 0,
    profile: (profile?.buckets ?? []).map((volume_share, index) => ({
      minute: index * (profile?.bucketMinutes ?? 0),
      volume_share,
    })),
  };
}
