import type { OrderSide } from '@meridian/domain/order-side';
import { PARAMETER_CATALOGUE, suitsInstrument, unsuitableText } from '@meridian/domain/strategies/parameter-catalogue';
import type { ParameterKey, ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import { readValues } from '@meridian/domain/strategies/read-values';
import { endTimeMs, startTimeMs } from '@meridian/domain/strategies/resolve-times';
import { isStrategyName, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import { SEEKING_RATES } from '../schedules/seeking-rates.ts';
import type { ShortfallUrgency } from '../schedules/shortfall-schedule.ts';
import { auctionParts } from './auction-parts.ts';
import { type EstimateMarket, othersLots } from './estimate-market.ts';

/** An order on a ticket, before it is sent. */
export type OrderToEstimate = {
  readonly order_side: OrderSide;
  readonly order_qty: number;
  readonly strat: string;
  /** Null or left out for a market order. */
  readonly limit_price?: number | null;
  /** Parameters by short key. A missing one has the strategy's default. */
  readonly values: Readonly<Record<string, ParameterValue>>;
};

/** The plan of an order: times, pace, and auction quantities. */
export type WorkPlan = {
  readonly kind: 'plan';
  readonly strategy: StrategyName;
  readonly lots: number;
  readonly openingLots: number;
  readonly closingLots: number;
  /** The quantity for continuous trading. */
  readonly workedLots: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Null for a strategy that follows a schedule. */
  readonly rate: number | null;
  /** Null without a cap, or when the order must finish and the cap yields. */
  readonly cap: number | null;
  readonly mustFinish: boolean;
  readonly urgency: ShortfallUrgency;
};

export type NoPlan = { readonly kind: 'no-plan'; readonly message: string };

/** Strategies that cannot be planned, because they depend on others or wait. */
const UNPLANNED: Readonly<Partial<Record<StrategyName, string>>> = {
  dark: 'When dark venues fill cannot be foreseen, so there is no estimate.',
  staging: 'A staged order waits without children: choose the strategy that it will have to see an estimate.',
};

type Values = ReadonlyMap<string, ParameterValue>;

function numberOf(values: Values, key: ParameterKey): number | null {
  const value = values.get(key);
  return typeof value === 'number' ? value : null;
}

function textOf(values: Values, key: ParameterKey): string {
  const value = values.get(key);
  return typeof value === 'string' ? value : '';
}

function fractionOf(values: Values, key: ParameterKey): number | null {
  const percent = numberOf(values, key);
  return percent === null ? null : percent / 100;
}

function urgencyOf(values: Values): ShortfallUrgency {
  const urgency = values.get('urgency');
  return urgency === 'low' || urgency === 'high' ? urgency : 'medium';
}

/** The participation rate of a strategy. Null for a schedule. */
function wantedRate(strategy: StrategyName, values: Values): number | null {
  if (strategy !== 'pov' && strategy !== 'lqseek' && strategy !== 'calendar-spread') return null;
  return fractionOf(values, 'pr') ?? SEEKING_RATES[urgencyOf(values)];
}

function timesOf(values: Values, { day, country, nowMs }: EstimateMarket) {
  const context = { day, country, arrivedMs: nowMs };
  const startMs = startTimeMs(context, textOf(values, 'st'));
  const endMs = startMs === null ? null : endTimeMs(context, textOf(values, 'et'), startMs);
  return { startMs, endMs };
}

function noPlan(message: string): NoPlan {
  return { kind: 'no-plan', message };
}

/** The plan of an order, or a message why it cannot be planned. */
export function workPlan(order: OrderToEstimate, market: EstimateMarket): WorkPlan | NoPlan {
  const { strat, order_qty } = order;
  if (!isStrategyName(strat)) return noPlan(`There is no strategy ${strat}.`);
  const unplanned = UNPLANNED[strat];
  if (unplanned !== undefined) return noPlan(unplanned);
  const description = PARAMETER_CATALOGUE[strat];
  if (!suitsInstrument(description, market)) return noPlan(unsuitableText(description, 'this instrument'));
  const { values, problems } = readValues(description.parameters, order.values);
  const [problem] = problems;
  if (problem !== undefined) return noPlan(`${problem.message}.`);
  const lots = Math.floor(order_qty / market.lotSize);
  if (!Number.isSafeInteger(lots) || lots < 1) return noPlan(`Give a quantity of at least ${market.lotSize}.`);
  const { startMs, endMs } = timesOf(values, market);
  if (startMs === null || endMs === null) return noPlan('The times cannot be read.');
  const fromMs = Math.max(startMs, market.day.openMs);
  if (endMs <= fromMs) return noPlan('There is no time left to work in.');
  const mustFinish = values.get('mf') === true;
  const isCapSoft = mustFinish && values.get('soft_cap') === true;
  const cap = isCapSoft ? null : fractionOf(values, 'vc');
  const auctions = auctionParts(market, {
    strategy: strat,
    lots,
    startMs,
    endMs,
    cap,
    openingQty: numberOf(values, 'moo'),
    closingQty: numberOf(values, 'moc'),
  });
  if (strat === 'moo' && auctions.openingLots === 0) return noPlan('The opening auction of this day is over.');
  if (strat === 'moc' && auctions.closingLots === 0) return noPlan('There is no closing auction to join.');
  const workedLots = lots - auctions.openingLots - auctions.closingLots;
  const wanted = wantedRate(strat, values);
  const needed = mustFinish ? workedLots / (workedLots + othersLots(market, fromMs, endMs)) : 0;
  const rate = wanted === null ? null : Math.min(Math.max(wanted, needed), cap ?? 1);
  const urgency = urgencyOf(values);
  const work = { startMs: fromMs, endMs, rate, cap, mustFinish, urgency };
  return { kind: 'plan', strategy: strat, lots, ...auctions, workedLots, ...work };
}
