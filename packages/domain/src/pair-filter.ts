import type { Maybe } from './maybe.ts';

/** Two checkboxes over one yes-or-no property of a row. Both start checked. */
export type PairFilter = { readonly yes: boolean; readonly no: boolean };

export type PairBox = keyof PairFilter;

export const BOTH_CHECKED: PairFilter = { yes: true, no: true };

export function togglePairBox(filter: PairFilter, box: PairBox): PairFilter {
  return box === 'yes' ? { ...filter, yes: !filter.yes } : { ...filter, no: !filter.no };
}

export function isPairFilterActive(filter: PairFilter): boolean {
  return !(filter.yes && filter.no);
}

export function passesPairFilter(filter: PairFilter, hasProperty: boolean): boolean {
  return hasProperty ? filter.yes : filter.no;
}

export function pairFilterToParam(filter: PairFilter): string | null {
  if (!isPairFilterActive(filter)) return null;
  if (filter.yes) return 'yes';
  return filter.no ? 'no' : 'none';
}

export function pairFilterFromParam(param: Maybe<string>): PairFilter {
  if (param === 'yes') return { yes: true, no: false };
  if (param === 'no') return { yes: false, no: true };
  return param === 'none' ? { yes: false, no: false } : BOTH_CHECKED;
}
