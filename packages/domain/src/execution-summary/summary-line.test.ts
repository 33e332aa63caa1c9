import { describe, expect, it } from 'vitest';
import { aCostSummary } from './a-cost-summary.fixture.ts';
import { summaryLine } from './summary-line.ts';

describe('a line of the execution summary', () => {
  it('has the cost against its benchmark, the expected range and its reading', () => {
    const line = summaryLine('US_REBAL_1', aCostSummary(), 'ivwap');
    expect(line).toMatchObject({ id: '=US_REBAL_1', costBps: 2.7, costUsd: 9_566.1, reading: 'Behind and expensive' });
    expect(line.expected?.low).toBeCloseTo(0.1, 2);
    expect(line.expected?.high).toBeCloseTo(1.7, 2);
    expect(line.aboveExpectedUsd).toBeCloseTo(6_377.4, 6);
    expect(line.goalPercent).toBeCloseTo(46.5, 9);
  });

  it('has its own range against arrival and none against the day’s VWAP', () => {
    expect(summaryLine('L', aCostSummary(), 'arrival')).toMatchObject({ costBps: 3.4, reading: 'Behind' });
    expect(summaryLine('L', aCostSummary({ percent_ahead: 0 }), 'dvwap')).toMatchObject({
      costTicks: -0.4,
      expected: null,
      aboveExpectedUsd: null,
      reading: null,
    });
  });

  it('of orders without a list has no name and a unique id', () => {
    expect(summaryLine(null, aCostSummary(), 'ivwap')).toMatchObject({ id: '', name: null });
    expect(summaryLine('', aCostSummary(), 'ivwap')).toMatchObject({ id: '=', name: null });
  });
});
