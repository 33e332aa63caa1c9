import { describe, expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';

const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  documentLines(before, after)
    .filter(({ isChanged }) => isChanged)
    .map(({ label, cells: [was, is] }) => [label, was, is]);

const arm = (min_alloc: number) => ({ multi_arm_param_values: { vwap: { min_alloc, max_alloc: 50 } } });
const venue = (destinations: readonly string[], destination: string) => ({
  defaultDestinations: destinations,
  venueOverrides: [{ venue: 'XNAS', destination }],
});

describe('what a configuration file would change', () => {
  it('names parameters and their values as the settings screen does', () => {
    const before = { strategy_destination: 'vwap', param_values: { vc: 20 } };
    expect(changed(before, { strategy_destination: 'vwap', param_values: { vc: 25 } })).toEqual([
      ['Volume cap', '20%', '25%'],
    ]);
  });

  it('describes rules and arms in words, and what the file leaves out', () => {
    const rule = { result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] };
    expect(changed({ rules: [rule], multi_arm_param_values: {} }, { rules: [], multi_arm_param_values: {} })).toEqual([
      ['Rule 1', '% ADV > 5 → pov', ''],
    ]);
    expect(changed(arm(10), arm(20))).toEqual([['Arm vwap', '10% to 50%', '20% to 50%']]);
  });

  it('describes lists, switches and overrides without code', () => {
    expect(changed(venue(['A', 'B'], 'A'), venue(['B'], 'B'))).toEqual([
      ['Default destinations', 'A, B', 'B'],
      ['Override', 'A', 'B'],
    ]);
    expect(changed({ is_enabled: true }, { is_enabled: false })).toEqual([['Enabled', 'yes', 'no']]);
  });
});
