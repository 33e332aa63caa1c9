import { readTable } from '@meridian/domain/order-ticket/basket/read-table';
import type { BasketField, BasketMapping } from '@meridian/domain/order-ticket/basket/basket-columns';
import { cellsOf } from '@meridian/domain/order-ticket/basket/basket-row';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { MAX_LIST_ORDERS } from '@meridian/protocol/live/limits';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { BasketRow } from './basket-line.ts';

type Loaded = {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly mapping: BasketMapping;
  readonly rows: readonly BasketRow[];
};

/** The table that was dropped, chosen or pasted, and what was mended in it since. */
export function useBasketRows() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The same functions each time, so that rows are not drawn again for them.
  const actions = useMemo(() => actionsOn(setLoaded, setFailure), []);
  return { loaded, failure, ...actions };
}

type Setter<Value> = Dispatch<SetStateAction<Value>>;

function actionsOn(setLoaded: Setter<Loaded | null>, setFailure: Setter<string | null>) {
  const change = (next: (now: Loaded) => Loaded) => setLoaded((now) => (now === null ? null : next(now)));
  const changeRows = (next: (row: BasketRow) => BasketRow) =>
    change((now) => ({ ...now, rows: now.rows.map((row) => next(row)) }));
  return {
    read: (text: string) => {
      const table = readTable(text, MAX_LIST_ORDERS);
      setFailure(table.kind === 'failed' ? table.message : null);
      if (table.kind === 'failed') return;
      const { headers, rows: lines, mapping } = table;
      setLoaded({ headers, lines, mapping, rows: rowsOf(lines, mapping) });
    },
    fail: (message: string) => setFailure(message),
    clear: () => setLoaded(null),
    /** Another meaning of the columns reads all rows anew. */
    map: (mapping: BasketMapping) => change((now) => ({ ...now, mapping, rows: rowsOf(now.lines, mapping) })),
    /** A row that is mended has not been sent as it is now. */
    mend: (id: number, field: BasketField, text: string) =>
      changeRows((row) => (row.id === id ? { ...row, cells: { ...row.cells, [field]: text }, answer: null } : row)),
    remove: (id: number) => change((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) })),
    /** Refused rows are as if they had not been sent, to be checked again. */
    forgetRefusals: () => changeRows((row) => (row.answer?.ok === false ? { ...row, answer: null } : row)),
    answer: (answers: ReadonlyMap<number, OrderRowAnswer>) =>
      changeRows((row) => {
        const answer = answers.get(row.id);
        return answer === undefined ? row : { ...row, answer };
      }),
  };
}

function rowsOf(lines: Loaded['lines'], mapping: BasketMapping): readonly BasketRow[] {
  return lines.map((line, index) => ({ id: index + 1, cells: cellsOf(line, mapping), answer: null }));
}
