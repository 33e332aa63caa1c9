import type { StuckLevel } from '@meridian/domain/entities/stuck-order';

/** `1 stuck order`, `5 stuck child orders` */
export function ordersText(count: number, level: StuckLevel = 'parent'): string {
  const noun = level === 'child' ? 'child order' : 'order';
  return `${count.toLocaleString('en-US')} stuck ${noun}${count === 1 ? '' : 's'}`;
}
