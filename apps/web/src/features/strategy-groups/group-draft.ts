import type { AssetClass } from '@meridian/domain/asset-class';
import type { RuleOperator } from '@meridian/domain/entities/conditional-rule';
import type { StrategyGroupType } from '@meridian/domain/entities/strategy-group';
import { finiteNumber } from '@meridian/domain/finite-number';
import { filterOf } from '@meridian/domain/strategy-groups/conditional-filters';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { groupProblem } from '@meridian/domain/strategy-groups/group-problem';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';

export type FilterDraft = {
  readonly key: number;
  readonly filter: string;
  readonly operator: RuleOperator;
  /** The values as typed. */
  readonly values: readonly string[];
};

export type RuleDraft = {
  readonly key: number;
  readonly result_destination: string;
  readonly filters: readonly FilterDraft[];
};

export type ArmDraft = { readonly key: number; readonly name: string; readonly min: number; readonly max: number };

/** A group that is being edited. It holds the fields of every type, so that a change of type loses nothing. */
export type GroupDraft = {
  readonly id: number | null;
  readonly version: number | null;
  readonly name: string;
  readonly type: StrategyGroupType;
  readonly base: string;
  readonly asset_class: AssetClass;
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
  readonly rules: readonly RuleDraft[];
  readonly arms: readonly ArmDraft[];
};

let lastKey = 0;

/** A key that identifies a row while it moves. */
export function newKey(): number {
  lastKey += 1;
  return lastKey;
}

export function newFilter(): FilterDraft {
  return { key: newKey(), filter: 'percent_of_adv', operator: '>', values: [''] };
}

export function newRule(): RuleDraft {
  return { key: newKey(), result_destination: '', filters: [newFilter()] };
}

type Shown = Omit<NamedGroup, 'multi_arm_param_values'> &
  Pick<ConditionalStrategyGroup, 'multi_arm_param_values'> & { readonly id?: number; readonly version?: number };

export function draftOf(group: Shown): GroupDraft {
  const { name, type, base, asset_class, owner_account, owner_alloc_account } = group;
  return {
    id: group.id ?? null,
    version: group.version ?? null,
    name,
    type,
    base,
    asset_class,
    owner_account,
    owner_alloc_account,
    rules: group.rules.map(({ result_destination, filters }) => ({
      key: newKey(),
      result_destination,
      filters: filters.map(({ filter, operator, values }) => ({
        key: newKey(),
        filter,
        operator,
        values: values.map(String),
      })),
    })),
    arms: Object.entries(group.multi_arm_param_values).map(([arm, { min_alloc, max_alloc }]) => ({
      key: newKey(),
      name: arm,
      min: min_alloc,
      max: max_alloc,
    })),
  };
}

export function newDraft(asset_class: AssetClass, owner_account: string | null): GroupDraft {
  const owner = { owner_account, owner_alloc_account: null };
  return {
    id: null,
    version: null,
    name: '',
    type: 'conditional',
    base: '',
    asset_class,
    ...owner,
    rules: [newRule()],
    arms: [],
  };
}

/** A copy of a group under a new name. */
export function copyOf(draft: GroupDraft): GroupDraft {
  return { ...draft, id: null, version: null, name: `${draft.name} copy` };
}

/** The document to save, without fields that the group's type does not use. */
export function documentOf(draft: GroupDraft): NamedGroup {
  const { name, type, base, asset_class, owner_account, owner_alloc_account, rules, arms } = draft;
  return {
    name: name.trim(),
    type,
    base,
    asset_class,
    owner_account,
    owner_alloc_account,
    multi_arm_param_values:
      type === 'multi-arm'
        ? Object.fromEntries(arms.map((arm) => [arm.name, { min_alloc: arm.min, max_alloc: arm.max }]))
        : {},
    rules: type === 'conditional' ? rules.map(ruleOf) : [],
  };
}

function ruleOf({ result_destination, filters }: RuleDraft) {
  return {
    result_destination,
    filters: filters.map(({ filter, operator, values }) => ({
      filter,
      operator,
      values: values.map((value) => typedValue(filter, value)),
    })),
  };
}

/** Numbers are stored as numbers, so that every reader compares them alike. */
function typedValue(filter: string, value: string): string | number {
  const number = filterOf(filter)?.kind === 'number' ? finiteNumber(value) : null;
  return number ?? value.trim();
}

/** Why saving is not possible yet. Null when it is. */
export function draftProblem(draft: GroupDraft): string | null {
  const group = documentOf(draft);
  if (group.name === '') return 'Enter a name for the group.';
  if (group.base === '') return 'Choose a base strategy.';
  if (draft.type === 'conditional') {
    const open = draft.rules.findIndex((rule) => rule.result_destination === '');
    if (open >= 0) return `Rule ${open + 1}: choose where its orders go.`;
  }
  if (draft.type === 'multi-arm') {
    if (draft.arms.some(({ name }) => name === '')) return 'Choose a strategy for each arm.';
    // Arms are stored by name, so two equal names would become one arm.
    if (new Set(draft.arms.map(({ name }) => name)).size < draft.arms.length)
      return 'Each arm needs a strategy of its own.';
  }
  return groupProblem(group);
}

/** Moves a row to the position of another. */
export function moved<Row extends { readonly key: number }>(
  rows: readonly Row[],
  key: number,
  to: number,
): readonly Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || to === from) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
