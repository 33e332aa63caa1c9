import { doubtText } from '@meridian/domain/order-doubt';
import type { Desk } from '../state/desk.ts';
import type { Parent } from '../state/parent.ts';
import { doubtOf } from './in-doubt.ts';

/** Why an order that is at work sends nothing, whatever its algorithm decided last. Null when it may. */
export function standstillReason(parent: Parent, { isAutoTrading }: Pick<Desk, 'isAutoTrading'>): string | null {
  if (parent.stage !== 'started') return null;
  if (!isAutoTrading) return 'Global auto-trading is off';
  if (!parent.isAutoTrading) return 'The order is paused';
  const doubt = doubtOf(parent);
  return doubt === null ? null : doubtText(doubt);
}
