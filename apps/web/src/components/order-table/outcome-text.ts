import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';

export function worstFirst(rows: readonly OrderRowAnswer[]): readonly OrderRowAnswer[] {
  return [...rows.filter(({ ok }) => !ok), ...rows.filter(({ ok }) => ok)];
}

/** `3 orders done` · `2 of 3 orders failed`. */
export function outcomeTitle(rows: readonly OrderRowAnswer[]): string {
  const failed = rows.filter(({ ok }) => !ok).length;
  const noun = rows.length === 1 ? 'order' : 'orders';
  const total = rows.length.toLocaleString('en-US');
  return failed === 0 ? `${total} ${noun} done` : `${failed.toLocaleString('en-US')} of ${total} ${noun} failed`;
}

/** For pasting into a mail or a sheet. */
export function outcomeText(
  rows: readonly OrderRowAnswer[],
  orderOf: (id: number) => Pick<ActionOrder, 'exchange_symbol' | 'order_side'> | undefined,
): string {
  const lines = rows.map(({ parent_order_numeric_id: id, ok, message }) => {
    const order = id === null ? undefined : orderOf(id);
    return [ok ? 'Done' : 'Failed', id ?? '', order?.exchange_symbol ?? '', order?.order_side ?? '', message].join(
      '\t',
    );
  });
  return ['Result\tOrder\tSymbol\tSide\tOutcome', ...lines].join('\n');
}
