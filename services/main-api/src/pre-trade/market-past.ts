import { returnCorrelation, type ReturnCorrelation } from '@meridian/cost-model/pre-trade/return-correlation';
import { quantile } from '@meridian/cost-model/statistics/quantile';
import { sum } from '@meridian/cost-model/sum';
import {
  type SymbolClose,
  symbolCloses,
  type SymbolVolume,
  symbolVolumes,
} from '@meridian/history/queries/symbol-days';
import type { History } from '@meridian/history/reader/open-history';
import { lastDays } from '../past/past-days.ts';

/** Past days of the asked instruments. */
export type MarketPast = { readonly closes: readonly SymbolClose[]; readonly volumes: readonly SymbolVolume[] };

/** A quarter of trading days for the correlation, a month for the volume. */
const CLOSE_DAYS = 90;
const VOLUME_DAYS = 30;
const MEAN_DAYS = 20;

export async function readMarketPast(
  history: Pick<History, 'query'>,
  symbols: readonly string[],
  nowMs: number,
): Promise<MarketPast> {
  const closes = await history.query(symbolCloses, lastDays(nowMs, CLOSE_DAYS), { symbols });
  const volumes = await history.query(symbolVolumes, lastDays(nowMs, VOLUME_DAYS), { symbols });
  return { closes: closes.rows, volumes: volumes.rows };
}

/** The return from one day to the next. Null without two positive prices: a spread has none. */
function returnOf(before: number | null, after: number | null): number | null {
  return before === null || after === null || before <= 0 || after <= 0 ? null : Math.log(after / before);
}

/** Correlation of the symbols on the days on which most of them were seen. */
export function correlationOf({ closes }: MarketPast, symbols: readonly string[]): ReturnCorrelation {
  const dates = [...new Set(closes.map(({ date }) => date))].sort();
  const prices = Map.groupBy(closes, ({ symbol }) => symbol);
  const returns = symbols.map((symbol) => {
    const byDate = new Map((prices.get(symbol) ?? []).map(({ date, close }) => [date, close]));
    return dates.slice(1).map((date, day) => returnOf(byDate.get(dates[day] ?? '') ?? null, byDate.get(date) ?? null));
  });
  return returnCorrelation(returns);
}

export function depthOf({ closes }: MarketPast, symbol: string): number | null {
  const known = closes.flatMap((row) => (row.symbol === symbol && row.depth !== null ? [row.depth] : []));
  const recent = known.slice(-MEAN_DAYS);
  return recent.length === 0 ? null : sum(recent) / recent.length;
}

/** Days with a closing price. */
export function daysOf({ closes }: MarketPast, symbol: string): number {
  return closes.filter((row) => row.symbol === symbol && row.close !== null).length;
}

const LOW = 0.1;
const HIGH = 0.9;

/** Shares of each part of a day: the auctions belong to the first and the last part. */
export function partShares({ openAuction, buckets, closeAuction }: Omit<SymbolVolume, 'symbol'>, parts: number) {
  const whole = openAuction + sum(buckets) + closeAuction;
  const shares = Array.from({ length: parts }, () => 0);
  for (const [bucket, volume] of buckets.entries()) {
    const part = Math.min(parts - 1, Math.floor((bucket * parts) / buckets.length));
    shares[part] = (shares[part] ?? 0) + volume;
  }
  shares[0] = (shares[0] ?? 0) + openAuction;
  shares[parts - 1] = (shares[parts - 1] ?? 0) + closeAuction;
  return shares.map((volume) => (whole > 0 ? volume / whole : 0));
}

/** The 80% range of each part's volume over past days, as shares of a usual day. */
export function volumeRanges({ volumes }: MarketPast, symbol: string, parts: number) {
  const days = volumes.filter((row) => row.symbol === symbol);
  const totals = days.map(({ openAuction, buckets, closeAuction }) => openAuction + sum(buckets) + closeAuction);
  const usual = sum(totals) / totals.length;
  const byDay = days.map((day, at) => partShares(day, parts).map((share) => (share * (totals[at] ?? 0)) / usual));
  return Array.from({ length: parts }, (_, part) => {
    const values = byDay.map((shares) => shares[part] ?? 0);
    return { low: quantile(values, LOW), high: quantile(values, HIGH) };
  });
}
