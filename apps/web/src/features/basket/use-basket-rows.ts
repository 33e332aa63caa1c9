import { readTable } from '@meridian/domain/order-ticket/basket/read-table';
import type { BasketField, BasketMapping } from '@meridian/domain/order-ticket/basket/basket-columns';
import { basketQuestions, unreadOf } from '@meridian/domain/order-ticket/basket/basket-questions';
import { cellsOf } from '@meridian/domain/order-ticket/basket/basket-row';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { MAX_LIST_ORDERS } from '@meridian/protocol/live/limits';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { BasketRow } from './basket-line.ts';
import type { LoadedBasket } from './kept-basket.ts';

/** The loaded table with its later corrections. */
export function useBasketRows(kept: LoadedBasket | null) {
  const [loaded, setLoaded] = useState(kept);
  const [failure, setFailure] = useState<string | null>(null);
  // Stable functions, so that rows do not render again.
  const actions = useMemo(() => actionsOn(setLoaded, setFailure), []);
  const questions = useMemo(() => (loaded === null ? [] : questionsOf(loaded)), [loaded]);
  return { loaded, failure, questions, ...actions };
}

type Setter<Value> = Dispatch<SetStateAction<Value>>;

function actionsOn(setLoaded: Setter<LoadedBasket | null>, setFailure: Setter<string | null>) {
  const change = (next: (now: LoadedBasket) => LoadedBasket) => setLoaded((now) => (now === null ? null : next(now)));
  const changeRows = (next: (row: BasketRow) => BasketRow) =>
    change((now) => ({ ...now, rows: now.rows.map((row) => next(row)) }));
  return {
    read: (text: string) => {
      const table = readTable(text, MAX_LIST_ORDERS);
      setFailure(table.kind === 'failed' ? table.message : null);
      if (table.kind === 'failed') return;
      const { headers, rows: lines, mapping } = table;
      setLoaded(firstLoaded({ headers, lines, mapping, ignored: [] }));
    },
    clear: () => setLoaded(null),
    map: (mapping: BasketMapping) => change((now) => remapped(now, mapping, now.ignored)),
    ignore: (column: number) => change((now) => remapped(now, now.mapping, [...now.ignored, column])),
    /** A changed row counts as not sent. */
    fix: (id: number, field: BasketField, text: string) =>
      changeRows((row) => (row.id === id ? { ...row, cells: { ...row.cells, [field]: text }, answer: null } : row)),
    exclude: (id: number, isExcluded: boolean) =>
      changeRows((row) => (row.id === id && row.answer?.ok !== true ? { ...row, isExcluded } : row)),
    /** Refused rows count as not sent and are checked again. */
    forgetRefusals: () => changeRows((row) => (row.answer?.ok === false ? { ...row, answer: null } : row)),
    answer: (answers: ReadonlyMap<number, OrderRowAnswer>, wasStaged: boolean) =>
      changeRows((row) => {
        const answer = answers.get(row.id);
        return answer === undefined ? row : { ...row, answer, wasStaged };
      }),
  };
}

type Table = Omit<LoadedBasket, 'rows'>;

function questionsOf({ headers, lines, mapping, ignored }: Table) {
  return basketQuestions(headers, lines, mapping, ignored);
}

function firstLoaded(table: Table): LoadedBasket {
  const questions = questionsOf(table);
  const rows = table.lines.map((line, index) => ({
    id: index + 1,
    cells: cellsOf(line, table.mapping),
    unread: unreadOf(line, questions),
    isExcluded: false,
    answer: null,
  }));
  return { ...table, rows };
}

/** Reads the columns with a new meaning again. Corrections in other columns and sent rows stay. */
export function remapped(now: LoadedBasket, mapping: BasketMapping, ignored: readonly number[]): LoadedBasket {
  const table = { ...now, mapping, ignored: ignored.filter((column) => !Object.values(mapping).includes(column)) };
  const questions = questionsOf(table);
  const isMoved = (field: string) =>
    Object.entries(mapping).some(([key, column]) => key === field && column !== before[field]);
  const before: Readonly<Record<string, number | null>> = now.mapping;
  const rows = now.rows.map((row): BasketRow => {
    if (row.answer?.ok === true) return row;
    const line = now.lines[row.id - 1] ?? [];
    const moved = Object.entries(cellsOf(line, mapping)).filter(([field]) => isMoved(field));
    return {
      ...row,
      cells: { ...row.cells, ...Object.fromEntries(moved) },
      unread: unreadOf(line, questions),
      answer: null,
    };
  });
  return { ...table, rows };
}
