import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { expect, it } from 'vitest';
import { rulesText } from './rules-text.ts';

it('says in sentences what an account may trade and who decides', () => {
  const limits = {
    ...NO_LIMITS,
    asset_classes: ['EQUITY'] as const,
    countries: ['US', 'GB'],
    may_override: 'administrators' as const,
    review_above_usd: 25_000_000,
    review_above_percent_of_adv: 10,
    raise_needs_approval: true,
    strategy_change_needs_approval: true,
  };
  expect(rulesText(limits)).toBe(
    'May trade EQUITY in US, GB with all strategies. Administrators may override warnings. ' +
      'An order may be 50% of the volume expected in its time, with a warning above 25%. ' +
      'Orders above $25M or 10% of ADV need a review: another person releases them. A second person approves a higher limit. ' +
      'A second person approves a change of strategies.',
  );
});

it('says so when nothing is limited', () => {
  const limits = { ...NO_LIMITS, may_override: 'anyone' as const, raise_needs_approval: false };
  expect(rulesText(limits)).toContain('May trade all asset classes in all countries with all strategies.');
  expect(rulesText({ ...limits, max_percent_of_volume: 30 })).toContain('An order may be 30% of');
  expect(rulesText(limits)).toContain('No order needs a review. A higher limit needs no approval.');
});
