import { findSearchField } from '@meridian/domain/power-search/search-fields';
import type { FoundSymbol, PrefixSearchData } from '@meridian/protocol/live/search-commands';
import type { CommandHandler } from '../live/command-handlers.ts';
import type { RowTable } from '../topics/row-table.ts';
import { FieldValues } from './field-values.ts';
import { FoundLists } from './found-lists.ts';
import { FoundOrders } from './found-orders.ts';
import { FoundSymbols } from './found-symbols.ts';
import { scanOrders } from './scan-orders.ts';

const DEFAULT_LIMIT = 20;

const NOTHING: PrefixSearchData = { orders: [], symbols: [], lists: [], values: [] };

export type PrefixSearchOptions = {
  readonly parents: RowTable;
  /** All tradable instruments, also those without an order. Every user may see them. */
  readonly instruments: () => Iterable<Omit<FoundSymbol, 'no_of_orders'>>;
};

/** `search.prefix`: orders, symbols and lists by prefix, or the values of one column. */
export function prefixSearch({ parents, instruments }: PrefixSearchOptions): CommandHandler<'search.prefix'> {
  return async ({ args }, { user }) => {
    const { field: name, limit = DEFAULT_LIMIT } = args;
    const prefix = args.prefix.trim().toLowerCase();
    if (name !== undefined) {
      const field = findSearchField(name);
      if (field?.column === null || field === null) {
        return { ok: false, code: 'bad-search', message: `There is no field ${name}.` };
      }
      const values = new FieldValues(field, prefix, user.market_data_permit);
      await scanOrders(parents, user.data_permissions, (row) => values.look(row));
      return answer({ ...NOTHING, values: values.best(limit) });
    }
    if (prefix === '') return answer(NOTHING);
    const [orders, lists] = [new FoundOrders(prefix), new FoundLists(prefix)];
    const symbols = new FoundSymbols(prefix, instruments());
    await scanOrders(parents, user.data_permissions, (row) => {
      orders.look(row);
      symbols.look(row);
      lists.look(row);
    });
    return answer({
      ...NOTHING,
      orders: orders.best(limit),
      symbols: symbols.best(limit),
      lists: lists.best(limit),
    });
  };
}

function answer(data: PrefixSearchData) {
  return { ok: true, message: '', data };
}
