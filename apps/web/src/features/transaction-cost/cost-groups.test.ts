import { describe, expect, it } from 'vitest';
import { leftOutText } from './cost-groups.tsx';
import { costGroupsQuestion } from './use-transaction-cost.ts';

describe('what own orders cost by group', () => {
  it('by list and by country is of the asset class on the screen, and by asset class of all', () => {
    expect(costGroupsQuestion('list', 60, 'FUTURE')).toEqual({ group: 'list', days: 60, asset_class: 'FUTURE' });
    expect(costGroupsQuestion('country', 20, 'EQUITY')).toMatchObject({ asset_class: 'EQUITY' });
    expect(costGroupsQuestion('list', 60, 'CALENDAR SPREAD')).toMatchObject({ asset_class: 'FUTURE' });
    expect(costGroupsQuestion('asset-class', 60, 'FUTURE')).toEqual({ group: 'asset-class', days: 60 });
  });

  it('says how many orders it leaves out, and why', () => {
    expect(leftOutText([{ left_out: 1_200 }, { left_out: 34 }])).toBe(
      '1,234 orders say nothing about impact and are left out: under half filled, limited out or halted.',
    );
    expect(leftOutText([{ left_out: 0 }])).toBe('');
  });
});
