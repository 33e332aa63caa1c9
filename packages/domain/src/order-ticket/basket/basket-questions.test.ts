import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_SHARE } from '../instrument-facts.fixture.ts';
import { BASKET_COLUMNS } from './basket-columns.ts';
import { basketQuestions, isPriceLike, unreadOf } from './basket-questions.ts';
import { type BasketContext, cellsOf, readRow } from './basket-row.ts';
import { readTable } from './read-table.ts';

const CONTEXT: BasketContext = {
  facts: A_SHARE,
  accounts: [{ account: 'A', alloc_account: 'A1' }],
  account: 'A',
  alloc_account: 'A1',
  strat: 'vwap',
  end: '',
  listName: '',
  isStaged: false,
  hasLimits: false,
};

function quoted(line: readonly string[]): string {
  return line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

/** A file as first read, before any question is answered. */
function firstLook(headers: readonly string[], cells: readonly string[]) {
  const table = readTable([quoted(headers), quoted(cells)].join('\n'), 10);
  if (table.kind === 'failed') throw new Error(table.message);
  const questions = basketQuestions(table.headers, table.rows, table.mapping, []);
  const line = table.rows[0] ?? [];
  const read = readRow(cellsOf(line, table.mapping), { ...CONTEXT, unread: unreadOf(line, questions) });
  return { table, questions, read };
}

const BASE = ['Symbol', 'Side', 'Quantity'];
const ORDER = ['NVDA', 'BUY', '100'];

describe('an unexplained column', () => {
  it.each(['LmtPx', 'Limit Price (USD)', 'Order Price', 'Price', 'Px', 'Target'])(
    'named %s stops its rows with a question',
    (header) => {
      const { questions, read } = firstLook([...BASE, header], [...ORDER, '137.50']);
      expect(questions).toMatchObject([{ column: 3, header, example: '137.50' }]);
      expect(read.order).toBeNull();
      expect(read.problems).toEqual({ columns: `Say what the column "${header}" means, or ignore it` });
    },
  );

  it.each([
    ['LmtPx', '137.50', 'limit_price'],
    ['Order Type', 'LMT', null],
    ['Ord Typ', 'STOP', 'order_type'],
    ['How', 'MKT', 'order_type'],
    ['Target', '5', null],
  ])('named %s with %s looks like %s, and the user confirms it', (header, cell, suggestion) => {
    const { questions } = firstLook([...BASE, header], [...ORDER, cell]);
    expect(questions[0]?.suggestion ?? null).toBe(suggestion);
  });

  it('needs no question when it is empty or its name is certain', () => {
    expect(firstLook([...BASE, 'LmtPx'], [...ORDER, '']).questions).toEqual([]);
    expect(firstLook([...BASE, 'Notes'], [...ORDER, 'for the client']).questions).toEqual([]);
    expect(firstLook([...BASE, 'Notes'], [...ORDER, '137.50']).questions).toHaveLength(1);
    const certain = firstLook([...BASE, 'Limit Price', 'Order Type'], [...ORDER, '137.50', 'LMT']);
    expect(certain.questions).toEqual([]);
    expect(certain.read.order).toMatchObject({ order_type: 'LIMIT', limit_price: 137.5 });
  });

  it('needs a question when it is the second with the same meaning', () => {
    const { questions } = firstLook([...BASE, 'Limit', 'Limit Price'], [...ORDER, '137.50', '140']);
    expect(questions).toMatchObject([{ header: 'Limit Price', suggestion: null }]);
  });

  it('is ignored when the user says so', () => {
    const { table } = firstLook([...BASE, 'LmtPx'], [...ORDER, '137.50']);
    expect(basketQuestions(table.headers, table.rows, table.mapping, [3])).toEqual([]);
  });

  it('never turns a row with a price into a market order', () => {
    const known = BASKET_COLUMNS.flatMap(({ label, names }) => [label, ...names]);
    const header = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom(...known, 'LmtPx', 'Note'));
    const price = fc
      .tuple(fc.constantFrom('', '$', 'USD '), fc.double({ min: 0.01, max: 5_000, noNaN: true }))
      .map(([currency, value]) => `${currency}${value.toFixed(2)}`);
    const cell = fc.oneof(price, fc.constantFrom('', 'LIMIT', 'MKT', "110'16"), fc.string({ maxLength: 8 }));
    const columns = fc.array(fc.tuple(header, cell), { minLength: 1, maxLength: 6 });
    const holds = fc.check(
      fc.property(columns, (extra) => {
        const names = extra.map(([name]) => name.replaceAll(/[\r\n]/g, ' '));
        const cells = extra.map(([, text]) => text.replaceAll(/[\r\n]/g, ' '));
        const { table, read } = firstLook([...BASE, ...names], [...ORDER, ...cells]);
        const mapped = new Set(BASKET_COLUMNS.map(({ field }) => table.mapping[field]));
        const line = table.rows[0] ?? [];
        const hasUnmappedPrice = line.some((text, column) => !mapped.has(column) && isPriceLike(text));
        const isPriced = isPriceLike(cellsOf(line, table.mapping).limit_price);
        return read.order?.order_type !== 'MARKET' || !(hasUnmappedPrice || isPriced);
      }),
      { numRuns: 500 },
    );
    expect(holds.counterexample).toBeNull();
  });
});
