import { expect, it } from 'vitest';
import { MAX_CODES } from './coded-cells.ts';
import { shownBy, testStore, testView } from './testing.ts';

const FIELDS = ['parent_order_numeric_id', 'client_order_id', 'exchange_symbol'];
const ROWS = MAX_CODES + 2_000;

it.each(['cl-1', 'CL-1', '-1', '1,', '0.5', 'é', 'nothing'])('finds %s among more values than have codes', (search) => {
  const rows = Array.from({ length: ROWS }, (_, id) => [id, clientIdOf(id), id % 2 === 0 ? 'AAPL' : 'MSFT']);
  const view = testView(testStore(rows, FIELDS), { search });
  const oneByOne = rows.filter((_, slot) => view.filter.passes(slot)).map(([key]) => key);
  expect(shownBy(view)).toEqual(oneByOne);
});

/** Texts in small and capital letters, numbers, and none. */
function clientIdOf(id: number): string | number | null {
  if (id % 7 === 0) return id + 0.5;
  if (id % 11 === 0) return null;
  return id % 2 === 0 ? `CL-${id},${id}` : `cl-${id}É`;
}
