import { parseAttributes } from '@meridian/domain/attributes';
import { type DisplayStatus, parentDisplayStatus } from '@meridian/domain/display-status';
import type { AttributeFields } from '@meridian/domain/entities/attribute-fields';
import { finiteNumber } from '@meridian/domain/finite-number';
import { flagValue } from '@meridian/domain/flag-value';
import { isBuySide, isOrderSide, type OrderSide } from '@meridian/domain/order-side';
import { isOrderStatus } from '@meridian/domain/order-status';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import { isCompleted } from '@meridian/domain/status-group';
import { type StrategyParameters, parseStrategyParameters } from '@meridian/domain/strategy-parameters';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

export type OrderRecord = Readonly<Record<string, Cell>>;

/** One parent order for the sidebar: its row with the two JSON fields parsed. */
export type OrderFacts = {
  readonly symbol: string;
  readonly country: string;
  readonly side: OrderSide | null;
  readonly status: DisplayStatus;
  /** True when the order is finished. */
  readonly isDone: boolean;
  readonly strat: string;
  /** The price format. */
  readonly priceTerms: PriceTerms;
  readonly orderQty: number | null;
  readonly filledQty: number | null;
  readonly attributes: AttributeFields;
  readonly parameters: StrategyParameters;
  /** Any other field of the row. */
  readonly number: (field: string) => number | null;
  readonly text: (field: string) => string | null;
};

export function orderFacts(row: OrderRecord): OrderFacts {
  const number = (field: string) => finiteNumber(row[field]);
  const text = (field: string) => {
    const value = row[field];
    return value === null || value === undefined || value === '' ? null : String(value);
  };
  const status = text('status');
  const side = text('order_side');
  return {
    symbol: text('exchange_symbol') ?? '',
    country: text('country') ?? '',
    side: isOrderSide(side) ? side : null,
    status: parentDisplayStatus({
      status: isOrderStatus(status) ? status : null,
      auto_trading_status: flagValue(row['auto_trading_status']),
      global_auto_trading_status: flagValue(row['global_auto_trading_status']),
    }),
    isDone: isOrderStatus(status) && isCompleted(status),
    strat: text('strat') ?? '',
    priceTerms: { tick_size: number('tick_size'), quote_convention: text('quote_convention') },
    orderQty: number('order_qty'),
    filledQty: number('filled_qty'),
    attributes: parseAttributes(text('attributes_json')),
    parameters: parseStrategyParameters(text('strategy_parameters')),
    number,
    text,
  };
}

/** The colour of the filled part, by side. */
export function lookOf(side: OrderSide | null): 'buy' | 'sell' {
  return side !== null && !isBuySide(side) ? 'sell' : 'buy';
}
