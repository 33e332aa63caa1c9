import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBasketLine, BASKET_WARNING } from './a-basket-line.fixture.ts';
import { basketCounts } from './basket-counts.ts';

const line = fc
  .record({
    isExcluded: fc.boolean(),
    isWrong: fc.boolean(),
    isWarned: fc.boolean(),
    isChecked: fc.boolean(),
    isSent: fc.constantFrom(null, true, false),
    wasStaged: fc.boolean(),
  })
  .map(({ isExcluded, isWrong, isWarned, isChecked, isSent, wasStaged }) =>
    aBasketLine({
      isExcluded,
      wasStaged,
      problems: isWrong ? { order_qty: 'Enter a quantity' } : {},
      check: isChecked ? { row: 0, problem: null, findings: isWarned ? [BASKET_WARNING] : [] } : null,
      answer: isSent === null ? null : { parent_order_numeric_id: null, ok: isSent, code: null, message: '' },
    }),
  );

it('shows counts that add up to the rows, for any basket; a reason moves rows only from attention to OK', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const without = basketCounts(lines, ' ');
      const { rows, ...counts } = without;
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows);
      const reasoned = basketCounts(lines, 'Agreed with the client');
      expect(reasoned.ok + reasoned.attention).toBe(without.ok + without.attention);
      expect(reasoned.ok).toBeGreaterThanOrEqual(without.ok);
      expect([reasoned.sent, reasoned.staged]).toEqual([without.sent, without.staged]);
    }),
  );
});
