import { type LiveRowsState, NO_ROWS } from '@meridian/live-client/live-rows';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { describe, expect, it } from 'vitest';
import { summaryLines, withChosen } from './summary-line.ts';

function summary(
  ...rows: readonly (readonly [name: string | null, orders: number, usd: number | null])[]
): LiveRowsState {
  const cells = rows.map(([name, ...figures]): [string, readonly Cell[]] => {
    const id = name === null ? '' : `=${name}`;
    return [id, [id, name, ...figures]];
  });
  return { ...NO_ROWS, status: 'live', fields: ['id', 'name', 'no_of_orders', 'remaining_usd'], rows: new Map(cells) };
}

describe('summaryLines', () => {
  it('puts the most orders first, then the largest amount', () => {
    const lines = summaryLines(summary(['JP', 1, 5], ['US', 3, 1], ['GB', 1, 9]), 'country');
    expect(lines.map(({ text }) => text)).toEqual(['US', 'GB', 'JP']);
  });

  it('joins what the grid shows alike, so that a click finds all of a line', () => {
    const lines = summaryLines(summary(['CROSS-X', 2, 10], ['CROSS-X_UAT', 1, 5], [null, 4, 1]), 'destination');
    expect(lines).toEqual([
      { text: '', orders: 4, remainingUsd: 1 },
      { text: 'CROSS-X', orders: 3, remainingUsd: 15 },
    ]);
    expect(summaryLines(summary(['X_UAT', 1, 1]), 'list').map(({ text }) => text)).toEqual(['X_UAT']);
  });

  it('has no amount without the permit', () => {
    expect(summaryLines(summary(['US', 2, null]), 'country')[0]?.remainingUsd).toBeNull();
  });
});

describe('withChosen', () => {
  it('keeps a chosen line whose last order has gone', () => {
    const lines = summaryLines(summary(['US', 2, 1]), 'country');
    expect(withChosen(lines, new Set(['US', 'JP'])).map(({ text, orders }) => [text, orders])).toEqual([
      ['US', 2],
      ['JP', 0],
    ]);
  });
});
