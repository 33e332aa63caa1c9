import { describe, expect, it } from 'vitest';
import { STRATEGY_NAMES } from './strategy-names.ts';
import { timeInForceProblem } from './time-in-force.ts';

describe('the time in force of an order', () => {
  it.each(STRATEGY_NAMES)('may be the day or until cancelled for %s, and never at once', (strategy) => {
    expect([timeInForceProblem(strategy, 'DAY'), timeInForceProblem(strategy, 'GTC')]).toEqual([null, null]);
    expect(timeInForceProblem(strategy, 'IOC')).toContain('IOC is for child orders');
    expect(timeInForceProblem(strategy, 'FOK')).toContain('FOK is for child orders');
  });

  it('is an auction only for orders that trade only in it', () => {
    expect(STRATEGY_NAMES.filter((strategy) => timeInForceProblem(strategy, 'OPG') === null)).toEqual(['moo']);
    expect(STRATEGY_NAMES.filter((strategy) => timeInForceProblem(strategy, 'CLS') === null)).toEqual(['moc']);
  });
});
