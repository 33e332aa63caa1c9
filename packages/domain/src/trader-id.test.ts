import { describe, expect, it } from 'vitest';
import { traderIdOf, traderIdProblem } from './trader-id.ts';

describe('trader ids', () => {
  it('are the user’s number until an administrator sets one', () => {
    expect(traderIdOf({ id: 12, trader_id: null })).toBe('T12');
    expect(traderIdOf({ id: 12, trader_id: 'JKERR' })).toBe('JKERR');
  });

  it.each([
    ['JKERR', null],
    ['T12', null],
    ['J', 'A trader id has 2 to 12 capital letters and digits, a letter first.'],
    ['jkerr', 'A trader id has 2 to 12 capital letters and digits, a letter first.'],
    ['J KERR', 'A trader id has 2 to 12 capital letters and digits, a letter first.'],
    ['T13', 'T with a number belongs to users who have no trader id yet.'],
  ])('%s for user 12: %s', (traderId, problem) => {
    expect(traderIdProblem(traderId, 12)).toBe(problem);
  });
});
