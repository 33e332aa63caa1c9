import type { AssetClass, CALENDAR_SPREAD } from '../asset-class.ts';
import { offTickText } from '../off-tick-text.ts';
import { STAGING_STRATEGY } from '../child-actions.ts';
import type { InstrumentFacts } from '../entities/instrument-facts.ts';
import type { OrderSide } from '../order-side.ts';
import type { OrderType, TimeInForce } from '../order-type.ts';
import { PARAMETER_CATALOGUE, suitsInstrument, unsuitableText } from '../strategies/parameter-catalogue.ts';
import type { ParameterValue } from '../strategies/parameter-definition.ts';
import { timeInForceProblem } from '../strategies/time-in-force.ts';
import { isOnTick } from '../price-tick.ts';
import { isMultipleOf } from './is-multiple-of.ts';
import { isSpread } from './instrument-market.ts';
import {
  LIMIT_ABOVE_ZERO,
  LIMIT_NEEDED,
  minimumAboveOrder,
  notANumber,
  notAPrice,
  notInLots,
  QUANTITY_ABOVE_ZERO,
  QUANTITY_NEEDED,
  sideProblem,
} from './order-problems.ts';
import type { TicketDraft } from './ticket-draft.ts';
import { parameterProblems, strategyText, withSetting } from './ticket-strategy.ts';
import type { TypedValue } from './typed-number.ts';

/** The arguments of order.new, and of each order of a list. */
export type TicketOrder = {
  exchange_symbol: string;
  asset_class: AssetClass;
  asset_sub_class?: typeof CALENDAR_SPREAD;
  account: string;
  alloc_account: string;
  order_side: OrderSide;
  order_type: OrderType;
  limit_price?: number;
  order_qty: number;
  min_qty?: number;
  time_in_force: TimeInForce;
  strat: string;
  strategy_parameters: string;
  list_name?: string;
};

export type TicketField =
  | 'exchange_symbol'
  | 'order_side'
  | 'order_qty'
  | 'min_qty'
  | 'limit_price'
  | 'account'
  | 'list_name'
  | 'strat';

export type TicketProblem = {
  readonly message: string;
  /** The field is still empty. No error is shown before the user tries to send. */
  readonly isMissing: boolean;
};

export type TicketProblems = {
  readonly fields: Readonly<Partial<Record<TicketField, TicketProblem>>>;
  /** By short key. */
  readonly parameters: Readonly<Record<string, string>>;
};

export type TicketContext = {
  /** Null until the instrument is known. */
  readonly facts: InstrumentFacts | null;
  /** Parameters of the chosen setting, by short key. */
  readonly setting: Readonly<Record<string, ParameterValue>>;
  readonly isStaged: boolean;
};

export type TicketResult =
  | { readonly kind: 'order'; readonly order: TicketOrder }
  | { readonly kind: 'problems'; readonly problems: TicketProblems };

const MAX_NAME = 64;

/** The order of a draft, or its problems. */
export function ticketOrder(draft: TicketDraft, context: TicketContext): TicketResult {
  const { facts, isStaged } = context;
  const values = withSetting(draft.values, context.setting);
  const fields = fieldProblems(draft, facts);
  const parameters = facts === null ? {} : parameterProblems(draft.strat, values, facts);
  const isWrong = Object.keys(fields).length > 0 || Object.keys(parameters).length > 0;
  const { order_qty, limit_price, min_qty } = draft;
  if (isWrong || facts === null || typeof order_qty !== 'number') {
    return { kind: 'problems', problems: { fields, parameters } };
  }
  const list = draft.list_name.trim();
  const order: TicketOrder = {
    exchange_symbol: facts.exchange_symbol,
    asset_class: facts.asset_class,
    ...(facts.asset_sub_class === null ? {} : { asset_sub_class: facts.asset_sub_class }),
    account: draft.account,
    alloc_account: draft.alloc_account,
    order_side: draft.order_side,
    order_type: draft.order_type,
    ...(draft.order_type === 'LIMIT' && typeof limit_price === 'number' ? { limit_price } : {}),
    order_qty,
    ...(typeof min_qty === 'number' ? { min_qty } : {}),
    time_in_force: draft.time_in_force,
    strat: isStaged ? STAGING_STRATEGY : draft.strat,
    strategy_parameters: strategyText({
      strat: draft.strat,
      as: draft.as,
      values: draft.values,
      isStaged,
      assetClass: facts.asset_class,
    }),
    ...(list === '' ? {} : { list_name: list }),
  };
  return { kind: 'order', order };
}

function fieldProblems(draft: TicketDraft, facts: InstrumentFacts | null): TicketProblems['fields'] {
  const found: Record<TicketField, TicketProblem | null> = {
    exchange_symbol: facts === null ? missing('Choose an instrument') : null,
    order_side: orderSideProblem(draft, facts),
    order_qty: quantityProblem(draft.order_qty, facts) ?? (draft.order_qty === null ? missing(QUANTITY_NEEDED) : null),
    min_qty: quantityProblem(draft.min_qty, facts) ?? minimumProblem(draft),
    limit_price: limitProblem(draft, facts),
    account: draft.account === '' || draft.alloc_account === '' ? missing('Choose an account') : null,
    list_name: draft.list_name.trim().length > MAX_NAME ? wrong(`Enter at most ${MAX_NAME} characters`) : null,
    strat: strategyProblem(draft, facts),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function orderSideProblem({ order_side }: TicketDraft, facts: InstrumentFacts | null): TicketProblem | null {
  const problem = facts === null ? null : sideProblem(order_side, facts.asset_class);
  return problem === null ? null : wrong(problem);
}

function quantityProblem(value: TypedValue, facts: InstrumentFacts | null): TicketProblem | null {
  if (value === null) return null;
  if (typeof value === 'string') return wrong(notANumber(value));
  if (value <= 0) return wrong(QUANTITY_ABOVE_ZERO);
  if (facts === null || isMultipleOf(value, facts.lot_size)) return null;
  return wrong(notInLots(value, facts.lot_size));
}

function minimumProblem({ min_qty, order_qty }: TicketDraft): TicketProblem | null {
  const isMore = typeof min_qty === 'number' && typeof order_qty === 'number' && min_qty > order_qty;
  return isMore ? wrong(minimumAboveOrder(min_qty, order_qty)) : null;
}

function limitProblem(draft: TicketDraft, facts: InstrumentFacts | null): TicketProblem | null {
  const { order_type, limit_price } = draft;
  if (order_type === 'MARKET') return null;
  if (limit_price === null) return missing(LIMIT_NEEDED);
  if (typeof limit_price === 'string') return wrong(notAPrice(limit_price));
  if (facts === null) return null;
  // A spread's price may be zero or negative.
  if (limit_price <= 0 && !isSpread(facts)) return wrong(LIMIT_ABOVE_ZERO);
  return isOnTick(limit_price, facts) ? null : wrong(offTickText(limit_price, facts));
}

function strategyProblem({ strat, time_in_force }: TicketDraft, facts: InstrumentFacts | null): TicketProblem | null {
  if (facts === null) return null;
  const { asset_class: assetClass, asset_sub_class: assetSubClass } = facts;
  const description = PARAMETER_CATALOGUE[strat];
  if (!suitsInstrument(description, { assetClass, assetSubClass })) {
    return wrong(unsuitableText(description, facts.exchange_symbol));
  }
  const problem = timeInForceProblem(strat, time_in_force);
  return problem === null ? null : wrong(problem);
}

function missing(message: string): TicketProblem {
  return { message, isMissing: true };
}

function wrong(message: string): TicketProblem {
  return { message, isMissing: false };
}
