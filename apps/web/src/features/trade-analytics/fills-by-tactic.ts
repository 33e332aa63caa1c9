import { finiteNumber } from '@meridian/domain/finite-number';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';
import type { OrderRecord } from './order-facts.ts';

export type TacticFills = {
  readonly tactic: string;
  readonly qty: number;
  /** At the near side of the market as it was when the child left, or better. */
  readonly passiveQty: number;
  readonly fills: number;
};

/** Executions of an order by tactic, the largest first. */
export function fillsByTactic(executions: Iterable<OrderRecord>): readonly TacticFills[] {
  const byTactic = new Map<string, TacticFills>();
  for (const fill of executions) {
    const qty = finiteNumber(fill['last_fill_qty']) ?? 0;
    const tactic = typeof fill['reflection_id'] === 'string' ? fill['reflection_id'] : 'none named';
    const before = byTactic.get(tactic) ?? { tactic, qty: 0, passiveQty: 0, fills: 0 };
    byTactic.set(tactic, {
      tactic,
      qty: before.qty + qty,
      passiveQty: before.passiveQty + (isPassive(fill) ? qty : 0),
      fills: before.fills + 1,
    });
  }
  return [...byTactic.values()].sort((a, b) => b.qty - a.qty || a.tactic.localeCompare(b.tactic));
}

function isPassive(fill: OrderRecord): boolean {
  const side = fill['order_side'];
  const price = finiteNumber(fill['last_fill_price']);
  if (!isOrderSide(side) || price === null) return false;
  const touch = finiteNumber(fill[isBuySide(side) ? 'snap_bid' : 'snap_ask']);
  if (touch === null) return false;
  return isBuySide(side) ? price <= touch : price >= touch;
}
