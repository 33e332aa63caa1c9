import { describe, expect, it } from 'vitest';
import { bellState } from './bell-state.ts';

describe('bellState', () => {
  it.each([
    [{ event_log: true, new_logs: true }, false, { isEnabled: true, hasDot: true }],
    [{ event_log: true, new_logs: true }, true, { isEnabled: true, hasDot: false }],
    [{ event_log: true, new_logs: false }, false, { isEnabled: true, hasDot: false }],
    [{ event_log: false, new_logs: false }, false, { isEnabled: false, hasDot: false }],
    [{ event_log: null }, true, { isEnabled: false, hasDot: false }],
  ])('of %j, selected %s', (row, isSelected, state) => {
    expect(bellState(row, isSelected)).toEqual(state);
  });
});
