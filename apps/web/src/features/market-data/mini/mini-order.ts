import { finiteNumber } from '@meridian/domain/finite-number';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** The fields of the open order that the small market panel needs. */
export type MiniOrder = {
  readonly id: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly receivedMs: number | null;
  readonly terms: PriceTerms;
  readonly arrival: number | null;
  readonly ivwap: number | null;
  readonly average: number | null;
};

/** Null when the row is not an order. */
export function miniOrder(record: Readonly<Record<string, Cell>> | null): MiniOrder | null {
  const id = finiteNumber(record?.['parent_order_numeric_id']);
  const symbol = record?.['exchange_symbol'];
  if (record === null || id === null || typeof symbol !== 'string') return null;
  const side = record['order_side'];
  const convention = record['quote_convention'];
  return {
    id,
    symbol,
    side: isOrderSide(side) && isBuySide(side) ? 'buy' : 'sell',
    receivedMs: finiteNumber(record['order_receive_time_since_epoch_milliseconds']),
    terms: {
      tick_size: finiteNumber(record['tick_size']),
      quote_convention: typeof convention === 'string' ? convention : null,
    },
    arrival: finiteNumber(record['arrival_mid']),
    ivwap: finiteNumber(record['ivwap']),
    average: finiteNumber(record['avg_fill_price']),
  };
}
