import { describe, expect, it } from 'vitest';
import { searchProblem } from './check-search.ts';
import type { SearchCondition, SearchNode } from './power-search.ts';

function problemOf(...conditions: readonly SearchNode[]): string | null {
  return searchProblem({ join: 'and', conditions });
}

const GOOD: SearchCondition = { field: 'country', operator: '=', value: 'JP' };

function nested(depth: number): SearchNode {
  return depth === 0 ? GOOD : { join: 'or', conditions: [nested(depth - 1)] };
}

describe('searchProblem', () => {
  it('is null for a valid search', () => {
    expect(problemOf()).toBeNull();
    expect(problemOf(GOOD, { ...GOOD, not: true }, nested(3))).toBeNull();
  });

  it.each<[RegExp, SearchNode]>([
    [/no field nonsense/u, { ...GOOD, field: 'nonsense' }],
    [/no field constructor/u, { ...GOOD, field: 'constructor' }],
    [/cannot be searched with “contains”/u, { field: 'order_qty', operator: 'contains', value: '5' }],
    [/takes a number/u, { field: 'order_qty', operator: '<', value: '5' }],
    [/takes a number/u, { field: 'order_qty', operator: '<', value: Number.NaN }],
    [/takes on or off/u, { field: 'must_finish', operator: '=', value: 'on' }],
    [/takes a date/u, { field: 'trade_date', operator: '=', value: '2026-02-30' }],
    [/takes a list/u, { field: 'country', operator: 'in', value: 'JP' }],
    [/takes one value/u, { field: 'country', operator: '=', value: ['JP'] }],
    [/two ends/u, { field: 'order_qty', operator: 'between', value: [1] }],
    [/needs a value/u, { field: 'order_qty', operator: '>', value: null }],
    [/empty text/u, { field: 'list_name', operator: 'contains', value: '' }],
    [/takes a text/u, { field: 'list_name', operator: '=', value: 'x'.repeat(257) }],
    [/4 deep/u, nested(4)],
  ])('%s', (message, node) => expect(problemOf(node)).toMatch(message));

  it('limits conditions and values', () => {
    expect(problemOf(...Array.from({ length: 51 }, () => GOOD))).toMatch(/50 conditions/u);
    const long: SearchCondition = { field: 'country', operator: 'in', value: Array.from({ length: 101 }, () => 'JP') };
    expect(problemOf(long, long)).toMatch(/200 values/u);
  });
});
