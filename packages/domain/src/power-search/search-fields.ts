import { parentOrderCatalogue } from '../columns/catalogue/parent-order-catalogue.ts';
import type { ColumnDefinition } from '../columns/column.ts';
import { COLUMN_KINDS, type SearchKind } from '../columns/column-kind.ts';
import { ANY_FIELD, type SearchOperator } from './power-search.ts';

export type SearchField = {
  readonly id: string;
  /** As the text form writes it. */
  readonly name: string;
  readonly header: string;
  /** What the values of the field are, and so how they are written and compared. */
  readonly kind: SearchKind;
  /** Null for the field that stands for several. */
  readonly column: ColumnDefinition | null;
};

/** One word, so that it needs no quotes; else the id. */
function nameOf({ id, header, names: [other] }: ColumnDefinition): string {
  if (other !== undefined) return other;
  const word = header.replace(/^% /u, '%').toLowerCase();
  return /^%?[a-z][a-z-]*$/u.test(word) ? word : id;
}

const columns = Object.values<ColumnDefinition>(parentOrderCatalogue).filter(({ source }) => source !== 'control');

/** Everything a parent order can be searched by, in the order of the catalogue. */
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

/** Spaces and the like do not tell names apart: `% Cmpl`, `%cmpl` and `%CMPL` are one. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/gu, '');
}

/** Ids before names before headers, because a header may say what is another's id. */
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

/** By id, header or another name, however it is written. */
export function findSearchField(name: string): SearchField | null {
  return byName.get(folded(name)) ?? null;
}

/** Fields that answer to what was typed of them, the likeliest first; without anything typed, all as they stand. */
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

/** 0 where the name itself begins so, 1 where another one does, 2 where one has it in it. */
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

/** What a colon means: free texts are looked into, everything else is named. */
export function colonOperator({ kind }: SearchField): 'contains' | '=' {
  return kind === 'text' ? 'contains' : '=';
}
