import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { priceOfHalfTicks, priceOfTicks, priceOrNull } from '../../kernel/price-units.ts';
import { halfTickPrice } from '../../kernel/rows/amounts.ts';
import { executionRow } from '../../kernel/rows/execution-row.ts';
import { instrumentIn } from '../../kernel/rows/row-context.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { Execution } from '../../kernel/state/execution.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { feeUsd, fillUsd } from '../../reference/fees.ts';
import type { LivedContext } from './lived-context.ts';

/** The price of an amount: for a spread the near leg's last close, because its own price may be zero. */
function notionalPrice(execution: Execution, instrument: Instrument, context: LivedContext): number {
  if (instrument.legs === null) return priceOfHalfTicks(execution.priceHalfTicks, instrument.tickSize);
  const near = instrumentIn(context, instrument.legs[0]);
  const ticks = context.figuresOf(near.index)?.previousCloseTicks ?? near.previousCloseTicks;
  return priceOfTicks(ticks, near.tickSize);
}

/** The mid at each horizon after the fill. Null after the day's end or without a recording. */
function markouts({ venueMs }: Execution, { index, tickSize }: Instrument, { market }: LivedContext) {
  const { path } = market.line(index);
  const midAfter = (ms: number) => halfTickPrice(path.at(venueMs + ms), tickSize);
  return {
    mid_after_50ms: midAfter(50),
    mid_after_100ms: midAfter(100),
    mid_after_500ms: midAfter(500),
    mid_after_1s: midAfter(1_000),
    mid_after_5s: midAfter(5_000),
    mid_after_10s: midAfter(10_000),
    mid_after_30s: midAfter(30_000),
    mid_after_60s: midAfter(60_000),
    mid_after_300s: midAfter(300_000),
    mid_after_600s: midAfter(600_000),
  };
}

/** A fill with the market around and after it. */
export function livedExecutionRow(
  parent: Parent,
  child: Child,
  execution: Execution,
  context: LivedContext,
): NewRow<'executions'> {
  const instrument = instrumentIn(context, child.terms.instrument);
  const isSpread = instrumentIn(context, parent.terms.instrument).legs !== null;
  const { id: _, ...live } = executionRow(parent, child, execution, context);
  const price = notionalPrice(execution, instrument, context);
  const usd = fillUsd(instrument, execution.lots, price, context.fx(instrument.currency));
  return {
    ...live,
    child_order_numeric_id: child.id,
    account: parent.terms.account,
    alloc_account: parent.terms.allocAccount,
    strat: parent.terms.strategy.strat,
    bestex_id: instrument.bestexId,
    outright_symbol: instrument.outrightSymbol,
    trade_currency: instrument.currency,
    asset_class: instrument.assetClass,
    asset_sub_class: isSpread ? CALENDAR_SPREAD : null,
    liquidity: execution.liquidity,
    contra_owner: execution.contraOwner,
    contra_account: null,
    fill_usd: usd,
    fee_usd: feeUsd(instrument, execution.lots, usd, execution.liquidity),
    ...markouts(execution, instrument, context),
    mid_close: priceOrNull(context.closeTicksOf(instrument.index), instrument.tickSize),
  };
}
