import type { ActionOrder } from './action-order.ts';

/** The terms that the page showed. The server refuses the change when an order has other terms by then. */
export function expectedOf(shown: readonly ActionOrder[], ids: readonly number[]) {
  const wanted = new Set(ids);
  return shown.filter((order) => wanted.has(order.parent_order_numeric_id)).map(termsOf);
}

function termsOf(order: ActionOrder) {
  const { parent_order_numeric_id, order_qty, order_type, limit_price, strategy_parameters } = order;
  const terms = { parent_order_numeric_id, order_qty, order_type, limit_price };
  return strategy_parameters === null ? terms : { ...terms, strategy_parameters };
}
