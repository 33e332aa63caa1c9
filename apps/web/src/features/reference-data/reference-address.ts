import { isCalendarDate } from '@meridian/domain/calendar-date';
import { isReferenceKind, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';

/** The state in the screen's address: kind, date and search. */
export type ReferenceAddress = { readonly kind: ReferenceKind; readonly date: string; readonly search: string };

const DEFAULT_KIND: ReferenceKind = 'instruments';

export function readReferenceAddress(params: URLSearchParams, today: string): ReferenceAddress {
  const kind = params.get('kind');
  const date = params.get('date') ?? '';
  return {
    kind: isReferenceKind(kind) ? kind : DEFAULT_KIND,
    date: isCalendarDate(date) ? date : today,
    search: params.get('search') ?? '',
  };
}

/** The address after a change. Defaults are left out. */
export function withReferenceAddress(
  params: URLSearchParams,
  change: Partial<ReferenceAddress>,
  today: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const after = { ...readReferenceAddress(params, today), ...change };
  const keep = (name: string, value: string, isDefault: boolean): void => {
    if (isDefault) next.delete(name);
    else next.set(name, value);
  };
  keep('kind', after.kind, after.kind === DEFAULT_KIND);
  keep('date', after.date, after.date === today);
  keep('search', after.search, after.search === '');
  return next;
}
