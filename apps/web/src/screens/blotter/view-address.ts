import { pairFilterFromParam, pairFilterToParam } from '@meridian/domain/pair-filter';
import { statusFilterFromParam, statusFilterToParam } from '@meridian/domain/status-filter';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { VOLUME_CAP_COLUMN } from '../../components/data-grid/filters/filter-kind.ts';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';
import { readSavedFilter } from '../../features/column-views/read-saved-view.ts';

/** What of a grid stands in the address: what is looked at, not how wide the columns are. */
export type ViewAddress = Pick<GridView, 'sort' | 'filters' | 'groupBy'>;

type Defaults = Pick<GridView, 'sort'>;

/** Filters that people type and send to one another have a name of their own. */
const NAMED = { status: 'status', limit_price: 'limit', [VOLUME_CAP_COLUMN]: 'vc' } as const;
const REST = 'grid';

function namedParam(filter: GridColumnFilter): string | null {
  if (filter.kind === 'status') return statusFilterToParam(filter.filter);
  return filter.kind === 'limit' || filter.kind === 'volume-cap' ? pairFilterToParam(filter.filter) : null;
}

/** The address with what the view asks for; other parameters stay. */
export function withViewAddress(search: URLSearchParams, view: ViewAddress, defaults: Defaults): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...Object.values(NAMED), REST]) next.delete(name);
  const rest: Record<string, GridColumnFilter> = {};
  for (const [columnId, filter] of Object.entries(view.filters)) {
    const name: string | undefined = Object.entries(NAMED).find(([id]) => id === columnId)?.[1];
    const param = name === undefined ? null : namedParam(filter);
    if (name !== undefined && param !== null) next.set(name, param);
    else rest[columnId] = filter;
  }
  const isSorted = JSON.stringify(view.sort) !== JSON.stringify(defaults.sort);
  const more = {
    ...(Object.keys(rest).length > 0 && { filters: rest }),
    ...(isSorted && { sort: view.sort }),
    ...(view.groupBy.length > 0 && { groupBy: view.groupBy }),
  };
  if (Object.keys(more).length > 0) next.set(REST, JSON.stringify(more));
  return next;
}

/** What an address asks for; null when it asks for nothing. A broken part is left out. */
export function viewFromAddress(search: URLSearchParams): Partial<ViewAddress> | null {
  const rest = restOf(search.get(REST));
  const filters: Record<string, GridColumnFilter> = { ...rest.filters };
  if (search.has('status')) {
    filters['status'] = { kind: 'status', filter: statusFilterFromParam(search.get('status')) };
  }
  if (search.has('limit')) {
    filters['limit_price'] = { kind: 'limit', filter: pairFilterFromParam(search.get('limit')) };
  }
  if (search.has('vc')) {
    filters[VOLUME_CAP_COLUMN] = { kind: 'volume-cap', filter: pairFilterFromParam(search.get('vc')) };
  }
  const { sort, groupBy } = rest;
  const asked = {
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort !== undefined && { sort }),
    ...(groupBy !== undefined && { groupBy }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}

const RestSchema = Type.Object({
  filters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  sort: Type.Optional(
    Type.Array(Type.Object({ columnId: Type.String(), direction: Type.Enum(['ascending', 'descending']) })),
  ),
  groupBy: Type.Optional(Type.Array(Type.String())),
});

function restOf(text: string | null): Partial<ViewAddress> {
  const said = parse(text);
  if (!Check(RestSchema, said)) return {};
  const filters = Object.entries(said.filters ?? {}).flatMap(([id, saved]) => {
    const filter = readSavedFilter(saved);
    return filter === null ? [] : [[id, filter] as const];
  });
  return { ...said, filters: Object.fromEntries(filters) };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
