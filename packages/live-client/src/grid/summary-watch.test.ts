import { expect, it } from 'vitest';
import { SummaryWatch } from './summary-watch.ts';
import { TEST_FIELDS, testRow, testStore, testView } from './testing.ts';

const WANTED = { totals: ['order_qty'], counts: [], limitedOut: false, quick: false };

function open() {
  const view = testView(testStore([testRow(1, { order_qty: 100 })], TEST_FIELDS));
  const watch = new SummaryWatch();
  watch.take(view, WANTED, 0, false);
  view.store.change([1, TEST_FIELDS.indexOf('order_qty'), 250]);
  const take = (nowMs: number, isSortDue: boolean) => watch.take(view, WANTED, nowMs, isSortDue);
  return { watch, take };
}

it('is made with the rows that are sorted soon, so that the page changes once for both', () => {
  const { take } = open();
  expect(take(5_000, true)).toMatchObject({ isMade: false, summary: { totals: { order_qty: { text: '100' } } } });
  expect(take(5_300, false)).toMatchObject({ isMade: true, summary: { totals: { order_qty: { text: '250' } } } });
});

it('is made at once after another query, however soon the rows are sorted', () => {
  const { watch, take } = open();
  watch.hurry();
  expect(take(100, true)).toMatchObject({ isMade: true, summary: { totals: { order_qty: { text: '250' } } } });
});
