import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import type { ExplainedRoute, RouteExplanation } from '@meridian/protocol/live/route-explanation';

type RuleLink = { readonly name: string; readonly text: string; readonly path: string | null };

function to(screen: string, key: string, value: string): string {
  return `/strategies/${screen}?${key}=${encodeURIComponent(value)}`;
}

function armsOf({ arms }: ExplainedRoute): string {
  return arms.map(({ arm }) => arm).join(', ');
}

function labelOf(strategy: string): string {
  return isStrategyName(strategy) ? PARAMETER_CATALOGUE[strategy].label : strategy;
}

/** The settings and groups that decided, each with a link to edit it. */
export function ruleLinks({ strategy, setting_name, group_name, arms }: ExplainedRoute): readonly RuleLink[] {
  return [
    { name: 'Strategy', text: labelOf(strategy), path: null },
    {
      name: 'Setting',
      text: setting_name ?? '',
      path: setting_name === null ? null : to('settings', 'setting', setting_name),
    },
    { name: 'Group', text: group_name ?? '', path: group_name === null ? null : to('groups', 'group', group_name) },
    {
      name: 'Arm',
      text: arms.map(({ arm }) => arm).join(', '),
      path: arms[0] === undefined ? null : to('groups', 'group', arms[0].group),
    },
  ];
}

/** What the current configuration would choose differently, in words. */
export function routeDifferences({ taken, now }: Pick<RouteExplanation, 'taken' | 'now'>): readonly string[] {
  if (taken === null || now === null) return [];
  const pairs = [
    ['Strategy', labelOf(taken.strategy), labelOf(now.strategy)],
    ['Setting', taken.setting_name ?? 'none', now.setting_name ?? 'none'],
    ['Group', taken.group_name ?? 'none', now.group_name ?? 'none'],
    ['Arm', armsOf(taken) || 'none', armsOf(now) || 'none'],
  ] as const;
  return pairs.flatMap(([name, was, is]) => (was === is ? [] : [`${name} ${was} → ${is}`]));
}
