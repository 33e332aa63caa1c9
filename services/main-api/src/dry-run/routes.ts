import type { ConditionalRule } from '@meridian/domain/entities/conditional-rule';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { firstRuleSql } from '@meridian/history/queries/rule-sql';

/** One way that orders can take, and what works them there. */
export type Way = {
  readonly label: string;
  readonly name: string;
  /** Null where it could not be found. */
  readonly algorithm: string | null;
  /** Wanted share of the volume, percent. */
  readonly rate: number | null;
};

export type Leaf = Pick<Way, 'algorithm' | 'rate'>;

type Choice =
  | { readonly kind: 'rules'; readonly rules: readonly ConditionalRule[] }
  | { readonly kind: 'shares'; readonly shares: readonly number[] }
  | { readonly kind: 'strategy' };

/** How orders are sent on: the ways, and how one of them is chosen. */
export type Routes = { readonly ways: readonly Way[]; readonly choice: Choice };

/** A group's ways; `shares` are its arms' chances, in their order. */
export function groupRoutes(group: NamedGroup, shares: readonly number[], leafOf: (name: string) => Leaf): Routes {
  const way = (label: string, name: string): Way => ({ label, name, ...leafOf(name) });
  if (group.type === 'multi-arm') {
    const arms = Object.keys(group.multi_arm_param_values).map((name, index) => way(`Arm ${index + 1}`, name));
    return { ways: arms, choice: { kind: 'shares', shares } };
  }
  const rules = group.type === 'conditional' ? group.rules : [];
  const ways = rules.map((rule, index) => way(`Rule ${index + 1}`, rule.result_destination));
  const base = way(rules.length === 0 ? 'Base' : 'Otherwise', group.base);
  return { ways: [...ways, base], choice: { kind: 'rules', rules } };
}

/** As the orders were sent: by the strategy that each one named. */
export function sentRoutes(): Routes {
  const ways = [...STRATEGY_NAMES, 'other'].map((name) => ({ label: 'Sent as', name, algorithm: name, rate: null }));
  return { ways, choice: { kind: 'strategy' } };
}

/** Spreads orders over shares, the same order always alike. */
const DRAW = '(hash(parent_order_numeric_id) % 1000003) / 1000003.0';

/** The number of an order's way, as a statement over past orders. */
export function indexSql({ ways, choice }: Routes): string {
  if (choice.kind === 'rules') return firstRuleSql(choice.rules);
  const last = ways.length - 1;
  if (choice.kind === 'strategy') {
    return `CASE strat ${ways
      .slice(0, last)
      .map(({ name }, index) => `WHEN '${name}' THEN ${index}`)
      .join(' ')} ELSE ${last} END`;
  }
  let reached = 0;
  const cases = choice.shares.slice(0, last).map((share, index) => {
    reached += share;
    return `WHEN ${DRAW} < ${reached} THEN ${index}`;
  });
  return cases.length === 0 ? '0' : `CASE ${cases.join(' ')} ELSE ${last} END`;
}
