import { abbreviateNumber } from './abbreviate-number.ts';
import type { Execution } from './entities/execution.ts';
import { finiteNumber } from './finite-number.ts';
import { formatUpTo } from './number-format.ts';
import { isOrderSide, ORDER_SIDES, type OrderSide } from './order-side.ts';
import { formatAveragePrice } from './price-format.ts';
import type { PriceTerms } from './quote-convention.ts';

type FillField =
  | 'exchange_symbol'
  | 'outright_symbol'
  | 'order_side'
  | 'trade_currency'
  | 'asset_class'
  | 'tick_size'
  | 'quote_convention'
  | 'last_fill_qty'
  | 'last_fill_price';

export type FillFields = { readonly [Field in FillField]?: Execution[Field] | null };

/** The total of the fills of one side. */
export type FillTotal = {
  readonly side: OrderSide;
  readonly instruments: number;
  readonly quantity: number;
  /** Null when several instruments were filled, because their prices have no average. */
  readonly averagePrice: number | null;
  readonly terms: PriceTerms;
  /** By currency. Contracts have none, because a fill does not contain their multiplier. */
  readonly money: Readonly<Record<string, number>>;
};

type Sum = {
  readonly symbols: Set<string>;
  readonly terms: PriceTerms;
  readonly money: Map<string, number>;
  quantity: number;
  amount: number;
};

/** Adds up fills by side, in the usual order of sides. */
export function fillTotals(fills: Iterable<FillFields>): readonly FillTotal[] {
  const sums = new Map<OrderSide, Sum>();
  for (const fill of fills) addFill(sums, fill);
  return ORDER_SIDES.flatMap((side) => {
    const sum = sums.get(side);
    return sum === undefined ? [] : [totalOf(side, sum)];
  });
}

function addFill(sums: Map<OrderSide, Sum>, fill: FillFields): void {
  const quantity = finiteNumber(fill.last_fill_qty);
  const price = finiteNumber(fill.last_fill_price);
  const side = fill.order_side;
  if (quantity === null || price === null || !isOrderSide(side)) return;
  const sum = sums.get(side) ?? newSum(fill);
  sums.set(side, sum);
  sum.symbols.add(fill.outright_symbol ?? fill.exchange_symbol ?? '');
  sum.quantity += quantity;
  sum.amount += quantity * price;
  if (fill.asset_class !== 'EQUITY') return;
  const currency = fill.trade_currency ?? '';
  sum.money.set(currency, (sum.money.get(currency) ?? 0) + quantity * price);
}

function newSum({ tick_size, quote_convention }: FillFields): Sum {
  return { symbols: new Set(), terms: { tick_size, quote_convention }, money: new Map(), quantity: 0, amount: 0 };
}

function totalOf(side: OrderSide, { symbols, terms, money, quantity, amount }: Sum): FillTotal {
  return {
    side,
    instruments: symbols.size,
    quantity,
    averagePrice: symbols.size === 1 && quantity !== 0 ? amount / quantity : null,
    terms,
    money: Object.fromEntries(money),
  };
}

/** The status bar has no room for more currencies. */
const MAX_CURRENCIES = 3;

/** `30,412 at 295.6649 · USD 8.99M`, or `4 instruments · USD 8.99M, EUR 1.20M`. */
export function fillTotalText({ instruments, quantity, averagePrice, terms, money }: FillTotal): string {
  const what =
    averagePrice === null
      ? `${instruments.toLocaleString('en-US')} instruments`
      : `${formatUpTo(quantity, 2)} at ${formatAveragePrice(averagePrice, terms)}`;
  const amounts = Object.entries(money).sort(([, a], [, b]) => b - a);
  const shown = amounts
    .slice(0, MAX_CURRENCIES)
    .map(([currency, amount]) => `${currency} ${abbreviateNumber(Math.round(amount))}`);
  const left = amounts.length - MAX_CURRENCIES;
  const more = left > 0 ? `, ${left} more ${left === 1 ? 'currency' : 'currencies'}` : '';
  return shown.length === 0 ? what : `${what} · ${shown.join(', ')}${more}`;
}
