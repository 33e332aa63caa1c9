import { belowFilled, LIMIT_NEEDED, notANumber, notAPrice, QUANTITY_NEEDED } from '../order-ticket/order-problems.ts';
import { parameterProblems } from '../order-ticket/ticket-strategy.ts';
import type { ActionOrder } from './action-order.ts';
import type { LimitOffset } from './limit-offset.ts';
import type { ModifyDraft } from './modify-draft.ts';
import { changedOrder } from './modify-draft.ts';
import { strategyOf, valuesOf } from './order-values.ts';

export type ModifyProblems = Readonly<Record<string, string>>;

/** Problems by field or short key. The server reports problems that depend on the market. */
export function modifyProblems(order: ActionOrder, draft: ModifyDraft, lotSize: number | null): ModifyProblems {
  return { ...strategyProblems(order, draft, lotSize), ...priceProblems(order, draft) };
}

function priceProblems(order: ActionOrder, draft: ModifyDraft): ModifyProblems {
  const { order_qty, order_type, limit_price, limit_offset } = draft;
  const problems: Record<string, string> = {};
  if (typeof order_qty === 'string') problems['order_qty'] = notANumber(order_qty);
  else if (order_qty === null) problems['order_qty'] = QUANTITY_NEEDED;
  else if (order_qty !== undefined && order_qty < order.filled_qty) {
    problems['order_qty'] = belowFilled(order_qty, order.filled_qty);
  }
  if ((order_type ?? order.order_type) === 'MARKET') return problems;
  if (limit_offset !== undefined) return { ...problems, ...offsetProblems(limit_offset) };
  if (typeof limit_price === 'string') problems['limit_price'] = notAPrice(limit_price);
  else if (limit_price === null || (limit_price === undefined && order.limit_price === null)) {
    problems['limit_price'] = LIMIT_NEEDED;
  }
  return problems;
}

function offsetProblems({ by }: LimitOffset): ModifyProblems {
  if (typeof by === 'string') return { limit_price: notANumber(by) };
  return by === null ? { limit_price: 'Enter by how much' } : {};
}

function strategyProblems(order: ActionOrder, draft: ModifyDraft, lotSize: number | null): ModifyProblems {
  if (draft.strat === undefined && Object.keys(draft.values).length === 0) return {};
  const after = changedOrder(order, draft);
  const strategy = strategyOf(after);
  if (strategy === null) return {};
  const values = valuesOf(after);
  const units = { lot_size: lotSize ?? 1, tick_size: null };
  const problems = { ...parameterProblems(strategy, values, units) };
  const { pr, vc } = values;
  if (typeof pr === 'number' && typeof vc === 'number' && vc < pr) {
    problems['vc'] = 'Volume cap is below the participation rate';
  }
  return problems;
}
