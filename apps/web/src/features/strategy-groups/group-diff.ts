import { filterOf } from '@meridian/domain/strategy-groups/conditional-filters';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { formatUpTo } from '@meridian/domain/number-format';

export type GroupChange = { readonly what: string; readonly before: string; readonly after: string };

type Lines = ReadonlyMap<string, string>;

function filterWords({ filter, operator, values }: NamedGroup['rules'][number]['filters'][number]): string {
  return `${filterOf(filter)?.label ?? filter} ${operator} ${values.join(operator === 'between' ? ' and ' : ', ')}`;
}

/** `% ADV > 5 and Country in JP, HK → POV` */
export function ruleWords({ filters, result_destination }: NamedGroup['rules'][number]): string {
  return `${filters.map(filterWords).join(' and ')} → ${result_destination}`;
}

function linesOf(group: NamedGroup): Lines {
  const { name, type, base, owner_account, owner_alloc_account, rules, multi_arm_param_values } = group;
  return new Map([
    ['Name', name],
    ['Type', type],
    ['Owner', owner_alloc_account ?? owner_account ?? 'All accounts'],
    ['Base strategy', base],
    ...rules.map((rule, index) => [`Rule ${index + 1}`, ruleWords(rule)] as const),
    ...Object.entries(multi_arm_param_values).map(
      ([arm, { min_alloc, max_alloc }]) =>
        [`Arm ${arm}`, `${formatUpTo(min_alloc, 2)}% to ${formatUpTo(max_alloc, 2)}%`] as const,
    ),
  ]);
}

/** What differs between two versions, line by line; '' where there was nothing. */
export function groupChanges(before: NamedGroup | null, after: NamedGroup): readonly GroupChange[] {
  const was: Lines = before === null ? new Map() : linesOf(before);
  const is = linesOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((what) => ({ what, before: was.get(what) ?? '', after: is.get(what) ?? '' }))
    .filter((change) => change.before !== change.after);
}
