import { formatUpTo } from '@meridian/domain/number-format';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { ruleWords } from '@meridian/domain/strategy-groups/rule-words';
import type { DiffLine } from '../../components/diff-table.tsx';

export type GroupChange = { readonly what: string; readonly before: string; readonly after: string };

type Lines = ReadonlyMap<string, string>;

function linesOf(group: NamedGroup | null): Lines {
  if (group === null) return new Map();
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

/** Two versions line by line, changed or not. '' where a version has no such line. */
export function groupLines(before: NamedGroup | null, after: NamedGroup | null): readonly DiffLine[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const lines = [...new Set([...was.keys(), ...is.keys()])].map((what) =>
    lineOf(what, was.get(what) ?? '', is.get(what) ?? ''),
  );
  const order = lineOf('Order of arms', keptArms(before, after), keptArms(after, before));
  return order.isChanged ? [...lines, order] : lines;
}

function lineOf(what: string, was: string, is: string): DiffLine {
  return { key: what, label: what, cells: [was, is], isChanged: was !== is };
}

/** The arms of a version that another has too, in their order. */
function keptArms(group: NamedGroup | null, other: NamedGroup | null): string {
  const kept = other?.multi_arm_param_values ?? {};
  return Object.keys(group?.multi_arm_param_values ?? {})
    .filter((arm) => Object.hasOwn(kept, arm))
    .join(', ');
}

export function groupChanges(before: NamedGroup | null, after: NamedGroup): readonly GroupChange[] {
  return groupLines(before, after)
    .filter(({ isChanged }) => isChanged)
    .map(({ label, cells: [was = '', is = ''] }) => ({ what: label, before: was, after: is }));
}

/** `Rule 2: % ADV > 60 → pov; Rule 3 removed` */
export function changesText(changes: readonly GroupChange[]): string {
  if (changes.length === 0) return 'No change';
  return changes.map(({ what, after }) => (after === '' ? `${what} removed` : `${what}: ${after}`)).join('; ');
}
