import { usdText } from '@meridian/domain/limits/limit-fields';
import { formatUpTo } from '@meridian/domain/number-format';
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

function reviewText({ review_above_usd, review_above_percent_of_adv }: Limits): string {
  const bounds = [
    ...(review_above_usd === null ? [] : [usdText(review_above_usd)]),
    ...(review_above_percent_of_adv === null ? [] : [`${formatUpTo(review_above_percent_of_adv, 1)}% of ADV`]),
  ];
  return bounds.length === 0 ? 'No order needs a review.' : `Orders above ${bounds.join(' or ')} need a review.`;
}
