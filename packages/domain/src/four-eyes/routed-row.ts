import { canonicalText } from '../json-text.ts';
import { groupLeadsTo, type GroupDocument } from '../strategy-groups/group-document.ts';
import type { StrategyNode } from '../strategy-groups/strategy-graph.ts';

/** A group, custom strategy or flat setting with all that routing reads of it. */
export type RoutedRow = Omit<StrategyNode, 'id'> & {
  /** Equal texts route alike. */
  readonly content: string;
};

type Values = Pick<StrategyNode, 'name' | 'asset_class' | 'owner_account' | 'owner_alloc_account'>;

/** The documents of the three kinds, as far as they lead somewhere. */
export type RoutedDocuments = {
  readonly group: GroupDocument;
  readonly strategy: { readonly strategy_destination: string };
  readonly setting: unknown;
};

export type RoutedKind = keyof RoutedDocuments;

type Of<Kind extends RoutedKind> = Kind extends RoutedKind
  ? Values & {
      readonly kind: Kind;
      readonly document: RoutedDocuments[Kind];
      /** Null for a row that is not stored yet. */
      readonly id: number | null;
    }
  : never;

export type RoutedValues = Of<RoutedKind>;

export function routedRow(row: RoutedValues): RoutedRow {
  const { kind, name, asset_class, owner_account, owner_alloc_account } = row;
  // What the arms of a group have learnt belongs to its id: the same group anew shares orders in another way.
  const content = canonicalText(kind === 'group' ? { ...row.document, id: row.id } : row.document);
  return { kind, name, asset_class, owner_account, owner_alloc_account, leadsTo: namesIn(row), content };
}

function namesIn(row: RoutedValues): readonly string[] {
  if (row.kind === 'group') return groupLeadsTo(row.document);
  // A flat setting names its algorithm and nothing else.
  return row.kind === 'strategy' ? [row.document.strategy_destination] : [];
}
