import { perField } from '@meridian/domain/order-ticket/basket/basket-columns';
import type { BasketSettings } from './basket-blocker.ts';
import type { BasketLine } from './basket-line.ts';

/** A row that can be sent, with changes. */
export function aBasketLine(change: Partial<BasketLine> = {}): BasketLine {
  return {
    id: 1,
    cells: perField(() => ''),
    unread: [],
    isExcluded: false,
    answer: null,
    facts: undefined,
    order: {
      exchange_symbol: 'VOD',
      asset_class: 'EQUITY',
      account: 'A',
      alloc_account: 'A1',
      order_side: 'BUY',
      order_type: 'MARKET',
      order_qty: 1,
      time_in_force: 'DAY',
      strat: 'vwap',
      strategy_parameters: '{}',
    },
    problems: {},
    check: { row: 0, problem: null, findings: [] },
    ...change,
  };
}

export const BASKET_WARNING = {
  level: 'warning',
  code: 'duplicate',
  field: 'exchange_symbol',
  message: 'Twice.',
} as const;

export const BASKET_SETTINGS: BasketSettings = {
  listName: 'TILT',
  account: 'A',
  allocAccount: 'A1',
  strat: 'vwap',
  accept: 'whole',
  reason: '',
};
