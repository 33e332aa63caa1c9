import { doubtText } from '@meridian/domain/order-doubt';
import type { Desk } from '../state/desk.ts';
import type { Parent } from '../state/parent.ts';
import { doubtOf } from './in-doubt.ts';

/** Which switch keeps the order from trading. Null when both are on. */
export function switchedOff(
  { isAutoTrading }: Pick<Parent, 'isAutoTrading'>,
  desk: Pick<Desk, 'isAutoTrading'>,
): string | null {
  if (!desk.isAutoTrading) return 'Global auto-trading is off';
  return isAutoTrading ? null : 'The order is paused';
}

/** Why an order that is at work sends nothing, whatever its algorithm decided last. Null when it may. */
export function standstillReason(parent: Parent, desk: Pick<Desk, 'isAutoTrading'>): string | null {
  if (parent.stage !== 'started') return null;
  const doubt = doubtOf(parent);
  return switchedOff(parent, desk) ?? (doubt?.isStopped === true ? doubtText(doubt) : null);
}
