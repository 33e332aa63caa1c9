import { parentOrderCatalogue } from '../columns/catalogue/parent-order-catalogue.ts';
import type { ColumnDefinition } from '../columns/column.ts';
import { COLUMN_KINDS, type SearchKind } from '../columns/column-kind.ts';
import { ANY_FIELD, type SearchOperator } from './power-search.ts';

export type SearchField = {
  readonly id: string;
  /** The name in the text form. */
  readonly name: string;
  readonly header: string;
  /** The type of the values, which decides how they are written and compared. */
  readonly kind: SearchKind;
  /** Null for the field that stands for several columns. */
  readonly column: ColumnDefinition | null;
};

/** One word that needs no quotes, otherwise the id. */
function nameOf({ id, header, names: [other] }: ColumnDefinition): string {
  if (other !== undefined) return other;
  const word = header.replace(/^% /u, '%').toLowerCase();
  return /^%?[a-z][a-z-]*$/u.test(word) ? word : id;
}

const columns = Object.values<ColumnDefinition>(parentOrderCatalogue).filter(({ source }) => source !== 'control');

/** All search fields of a parent order, in the order of the catalogue. */
export const SEARCH_FIELDS: readonly SearchField[] = [
  { id: ANY_FIELD, name: ANY_FIELD, header: 'Any', kind: 'text', column: null },
  ...columns.map((column) => ({
    id: column.id,
    name: nameOf(column),
    header: column.header,
    kind: COLUMN_KINDS[column.kind].search,
    column,
  })),
];

const byId = new Map(SEARCH_FIELDS.map((field) => [field.id, field]));

/** Ignores case, spaces and similar: `% Cmpl`, `%cmpl` and `%CMPL` are equal. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/gu, '');
}

/** Ids precede names and headers, because one column's header may be another's id. */
const byName = new Map<string, SearchField>(
  [
    ...SEARCH_FIELDS.map((field) => [field.header, field] as const),
    ...SEARCH_FIELDS.flatMap((field) => (field.column?.names ?? []).map((name) => [name, field] as const)),
    ...SEARCH_FIELDS.map((field) => [field.name, field] as const),
    ...SEARCH_FIELDS.map((field) => [field.id, field] as const),
  ].map(([name, field]) => [folded(name), field]),
);

export function searchField(id: string): SearchField | null {
  return byId.get(id) ?? null;
}

/** By id, header or other name, in any notation. */
export function findSearchField(name: string): SearchField | null {
  return byName.get(folded(name)) ?? null;
}

/** Fields that match the typed text, best first. All fields without text. */
export function fieldsLike(typed: string): readonly SearchField[] {
  const named = SEARCH_FIELDS.filter((field) => field.column !== null);
  if (folded(typed) === '') return named;
  const ranked = named.flatMap((field) => {
    const rank = nameRank(field, typed);
    return rank === null ? [] : [{ field, rank }];
  });
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank || a.field.name.length - b.field.name.length);
  return sorted.map(({ field }) => field);
}

/** 0 when the main name starts with the text, 1 when another name does, 2 when a name contains it. */
function nameRank(field: SearchField, typed: string): number | null {
  const wanted = folded(typed);
  const names = [field.name, ...(field.column?.names ?? []), field.header, field.id].map(folded);
  const begins = names.findIndex((name) => name.startsWith(wanted));
  if (begins === 0) return 0;
  if (begins > 0) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : null;
}

const EQUALITY: readonly SearchOperator[] = ['=', '!='];
const TEXT: readonly SearchOperator[] = ['=', '!=', 'contains', 'starts with', 'in', '<', '<=', '>', '>='];
const ORDERED: readonly SearchOperator[] = ['=', '!=', '<', '<=', '>', '>=', 'in', 'between'];

export function operatorsOf({ id, kind }: SearchField): readonly SearchOperator[] {
  if (id === ANY_FIELD) return ['contains', 'starts with', '='];
  if (kind === 'flag') return EQUALITY;
  return kind === 'text' || kind === 'choice' ? TEXT : ORDERED;
}

/** A colon means "contains" for free texts and "=" for everything else. */
export function colonOperator({ kind }: SearchField): 'contains' | '=' {
  return kind === 'text' ? 'contains' : '=';
}
