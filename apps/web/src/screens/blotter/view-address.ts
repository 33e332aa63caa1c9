import { pairFilterFromParam, pairFilterToParam } from '@meridian/domain/pair-filter';
import { statusFilterFromParam, statusFilterToParam } from '@meridian/domain/status-filter';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { matches } from '@meridian/protocol/matches';
import { Type } from 'typebox';
import { VOLUME_CAP_COLUMN } from '../../components/data-grid/filters/filter-kind.ts';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';
import { readSavedFilter } from '../../features/column-views/read-saved-view.ts';

/** The part of a view in the address: sort, filters and groups, but not the columns. */
export type ViewAddress = Pick<GridView, 'sort' | 'filters' | 'groupBy'>;

type Defaults = Pick<GridView, 'sort'>;

/** Common filters have their own readable parameter. */
const NAMED = { status: 'status', limit_price: 'limit', [VOLUME_CAP_COLUMN]: 'vc' } as const;
/** The grid that the parameters belong to: the main grid, or the one of the lower pane. */
export type AddressPlace = 'main' | 'below';

type Params = { readonly named: Readonly<Record<string, string>>; readonly rest: string };

const PARAMS: Readonly<Record<AddressPlace, Params>> = {
  main: { named: NAMED, rest: 'grid' },
  below: { named: {}, rest: 'below' },
};

function namedParam(filter: GridColumnFilter): string | null {
  if (filter.kind === 'status') return statusFilterToParam(filter.filter);
  return filter.kind === 'limit' || filter.kind === 'volume-cap' ? pairFilterToParam(filter.filter) : null;
}

/** The address with the view. Other parameters stay. */
export function withViewAddress(
  search: URLSearchParams,
  view: ViewAddress,
  defaults: Defaults,
  place: AddressPlace = 'main',
): URLSearchParams {
  const { named, rest: restName } = PARAMS[place];
  const next = withoutView(search, place);
  const rest: Record<string, GridColumnFilter> = {};
  for (const [columnId, filter] of Object.entries(view.filters)) {
    const name = named[columnId];
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
  if (Object.keys(more).length > 0) next.set(restName, JSON.stringify(more));
  return next;
}

/** The address without the parameters of that grid. */
export function withoutView(search: URLSearchParams, place: AddressPlace): URLSearchParams {
  const next = new URLSearchParams(search);
  const { named, rest } = PARAMS[place];
  for (const name of [...Object.values(named), rest]) next.delete(name);
  return next;
}

/** The view in an address; null for none. Invalid parts are ignored. */
export function viewFromAddress(search: URLSearchParams, place: AddressPlace = 'main'): Partial<ViewAddress> | null {
  const { filters: others, sort, groupBy } = restOf(search.get(PARAMS[place].rest));
  const filters = { ...others, ...(place === 'main' ? namedFilters(search) : {}) };
  const asked = {
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort !== undefined && { sort }),
    ...(groupBy !== undefined && { groupBy }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}

function namedFilters(search: URLSearchParams): Readonly<Record<string, GridColumnFilter>> {
  const filters: Record<string, GridColumnFilter> = {};
  if (search.has('status')) {
    filters['status'] = { kind: 'status', filter: statusFilterFromParam(search.get('status')) };
  }
  if (search.has('limit')) {
    filters['limit_price'] = { kind: 'limit', filter: pairFilterFromParam(search.get('limit')) };
  }
  if (search.has('vc')) {
    filters[VOLUME_CAP_COLUMN] = { kind: 'volume-cap', filter: pairFilterFromParam(search.get('vc')) };
  }
  return filters;
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
  if (!matches(RestSchema, said)) return {};
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
