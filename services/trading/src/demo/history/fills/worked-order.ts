import type { PlannedOrder } from '../orders/planned-order.ts';
import type { MidsAfter } from './mids-after.ts';
import type { OrderInterval } from './order-interval.ts';
import type { PlannedChild, PlannedFill } from './planned-fill.ts';
import type { QuotedPrice } from './quote-around.ts';

export type PricedFill = PlannedFill & QuotedPrice & { readonly midsAfter: MidsAfter };

/** An order of a past day with its fills. */
export type WorkedOrder = {
  readonly order: PlannedOrder;
  readonly interval: OrderInterval;
  readonly arrivalMid: number | null;
  readonly limitPrice: number | null;
  readonly isLimitConstrained: boolean;
  readonly children: readonly PlannedChild[];
  readonly fills: readonly PricedFill[];
};

export function filledLotsOf({ fills }: Pick<WorkedOrder, 'fills'>): number {
  return fills.reduce((sum, { lots }) => sum + lots, 0);
}
