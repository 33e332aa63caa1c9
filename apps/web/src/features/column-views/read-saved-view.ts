import type { SavedView } from '@meridian/domain/entities/user-view-setting';
import { fromFormerFilter } from '@meridian/domain/status-filter';
import { STATUS_BOXES } from '@meridian/domain/status-group';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { matches } from '@meridian/protocol/matches';
import { type TSchema, Type } from 'typebox';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';

const open = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const pair = Type.Object({ yes: Type.Boolean(), no: Type.Boolean() });

const FILTERS = {
  text: Type.Object({ kind: Type.Literal('text'), contains: Type.String() }),
  number: Type.Object({ kind: Type.Literal('number'), min: open(Type.Number()), max: open(Type.Number()) }),
  date: Type.Object({ kind: Type.Literal('date'), from: open(Type.String()), to: open(Type.String()) }),
  time: Type.Object({ kind: Type.Literal('time'), fromMs: open(Type.Number()), toMs: open(Type.Number()) }),
  set: Type.Object({ kind: Type.Literal('set'), texts: Type.Array(Type.String()) }),
  except: Type.Object({ kind: Type.Literal('except'), texts: Type.Array(Type.String()) }),
  status: Type.Object({
    kind: Type.Literal('status'),
    filter: Type.Object({
      checked: Type.Array(Type.Enum(STATUS_BOXES)),
      isExact: Type.Optional(Type.Literal(true)),
    }),
  }),
  limit: Type.Object({ kind: Type.Literal('limit'), filter: pair }),
  'volume-cap': Type.Object({ kind: Type.Literal('volume-cap'), filter: pair }),
} satisfies Record<GridColumnFilter['kind'], TSchema>;

/** Reads a saved view. Filters that this version does not know are left out. */
export function readSavedView({ columns, sort, filters, groupBy }: SavedView): GridView {
  const known = Object.entries(filters).flatMap(([id, saved]) => {
    const filter = readSavedFilter(saved);
    return filter === null ? [] : [[id, filter] as const];
  });
  return { columns, sort, filters: Object.fromEntries(known), groupBy };
}

/** Null when unknown to this version. */
export function readSavedFilter(saved: unknown): GridColumnFilter | null {
  for (const schema of Object.values(FILTERS)) {
    if (!matches(schema, saved)) continue;
    return saved.kind === 'status' ? { ...saved, filter: fromFormerFilter(saved.filter) } : saved;
  }
  return null;
}
