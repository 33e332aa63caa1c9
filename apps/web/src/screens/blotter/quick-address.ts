import { type QuickFilter, quickFiltersFromParam, quickFiltersToParam } from '@meridian/domain/quick-filter';

const QUICK = 'only';

/** The active quick filters in an address. */
export function quickOf(search: URLSearchParams): readonly QuickFilter[] {
  return quickFiltersFromParam(search.get(QUICK));
}

export function withQuick(search: URLSearchParams, on: readonly QuickFilter[]): URLSearchParams {
  const next = new URLSearchParams(search);
  const param = quickFiltersToParam(on);
  if (param === null) next.delete(QUICK);
  else next.set(QUICK, param);
  return next;
}
