import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { useState } from 'react';

/** An order that leaves the grid, such as one no longer stuck, keeps its last state. */
export function useKeptOrders(
  found: readonly ActionOrder[] | null,
  known: readonly ActionOrder[],
): readonly ActionOrder[] {
  const [kept, setKept] = useState(known);
  const [seen, setSeen] = useState<typeof found>(null);
  if (found !== null && found !== seen) {
    const now = new Set(found.map((order) => order.parent_order_numeric_id));
    setSeen(found);
    setKept([...found, ...kept.filter((order) => !now.has(order.parent_order_numeric_id))]);
  }
  return kept;
}
