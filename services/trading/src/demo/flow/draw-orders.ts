import { clamp } from '@meridian/cost-model/clamp';
import type { Rng } from '@meridian/cost-model/sfc32';
import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { OrderSide } from '@meridian/domain/order-side';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../reference/instrument.ts';
import { between, chance, pick, pickWeighted, type Weighted } from '../draw.ts';
import type { InstrumentDraw } from '../draw-instrument.ts';
import { drawOwner, drawSide, type Owner } from '../draw-owner.ts';
import { listName } from '../list-name.ts';
import { drawStrategy } from '../strategy-mix.ts';
import { drawName } from './draw-name.ts';
import { drawMinutes, drawPrice, drawQuantity, type Purpose } from './draw-intent.ts';
import type { NewOrderArgs } from './flow-command.ts';
import type { FlowOptions, FlowPace } from './flow-options.ts';
import type { FlowView } from './flow-view.ts';
import { spoilOrder } from './spoil-order.ts';
import { drawStrategyArgs } from './strategy-args.ts';

/** Share of arrivals. */
const LIST_SHARE = 0.06;
const MIN_LIST_ORDERS = 6;
const MAX_LIST_ORDERS = 24;
/** A list is at most this part of a desk, also of a small one. */
const LISTS_A_DESK = 12;

function listLengths({ targetActive }: FlowPace): readonly [shortest: number, longest: number] {
  const longest = clamp(Math.round(targetActive / LISTS_A_DESK), 2, MAX_LIST_ORDERS);
  return [Math.min(MIN_LIST_ORDERS, longest), longest];
}

/** Mean number of orders per arrival, for the pace of arrivals. */
export function ordersPerArrival(pace: FlowPace): number {
  const [shortest, longest] = listLengths(pace);
  return 1 - LIST_SHARE + (LIST_SHARE * (shortest + longest)) / 2;
}

const PURPOSES: Weighted<Purpose> = [
  ['ordinary', 88],
  ['stuck', 5],
  ['for-review', 4],
  ['wrong', 3],
];

export type OrderDrawing = {
  readonly options: FlowOptions;
  readonly pace: FlowPace;
  readonly draw: InstrumentDraw;
};

type Idea = {
  readonly owner: Owner;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly strat: StrategyName;
  readonly as: string | null;
  readonly list: string | null;
};

function isBeforeOpen({ phase, day }: FlowView, nowMs: number): boolean {
  return phase === 'opening-auction' || (phase === 'closed' && nowMs < day.openMs);
}

/** An opening auction works only before the open. Later an order for it would wait in vain. */
function possible(strat: StrategyName, isEarly: boolean): StrategyName {
  return strat === 'moo' && !isEarly ? 'twap' : strat;
}

/** A large order takes the rest of the day under a cap, so that it is never most of the volume. */
const REVIEW_CAPS = [10, 15, 20] as const;

function reviewable(strat: StrategyName): StrategyName {
  return strat === 'twap' || strat === 'lqseek' || strat === 'calendar-spread' ? strat : 'vwap';
}

function reviewTerms(rng: Rng): Pick<NewOrderArgs, 'end_time' | 'volume_cap'> {
  return { end_time: '0', volume_cap: pick(rng, REVIEW_CAPS) };
}

function orderOf(rng: Rng, drawing: OrderDrawing, idea: Idea, view: FlowView, nowMs: number): NewOrderArgs {
  const { instrument, owner, side, list } = idea;
  const isEarly = isBeforeOpen(view, nowMs);
  const purpose = pickWeighted(rng, PURPOSES);
  const strat = possible(purpose === 'for-review' ? reviewable(idea.strat) : idea.strat, isEarly);
  const minutes = drawMinutes(rng, drawing.pace.lifeSeconds);
  const near = instrument.legs?.[0] ?? instrument.index;
  const quote = view.quoteOf(instrument.index);
  const nearTicks = view.quoteOf(near).lastTicks ?? view.quoteOf(near).previousCloseTicks;
  const orderQty = drawQuantity(rng, instrument, nearTicks, minutes, purpose);
  // A mistake in the strategy has no effect where a strategy of the desk decides.
  const as = purpose === 'wrong' || strat !== idea.strat ? null : idea.as;
  const args: NewOrderArgs = {
    account: owner.account,
    alloc_account: owner.allocAccount,
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetClass,
    ...(instrument.legs === null ? {} : { asset_sub_class: CALENDAR_SPREAD }),
    ...(list === null ? {} : { list_name: list }),
    order_side: side,
    order_qty: orderQty,
    ...drawPrice(rng, instrument, side, quote, purpose),
    ...drawStrategyArgs(rng, { strat, as, minutes, isBeforeOpen: isEarly, nowMs, instrument, side, quote, orderQty }),
    ...(purpose === 'for-review' ? reviewTerms(rng) : {}),
  };
  return purpose === 'wrong' ? spoilOrder(rng, args) : args;
}

function single(rng: Rng, { options, draw }: OrderDrawing, view: FlowView): Idea[] {
  const instrument = draw.any(rng);
  const owner = drawOwner(rng, options.accounts);
  const side = drawSide(rng, instrument);
  const strat = drawStrategy(rng, instrument);
  return [{ owner, instrument, side, strat, as: drawName(rng, { owner, strat, instrument }, view), list: null }];
}

const SHARE = { assetClass: 'EQUITY', legs: null } as const;

function list(rng: Rng, { options, draw, pace }: OrderDrawing, view: FlowView, number: number): Idea[] {
  const [shortest, longest] = listLengths(pace);
  const country = pickWeighted(rng, draw.countries);
  const owner = drawOwner(rng, options.accounts);
  const strat = drawStrategy(rng, SHARE);
  const as = drawName(rng, { owner, strat, instrument: SHARE }, view);
  const name = listName(rng, country, number);
  const buyShare = rng.unit();
  const instruments = new Set(
    Array.from({ length: between(rng, shortest, longest) }, () => draw.equityOf(rng, country)),
  );
  return [...instruments].map((instrument) => ({
    owner,
    instrument,
    side: chance(rng, buyShare) ? 'BUY' : 'SELL',
    strat,
    as,
    list: name,
  }));
}

export type DrawnArrival = { readonly orders: readonly NewOrderArgs[]; readonly isList: boolean };

/** One arrival: an order, or a list of orders. */
export function drawArrival(
  rng: Rng,
  drawing: OrderDrawing,
  view: FlowView,
  nowMs: number,
  listNumber: number,
): DrawnArrival {
  const isList = chance(rng, LIST_SHARE);
  const ideas = isList ? list(rng, drawing, view, listNumber) : single(rng, drawing, view);
  return { orders: ideas.map((idea) => orderOf(rng, drawing, idea, view, nowMs)), isList };
}
