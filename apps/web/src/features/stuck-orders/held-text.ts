import { amountText } from './amount-text.ts';
import { ordersText } from './orders-text.ts';
import type { SummaryLine } from './summary-line.ts';

/** What a destination holds up: `5 stuck orders, $12.40M open`. */
export function heldText(line: SummaryLine | undefined): string {
  if (line === undefined || line.orders === 0) return 'No stuck orders there yet';
  const amount = amountText(line.remainingUsd);
  return amount === '' ? ordersText(line.orders) : `${ordersText(line.orders)}, ${amount} open`;
}
