import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { BasketLine } from './basket-line.ts';

/** Rows that were only kept back with the others of their list are not refused themselves. */
export function isRefused({ ok, code }: Pick<OrderRowAnswer, 'ok' | 'code'>): boolean {
  return !ok && code !== 'not-sent';
}

/** Rows that were only kept back with the others of their list were not answered themselves. */
export function answersOf(
  sent: readonly Pick<BasketLine, 'id'>[],
  rows: readonly OrderRowAnswer[],
): ReadonlyMap<number, OrderRowAnswer> {
  const found = rows.flatMap((answer, index) => {
    const line = sent[answer.row ?? index];
    return line === undefined || answer.code === 'not-sent' ? [] : [[line.id, answer] as const];
  });
  return new Map(found);
}
