import { describe, expect, it } from 'vitest';
import { A_SHARE, A_SPREAD } from '@meridian/domain/order-ticket/instrument-facts.fixture';
import type { StrategyChoice } from '@meridian/protocol/live/trade-questions';
import { settingOptions, strategyFor, strategyOptions } from './strategy-options.ts';

const SETTING: StrategyChoice = {
  name: 'Desk default v2',
  kind: 'setting',
  strat: 'POV',
  asset_class: 'EQUITY',
  owner_account: null,
  owner_alloc_account: null,
  param_values: { pr: 12 },
};

function names(instrument: typeof A_SHARE) {
  return strategyOptions(instrument).map(({ value }) => value);
}

describe('strategies of a ticket', () => {
  it('are those that can work the instrument', () => {
    expect(names(A_SHARE)).not.toContain('calendar-spread');
    expect(names(A_SHARE)).not.toContain('staging');
    expect(names(A_SPREAD)).toContain('calendar-spread');
    expect(names(A_SPREAD)).not.toContain('dark');
  });

  it('go on with the next instrument where they can', () => {
    expect(strategyFor('dark', A_SHARE)).toBe('dark');
    expect(strategyFor('dark', A_SPREAD)).toBe('calendar-spread');
    expect(strategyFor('calendar-spread', A_SHARE)).toBe('vwap');
  });
});

describe('settings of a ticket', () => {
  const draft = { strat: 'pov', account: 'A', alloc_account: 'A1' } as const;

  it.each([
    [{}, true],
    [{ strat: 'vwap' }, false],
    [{ strat: null, kind: 'group' }, true],
    [{ asset_class: 'FUTURE' }, false],
    [{ asset_class: null }, true],
    [{ owner_account: 'B' }, false],
    [{ owner_account: 'A', owner_alloc_account: 'A1' }, true],
  ] as const)('with %j: %s', (change, isOffered) => {
    expect(settingOptions([{ ...SETTING, ...change }], draft, A_SHARE)).toHaveLength(isOffered ? 1 : 0);
  });
});
