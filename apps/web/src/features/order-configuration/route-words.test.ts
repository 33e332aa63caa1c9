import { describe, expect, it } from 'vitest';
import { routeDifferences, ruleLinks } from './route-words.ts';

const TAKEN = {
  strategy: 'pov',
  setting_name: 'POV 5% passive',
  group_name: 'POV bandit Q4',
  arms: [{ group: 'POV bandit Q4', arm: 'POV 5% passive' }],
  explanation: [],
};

describe('the rule behind an order', () => {
  it('is linked', () => {
    expect(ruleLinks(TAKEN).map(({ path }) => path)).toEqual([
      null,
      '/strategies/settings?setting=POV%205%25%20passive',
      '/strategies/groups?group=POV%20bandit%20Q4',
      '/strategies/groups?group=POV%20bandit%20Q4',
    ]);
    const plain = ruleLinks({ ...TAKEN, setting_name: null, group_name: null, arms: [] });
    expect(plain.every(({ path }) => path === null)).toBe(true);
  });

  it('names the strategy as the ticket does', () => {
    expect(ruleLinks(TAKEN)[0]).toMatchObject({ name: 'Strategy', text: 'POV' });
    expect(routeDifferences({ taken: TAKEN, now: { ...TAKEN, strategy: 'optimal' } })).toEqual([
      'Strategy POV → Optimal (IS)',
    ]);
  });

  it('is compared with the current choice', () => {
    const now = { ...TAKEN, group_name: null, arms: [] };
    expect(routeDifferences({ taken: TAKEN, now })).toEqual([
      'Group POV bandit Q4 → none',
      'Arm POV 5% passive → none',
    ]);
    expect(routeDifferences({ taken: TAKEN, now: TAKEN })).toEqual([]);
    expect(routeDifferences({ taken: null, now })).toEqual([]);
  });
});
