import { searchZoneProblem } from '@meridian/domain/power-search/check-search';
import { findSearchField, type SearchField } from '@meridian/domain/power-search/search-fields';
import type { FoundSymbol, PrefixSearchData } from '@meridian/protocol/live/search-commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { Cells } from '../live/topic-source.ts';
import type { CommandHandler, CommandOf, CommandOutcome } from '../live/command-handlers.ts';
import type { RowTable } from '../topics/row-table.ts';
import { type RowScope, rowScope } from '../topics/views/row-scope.ts';
import { FieldValues } from './field-values.ts';
import { foundLists } from './found-lists.ts';
import { foundOrder } from './found-order.ts';
import { FoundSymbols } from './found-symbols.ts';
import { OrderIndex } from './order-index.ts';
import { scanOrders } from './scan-orders.ts';

const DEFAULT_LIMIT = 20;

/** The index looks at this many orders in the time of one cell of a row. */
const INDEXED_PER_UNIT = 10;
/** A value is read, and counted by its text. */
const VALUE_UNITS = 3;

const NOTHING: PrefixSearchData = { orders: [], symbols: [], lists: [], values: [] };

export type PrefixSearchOptions = {
  readonly parents: RowTable;
  /** All tradable instruments, also those without an order. Every user may see them. */
  readonly instruments: () => Iterable<Omit<FoundSymbol, 'no_of_orders'>>;
  readonly nowMs: () => number;
};

/** `search.prefix`: orders, symbols and lists by prefix, or the values of one column. */
export function prefixSearch(options: PrefixSearchOptions): CommandHandler<'search.prefix'> {
  const { parents, nowMs } = options;
  const index = new OrderIndex(parents);
  return ({ args }, { user }) => {
    const { field: name } = args;
    if (name !== undefined) {
      const field = findSearchField(name);
      if (field?.column === null || field === null) {
        return { ok: false, code: 'bad-search', message: `There is no field ${name}.` };
      }
      const problem = searchZoneProblem(args.zone);
      if (problem !== null) return { ok: false, code: 'bad-search', message: problem };
      return { units: VALUE_UNITS * parents.size, steps: () => valuesOf({ parents, nowMs }, field, args, user) };
    }
    if (prefixOf(args) === '') return answer(NOTHING);
    const units = Math.ceil(parents.size / INDEXED_PER_UNIT);
    return { units, steps: () => byPrefix(options, index, args, user) };
  };
}

type Args = CommandOf<'search.prefix'>['args'];

function prefixOf({ prefix }: Args): string {
  return prefix.trim().toLowerCase();
}

function* valuesOf(
  { parents, nowMs }: Pick<PrefixSearchOptions, 'parents' | 'nowMs'>,
  field: SearchField,
  args: Args,
  user: User,
): Steps<CommandOutcome> {
  const clock = args.zone === undefined ? null : { zone: args.zone, nowMs };
  const values = new FieldValues(field, prefixOf(args), user.market_data_permit, clock);
  yield* scanOrders(parents, user.data_permissions, (row) => values.look(row));
  return answer({ ...NOTHING, values: values.best(args.limit ?? DEFAULT_LIMIT) });
}

function* byPrefix(
  { parents, instruments }: PrefixSearchOptions,
  index: OrderIndex,
  args: Args,
  user: User,
): Steps<CommandOutcome> {
  const prefix = prefixOf(args);
  const { limit = DEFAULT_LIMIT } = args;
  const symbols = new FoundSymbols(prefix, instruments());
  const found = yield* index.find(prefix, user.data_permissions, limit, symbols.isKnown);
  const scope = rowScope(parents, user.data_permissions, null);
  for (const [name, orders] of found.symbols) {
    symbols.look(name, orders, () => visibleRows(parents, [found.samples.get(name) ?? 0], scope)[0]);
  }
  return answer({
    ...NOTHING,
    orders: visibleRows(parents, found.orders, scope).map(foundOrder),
    symbols: symbols.best(limit),
    lists: foundLists(prefix, found.lists, limit),
  });
}

/** An order may have left the table meanwhile, or the accounts of the user. */
function visibleRows(
  parents: RowTable,
  ids: readonly number[],
  { isVisible }: Pick<RowScope, 'isVisible'>,
): readonly Cells[] {
  return ids
    .map((id) => parents.look(id))
    .filter((row) => row !== undefined)
    .filter(isVisible);
}

function answer(data: PrefixSearchData) {
  return { ok: true, message: '', data };
}
