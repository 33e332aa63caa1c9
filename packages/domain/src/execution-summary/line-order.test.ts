import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCostAboveExpected, inOrderOf } from './line-order.ts';
import { type SummaryLine, summaryLine } from './summary-line.ts';
import { aCostSummary } from './a-cost-summary.fixture.ts';

const line = (name: string, cost: number | null): SummaryLine => ({
  ...summaryLine(name, aCostSummary(), 'ivwap'),
  aboveExpectedUsd: cost,
  costUsd: null,
});

describe('the order of lines', () => {
  it('is by cost above expectation, unknown costs last', () => {
    const lines = [line('B', null), line('A', 3), line('C', 9), line('D', -4), line('E', 3)];
    expect(byCostAboveExpected(lines).map(({ name }) => name)).toEqual(['C', 'A', 'E', 'D', 'B']);
  });

  it('keeps every line, and its position, while somebody reads', () => {
    const names = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'));
    fc.assert(
      fc.property(names, names, (before, after) => {
        const ids = before.map((name) => `=${name}`);
        const shown = inOrderOf(
          ids,
          after.map((name, at) => line(name, at)),
        ).map(({ id }) => id);
        expect(new Set(shown)).toEqual(new Set(after.map((name) => `=${name}`)));
        expect(shown.filter((id) => ids.includes(id))).toEqual(ids.filter((id) => shown.includes(id)));
      }),
    );
  });
});
