import { isStagingStrategy } from '@meridian/domain/child-actions';
import { belowMinimum, notInLots } from '@meridian/domain/order-ticket/order-problems';
import type { AskedTerms } from '../events/order-events.ts';
import { lotsOfQuantity, priceOrNull } from '../price-units.ts';
import type { OrderChange, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import type { ArgsOf } from './kernel-command.ts';
import { limitOf } from './order-terms.ts';
import { hasStrategyArgs, mergeStrategy } from './strategy-terms.ts';

type ModifyArgs = ArgsOf<'order.modify'>;

export type ChangeOutcome = TermChange | { readonly kind: 'same' };

type TermChange =
  | { readonly kind: 'change'; readonly change: OrderChange }
  | { readonly kind: 'invalid'; readonly message: string };

/** The changed terms, in ticks and lots. */
export function changeOf(reading: Reading, parent: Parent, args: ModifyArgs): ChangeOutcome {
  const quantity = quantityChange(reading, parent, args);
  if (quantity.kind === 'invalid') return quantity;
  const price = priceChange(reading, parent, args);
  if (price.kind === 'invalid') return price;
  const strategy = strategyChange(parent, args);
  if (strategy.kind === 'invalid') return strategy;
  const change = { ...quantity.change, ...price.change, ...strategy.change };
  if (Object.keys(change).length > 0) return { kind: 'change', change };
  return { kind: 'same' };
}

function quantityChange(reading: Reading, parent: Parent, { order_qty }: ModifyArgs): TermChange {
  if (order_qty === undefined) return { kind: 'change', change: {} };
  const { lotSize } = instrumentOf(reading, parent.terms.instrument);
  const quantityLots = lotsOfQuantity(order_qty, lotSize);
  if (quantityLots === null) return invalid(notInLots(order_qty, lotSize));
  const minimumLots = parent.terms.minimumLots ?? 0;
  if (quantityLots < minimumLots) return invalid(belowMinimum(order_qty, minimumLots * lotSize));
  const isSame = quantityLots === parent.terms.quantityLots;
  return { kind: 'change', change: isSame ? {} : { quantityLots } };
}

/** A price alone makes a limit order; removing it makes a market order. */
function priceChange(reading: Reading, parent: Parent, { order_type, limit_price }: ModifyArgs): TermChange {
  if (order_type === undefined && limit_price === undefined) return { kind: 'change', change: {} };
  const instrument = instrumentOf(reading, parent.terms.instrument);
  const orderType = order_type ?? (limit_price === null ? 'MARKET' : 'LIMIT');
  const held = priceOrNull(parent.terms.limitTicks, instrument.tickSize);
  const limit = limitOf(orderType, limit_price === undefined ? held : limit_price, instrument);
  if (limit.kind === 'invalid') return limit;
  const change = {
    ...(orderType === parent.terms.orderType ? {} : { orderType }),
    ...(limit.ticks === parent.terms.limitTicks ? {} : { limitTicks: limit.ticks }),
  };
  return { kind: 'change', change };
}

function strategyChange(parent: Parent, args: ModifyArgs): TermChange {
  if (!hasStrategyArgs(args)) return { kind: 'change', change: {} };
  const before = parent.terms.strategy;
  const merged = mergeStrategy(args, before);
  if (merged.kind === 'invalid') return merged;
  const { strategy } = merged;
  if (parent.route !== null && isStagingStrategy(strategy.strat)) return invalid('A working order cannot be staged');
  if (parent.stage === 'staged' && !isStagingStrategy(strategy.strat))
    return invalid('Send this staged order to change its strategy');
  const isSame = JSON.stringify(strategy) === JSON.stringify(before);
  return { kind: 'change', change: isSame ? {} : { strategy } };
}

function invalid(message: string): TermChange {
  return { kind: 'invalid', message };
}

/** What the user entered, valid or not. */
export function askedTerms(parent: Parent, args: ModifyArgs): AskedTerms {
  const { order_qty, order_type, limit_price } = args;
  const merged = hasStrategyArgs(args) ? mergeStrategy(args, parent.terms.strategy) : null;
  return {
    ...(order_qty !== undefined && { order_qty }),
    ...(order_type !== undefined && { order_type }),
    ...(limit_price !== undefined && { limit_price }),
    ...(merged?.kind === 'strategy' && { strategy: merged.strategy }),
  };
}
