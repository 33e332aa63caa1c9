import { usdText } from '@meridian/domain/limits/limit-fields';
import { formatUpTo } from '@meridian/domain/number-format';
import { DESK_LIMITS } from '@meridian/domain/order-checks/account-limits';
import type { LimitRow } from './limit-rows.ts';

type Limits = NonNullable<LimitRow['limits']>;

const OVERRIDE_TEXT = {
  anyone: 'Anyone may override warnings.',
  administrators: 'Administrators may override warnings.',
  nobody: 'Nobody may override warnings.',
} as const;

/** What an account may trade and who decides, one sentence each. */
export function rulesText(limits: Limits): string {
  return [
    scopeText(limits),
    OVERRIDE_TEXT[limits.may_override],
    speedText(limits),
    reviewText(limits),
    limits.raise_needs_approval ? 'A second person approves a higher limit.' : 'A higher limit needs no approval.',
    ...(limits.strategy_change_needs_approval ? ['A second person approves a change of strategies.'] : []),
  ].join(' ');
}

function scopeText({ asset_classes, countries, strategies }: Limits): string {
  const assets = asset_classes?.join(', ') ?? 'all asset classes';
  const places = countries?.join(', ') ?? 'all countries';
  return `May trade ${assets} in ${places} with ${strategies?.join(', ') ?? 'all strategies'}.`;
}

function speedText({ warn_percent_of_volume, max_percent_of_volume }: Limits): string {
  const max = max_percent_of_volume ?? DESK_LIMITS.max_percent_of_volume;
  const warn = warn_percent_of_volume ?? DESK_LIMITS.warn_percent_of_volume;
  return `An order may be ${formatUpTo(max, 1)}% of the volume expected in its time, with a warning above ${formatUpTo(warn, 1)}%.`;
}

function reviewText({ review_above_usd, review_above_percent_of_adv, release_needs_another }: Limits): string {
  const bounds = [
    ...(review_above_usd === null ? [] : [usdText(review_above_usd)]),
    ...(review_above_percent_of_adv === null ? [] : [`${formatUpTo(review_above_percent_of_adv, 1)}% of ADV`]),
  ];
  if (bounds.length === 0) return 'No order needs a review.';
  const who = release_needs_another ? 'another person' : 'anyone, their author too';
  return `Orders above ${bounds.join(' or ')} need a review: ${who} releases them.`;
}
