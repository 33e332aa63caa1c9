import { describe, expect, it } from 'vitest';
import { displayMustFinish } from './must-finish.ts';

describe('displayMustFinish', () => {
  it.each([
    ['vwap', false, 'ON'],
    ['VWAP', null, 'ON'],
    ['close', false, 'ON'],
    ['twap', undefined, 'ON'],
    ['pov', true, 'ON'],
    ['pov', 1, 'ON'],
    ['pov', '1', 'ON'],
    ['pov', false, 'OFF'],
    ['vwap_list', false, 'OFF'],
    [null, null, 'OFF'],
    ['', 'perhaps', 'OFF'],
  ] as const)('%s with flag %s is %s', (strat, must_finish, shown) => {
    expect(displayMustFinish({ strat, must_finish })).toBe(shown);
  });
});
