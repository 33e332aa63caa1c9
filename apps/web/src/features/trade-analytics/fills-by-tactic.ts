import { finiteNumber } from '@meridian/domain/finite-number';
import type { OrderRecord } from './order-facts.ts';

export type TacticFills = {
  readonly tactic: string;
  readonly qty: number;
  readonly fills: number;
  /** Null where no fill had a price. */
  readonly averagePrice: number | null;
};

type Sum = { qty: number; fills: number; value: number; pricedQty: number };

/** Executions of an order by tactic, the largest first. */
export function fillsByTactic(executions: Iterable<OrderRecord>): readonly TacticFills[] {
  const sums = new Map<string, Sum>();
  for (const fill of executions) {
    const tactic = typeof fill['reflection_id'] === 'string' ? fill['reflection_id'] : 'none named';
    const sum = sums.get(tactic) ?? { qty: 0, fills: 0, value: 0, pricedQty: 0 };
    const qty = finiteNumber(fill['last_fill_qty']) ?? 0;
    const price = finiteNumber(fill['last_fill_price']);
    sum.qty += qty;
    sum.fills += 1;
    sum.value += price === null ? 0 : price * qty;
    sum.pricedQty += price === null ? 0 : qty;
    sums.set(tactic, sum);
  }
  return [...sums]
    .map(([tactic, { qty, fills, value, pricedQty }]) => ({
      tactic,
      qty,
      fills,
      averagePrice: pricedQty === 0 ? null : value / pricedQty,
    }))
    .sort((a, b) => b.qty - a.qty || a.tactic.localeCompare(b.tactic));
}
