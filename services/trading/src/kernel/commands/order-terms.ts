import type { AssetClass } from '@meridian/domain/asset-class';
import { offTickText } from '@meridian/domain/off-tick-text';
import {
  LIMIT_ABOVE_ZERO,
  LIMIT_NEEDED,
  notInLots,
  sideProblem,
  unknownSymbol,
} from '@meridian/domain/order-ticket/order-problems';
import type { OrderType } from '@meridian/domain/order-type';
import type { Instrument } from '../../reference/instrument.ts';
import { priceTermsOf } from '../price-text.ts';
import { limitTicksOf, lotsOfQuantity } from '../price-units.ts';
import type { OrderTerms } from '../state/parent.ts';
import type { Reading } from '../turn.ts';
import type { ArgsOf, KernelUser } from './kernel-command.ts';
import { mergeStrategy } from './strategy-terms.ts';

export type TermsOutcome =
  | { readonly kind: 'terms'; readonly terms: OrderTerms; readonly instrument: Instrument }
  | { readonly kind: 'invalid'; readonly message: string };

/** The order in ticks and lots. Terms that do not fit are refused before an order exists. */
export function termsOf(reading: Reading, args: ArgsOf<'order.new'>, user: KernelUser, parentId: number): TermsOutcome {
  const instrument = findInstrument(reading, args.asset_class, args.exchange_symbol);
  if (instrument === undefined || (args.asset_sub_class ?? null) !== instrument.assetSubClass) {
    return invalid(unknownSymbol(args.exchange_symbol));
  }
  const wrongSide = sideProblem(args.order_side, instrument.assetClass);
  if (wrongSide !== null) return invalid(wrongSide);
  const quantityLots = lotsOfQuantity(args.order_qty, instrument.lotSize);
  if (quantityLots === null) return invalid(notInLots(args.order_qty, instrument.lotSize));
  const minimumLots = args.min_qty === undefined ? null : lotsOfQuantity(args.min_qty, instrument.lotSize);
  if (args.min_qty !== undefined && minimumLots === null) {
    return invalid(`Minimum quantity: ${notInLots(args.min_qty, instrument.lotSize)}`);
  }
  const limit = limitOf(args.order_type, args.limit_price ?? null, instrument);
  if (limit.kind === 'invalid') return limit;
  const merged = mergeStrategy(args);
  if (merged.kind === 'invalid') return merged;
  const terms: OrderTerms = {
    clientId: user.organisation,
    clientOrderId: args.client_order_id ?? `M${parentId}`,
    account: args.account,
    allocAccount: args.alloc_account,
    traderId: user.trader_id,
    listName: args.list_name ?? null,
    instrument: instrument.index,
    side: args.order_side,
    orderType: args.order_type,
    limitTicks: limit.ticks,
    quantityLots,
    minimumLots,
    timeInForce: args.time_in_force ?? 'DAY',
    description: args.description ?? null,
    strategy: merged.strategy,
  };
  return { kind: 'terms', terms, instrument };
}

export type LimitOutcome =
  | { readonly kind: 'limit'; readonly ticks: number | null }
  | { readonly kind: 'invalid'; readonly message: string };

/** A market order has no limit, even if one is given. */
export function limitOf(orderType: OrderType, price: number | null, instrument: Instrument): LimitOutcome {
  if (orderType === 'MARKET') return { kind: 'limit', ticks: null };
  if (price === null) return invalid(LIMIT_NEEDED);
  const ticks = limitTicksOf(price, instrument);
  if (ticks === null) return invalid(offTickText(price, priceTermsOf(instrument, price)));
  if (ticks <= 0 && instrument.legs === null) return invalid(LIMIT_ABOVE_ZERO);
  return { kind: 'limit', ticks };
}

function findInstrument({ symbols }: Reading, assetClass: AssetClass, symbol: string): Instrument | undefined {
  return symbols.get(symbolKey(assetClass, symbol));
}

/** Symbols are unique within an asset class. */
export function symbolKey(assetClass: AssetClass, symbol: string): string {
  return `${assetClass}|${symbol}`;
}

function invalid(message: string): { readonly kind: 'invalid'; readonly message: string } {
  return { kind: 'invalid', message };
}
