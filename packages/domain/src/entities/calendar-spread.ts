import type { InstrumentFields } from './instrument.ts';
import type { OrderAmounts, OrderIdentity, OrderQuantities, OrderState, OrderTerms } from './parent-order.ts';

/** FRONT expires first. */
export const LEG_TYPES = ['FRONT', 'BACK'] as const;

export type LegType = (typeof LEG_TYPES)[number];

/** The common fields of a spread and its legs. */
export type CalendarSpread = Pick<OrderIdentity, 'parent_order_numeric_id' | 'client_order_id'> &
  Pick<OrderState, 'status' | 'auto_trading_status'> &
  Pick<OrderTerms, 'order_side'> &
  Pick<InstrumentFields, 'exchange_symbol' | 'outright_symbol' | 'exchange_base_symbol'> &
  Pick<
    InstrumentFields,
    'expiry_month' | 'multiplier' | 'tick_size' | 'quote_convention' | 'last_trading_date' | 'category' | 'sub_category'
  > &
  Pick<OrderQuantities, 'order_qty' | 'open_qty' | 'filled_qty' | 'remaining_qty'> &
  Pick<OrderQuantities, 'percent_of_adv' | 'complete_percent'> &
  Pick<OrderAmounts, 'filled_usd' | 'target_usd' | 'open_usd' | 'remaining_usd'>;

export type CalendarSpreadLeg = CalendarSpread & {
  readonly id: string;
  readonly leg_type: LegType;
};

/** Both legs carry the parent's id. Only id and leg type together identify a row. */
export function legId(parentOrderNumericId: number, legType: LegType): string {
  return `${parentOrderNumericId}-${legType}`;
}
