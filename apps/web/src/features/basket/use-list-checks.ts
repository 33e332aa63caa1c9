import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import { readTradeCheck } from '@meridian/protocol/live/trade-answers';
import type { CheckedRow } from '@meridian/protocol/live/trade-questions';
import { useMemo, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { useAnswer } from '../../live/use-answer.ts';
import { type BasketLine, namedRows, type ReadLine } from './basket-line.ts';

const CHECK_AFTER_MS = 500;

type OpenOrder = { readonly id: number; readonly key: string; readonly order: TicketOrder };

/** Checks the unsent orders on the server. Only changed rows wait for a new answer. */
export function useListChecks(read: readonly ReadLine[]) {
  const open = useMemo(() => read.flatMap(openOrder), [read]);
  const asked = open.map(({ key }) => key).join('\n');
  const isSettled = useSettled(asked, CHECK_AFTER_MS) === asked;
  const { data, error } = useAnswer({
    name: 'trade.check',
    args: isSettled && open.length > 0 ? { orders: open.map(({ order }) => order) } : null,
    read: (answer) => checksByKey(answer, open),
    keepsPrevious: true,
  });
  const [known] = useState(() => new WeakMap<ReadLine, BasketLine>());
  const lines = useMemo(
    () =>
      read.map((line): BasketLine => {
        const [own] = openOrder(line);
        const check = (own === undefined ? null : data?.get(own.key)) ?? null;
        const before = known.get(line);
        // The same object while unchanged, so that the row does not render again.
        const now = before !== undefined && before.check === check ? before : { ...line, check };
        known.set(line, now);
        return now;
      }),
    [read, data, known],
  );
  return { lines, error: error?.message ?? null };
}

function openOrder({ id, order, answer, isExcluded }: ReadLine): readonly OpenOrder[] {
  return order === null || answer !== null || isExcluded ? [] : [{ id, order, key: `${id} ${JSON.stringify(order)}` }];
}

function checksByKey(answer: unknown, open: readonly OpenOrder[]): ReadonlyMap<string, CheckedRow> | null {
  const rows = readTradeCheck(answer)?.rows;
  if (rows === undefined) return null;
  const ids = open.map(({ id }) => id);
  return new Map(
    rows.flatMap((row) => {
      const own = open[row.row];
      return own === undefined ? [] : [[own.key, namedRows(row, ids)] as const];
    }),
  );
}
