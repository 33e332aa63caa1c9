import { useSettled } from '../../../lib/use-settled.ts';
import { useLiveRecord } from '../../../live/use-live-record.ts';

/** Waits until the cursor rests, to avoid a request for each row passed. */
const PASSING_MS = 150;

/** The number of open child orders of an order; null while unknown. */
export function useOpenChildren(order: number | null): number | null {
  const settled = useSettled(String(order), PASSING_MS);
  const isSettled = order !== null && settled === String(order);
  const { record } = useLiveRecord('detail_counts', isSettled ? { parent_order_numeric_id: order } : null);
  const count = record?.['open_child_orders'];
  return typeof count === 'number' ? count : null;
}
