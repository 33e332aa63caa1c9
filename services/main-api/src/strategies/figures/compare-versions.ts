import type { ResolvedBase } from '@meridian/domain/strategy-settings/resolve-base';
import type { SampledOrder } from '@meridian/history/queries/setting-orders';
import type { SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import { type ReplayedOrder, replayOrder } from './replay-order.ts';

/** A version, or null for a proposed change, with its algorithm and values. */
export type ComparedVersion = { readonly version: number | null; readonly resolved: ResolvedBase };

type Pair = { readonly usd: number; readonly before: ReplayedOrder; readonly after: ReplayedOrder };

/** Two-sided 80 %. */
const RANGE = 1.2816;
/** After this many orders, other work gets a turn. */
const SLICE = 25;

/** The same orders under both versions, weighted by notional. Null when no order works with both. */
export async function compareVersions(
  orders: readonly SampledOrder[],
  before: ComparedVersion,
  after: ComparedVersion,
): Promise<SettingFigures['compared']> {
  const pairs: Pair[] = [];
  for (const [index, order] of orders.entries()) {
    if (index % SLICE === SLICE - 1) await new Promise<void>((resolve) => setImmediate(resolve));
    const was = replayOrder(order, before.resolved);
    const is = was === null ? null : replayOrder(order, after.resolved);
    if (was !== null && is !== null) pairs.push({ usd: order.usd, before: was, after: is });
  }
  const usd = pairs.reduce((sum, pair) => sum + pair.usd, 0);
  if (usd <= 0) return null;
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + pair.usd * of(pair), 0) / usd;
  const side = (version: number | null, of: (pair: Pair) => ReplayedOrder) => ({
    version,
    cost_bps: mean((pair) => of(pair).cost),
    risk_bps: mean((pair) => of(pair).risk),
    fully_filled: pairs.filter((pair) => of(pair).isFilled).length,
  });
  const changeOf = (pair: Pair) => pair.after.cost - pair.before.cost;
  const change_bps = mean(changeOf);
  const squares = pairs.reduce((sum, pair) => sum + (pair.usd * (changeOf(pair) - change_bps)) ** 2, 0);
  const half = pairs.length < 2 ? null : (RANGE * Math.sqrt(squares)) / usd;
  return {
    orders: pairs.length,
    usd,
    before: side(before.version, (pair) => pair.before),
    after: side(after.version, (pair) => pair.after),
    change_bps,
    low_bps: half === null ? null : change_bps - half,
    high_bps: half === null ? null : change_bps + half,
  };
}
