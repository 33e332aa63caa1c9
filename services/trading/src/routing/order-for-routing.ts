import { COUNTRIES, isCountry } from '@meridian/domain/country';
import { DEFAULT_SERVER_TIME_ZONE } from '@meridian/domain/constants';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { zonedParts } from '@meridian/domain/zoned-time';
import { endTimeMs, startTimeMs } from '@meridian/domain/strategies/resolve-times';
import type { RouteRequest } from '../kernel/ports.ts';
import type { RoutingOrder } from './routing-order.ts';

function secondsOfDay(ms: number | null, country: string): number | null {
  if (ms === null) return null;
  const parts = zonedParts(ms, isCountry(country) ? COUNTRIES[country].zone : DEFAULT_SERVER_TIME_ZONE);
  return parts === null ? null : parts.hour * 3600 + parts.minute * 60 + parts.second;
}

function timesOf({ terms, instrument, day, nowMs }: RouteRequest) {
  const { country } = instrument;
  const context = { day, country, arrivedMs: nowMs };
  const startMs = startTimeMs(context, terms.strategy.startTime);
  const endMs = startMs === null ? null : endTimeMs(context, terms.strategy.endTime, startMs);
  return { start_time: secondsOfDay(startMs, country), end_time: secondsOfDay(endMs, country) };
}

/** In ticks; the last close before there is a market. */
function priceTicks({ market, instrument }: RouteRequest): number {
  const { bidTicks, askTicks } = market;
  return bidTicks === null || askTicks === null ? instrument.previousCloseTicks : (bidTicks + askTicks) / 2;
}

/** The order as the rules of groups see it. */
export function orderForRouting(request: RouteRequest, usdPer: (currency: string) => number | null): RoutingOrder {
  const { terms, instrument } = request;
  const { strategy } = terms;
  const ticks = priceTicks(request);
  const quantity = terms.quantityLots * instrument.lotSize;
  const rate = usdPer(instrument.currency);
  const hasPrice = instrument.assetSubClass === null && ticks > 0;
  return {
    parent_order_numeric_id: request.parentId,
    account: terms.account,
    alloc_account: terms.allocAccount,
    trader_id: terms.traderId,
    list_name: terms.listName,
    strat: strategy.strat,
    strategy_parameters: parseJsonRecord(strategy.strategyParameters) ?? {},
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    exchange_symbol: instrument.exchangeSymbol,
    exchange_base_symbol: instrument.baseSymbol,
    country: instrument.country,
    trade_currency: instrument.currency,
    category: instrument.category,
    order_side: terms.side,
    order_type: terms.orderType,
    order_qty: quantity,
    percent_of_adv: instrument.averageDailyLots > 0 ? (100 * terms.quantityLots) / instrument.averageDailyLots : null,
    notional_usd:
      rate === null ? null : Math.abs(quantity * ticks * instrument.tickSize * instrument.multiplier * rate),
    avg_spread_bps: hasPrice ? (1e4 * instrument.averageSpreadTicks) / ticks : null,
    volatility: 100 * instrument.dailyVolatility,
    ...timesOf(request),
    must_finish: strategy.mustFinish,
    part_rate: strategy.partRate,
    volume_cap: strategy.volumeCap,
    venues: instrument.venues,
  };
}
