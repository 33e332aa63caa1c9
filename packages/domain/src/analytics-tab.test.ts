import { describe, expect, it } from 'vitest';
import { analyticsTab } from './analytics-tab.ts';

describe('analyticsTab', () => {
  it.each([
    [1, 'Pre Trade Analytics'],
    [2, 'Progress'],
    [3, 'Event Log'],
    [4, 'Microstrategy'],
    [5, 'Transaction Cost'],
    [7, 'Auctions'],
    ['7', 'Auctions'],
    [6, 'Parameters'],
    [0, 'Parameters'],
    [8, 'Parameters'],
    ['x', 'Parameters'],
    [null, 'Parameters'],
    [undefined, 'Parameters'],
  ])('%j is %s', (code, tab) => {
    expect(analyticsTab(code)).toBe(tab);
  });
});
