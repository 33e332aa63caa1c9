import { describe, expect, it } from 'vitest';
import { aDryRun, aFlow, aWay } from './a-dry-run.fixture.ts';
import { dollars, isOfFilter, readingText } from './dry-run-text.ts';

const flows = [aFlow(0, 0), aFlow(1, 0, { reading: 'too-few' }), aFlow(0, 1)];
const result = aDryRun({ changed: 2, flows });

describe('the texts of a dry run', () => {
  it('name the conclusive and the inconclusive changes of route', () => {
    expect(readingText(result)).toBe(
      'Cheaper: Desk default → Close seekers. Too few orders to tell: VWAP list → POV 10%.',
    );
    expect(readingText({ ...result, flows: [] })).toBe('No order changes route.');
  });

  it('name two changes of route and count the others', () => {
    const many = [aFlow(0, 1), aFlow(1, 0), aFlow(2, 0), aFlow(2, 1)];
    const today = [...result.today, aWay('Opening list')];
    expect(readingText({ ...result, today, flows: many })).toBe(
      'Cheaper: Desk default → Close seekers, VWAP list → POV 10% and 2 more.',
    );
  });

  it('give a change of cost in dollars, and no sign for zero', () => {
    expect(dollars(-1.1, 741_000_000)).toBe('−$82K');
    expect(dollars(0, 741_000_000)).toBe('$0K');
    expect(dollars(null, 1)).toBe('–');
  });

  it('filter orders by flow, by new route, or not at all', () => {
    const order = { today: 1, drafted: 0 };
    expect(['1-0', 'to-0', null].map((filter) => isOfFilter(order, filter))).toEqual([true, true, true]);
    expect(['0-0', 'to-1'].map((filter) => isOfFilter(order, filter))).toEqual([false, false]);
  });
});
