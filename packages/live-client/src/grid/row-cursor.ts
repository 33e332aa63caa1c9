import { ATTRIBUTES } from '@meridian/domain/attribute-keys';
import { parseAttributes } from '@meridian/domain/attributes';
import type { AttributeFields } from '@meridian/domain/entities/attribute-fields';
import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { Execution } from '@meridian/domain/entities/execution';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import type { ScheduledReport } from '@meridian/domain/entities/scheduled-report';
import type { TcaReport } from '@meridian/domain/entities/tca-report';
import { parseStrategyParameters, type StrategyParameters } from '@meridian/domain/strategy-parameters';
import { JsonTextCache } from './json-text-cache.ts';
import type { RowStore } from './row-store.ts';

type Known = ParentOrder &
  Pick<ChildOrder, 'special_order_instruction'> &
  AttributeFields &
  Pick<ScheduledReport, 'is_enabled' | 'isNew'> &
  Pick<TcaReport, 'pending' | 'report_location'> &
  Pick<Execution, 'last_fill_qty' | 'last_fill_price'>;

/** The fields of the cursor's row. A missing field is undefined. */
export type RowFields = { readonly [Field in keyof Known]?: Known[Field] | null };

/** One reusable object for all rows. A record per change would be garbage at 50,000 changes a second. */
export type RowCursor = {
  readonly row: RowFields;
  readonly attributes: JsonTextCache<AttributeFields>;
  readonly parameters: JsonTextCache<StrategyParameters>;
  /** Moves to another row and returns its fields. */
  at(slot: number): RowFields;
};

export function createRowCursor(store: RowStore): RowCursor {
  const attributes = new JsonTextCache(store.column('attributes_json'), parseAttributes);
  const parameters = new JsonTextCache(store.column('strategy_parameters'), parseStrategyParameters);
  let current = 0;
  const getters = new Map<string, () => unknown>();
  for (const { key } of ATTRIBUTES) getters.set(key, () => attributes.get(current)[key]);
  store.fields.forEach((field, index) => {
    const column = store.columns[index];
    if (column !== undefined) getters.set(field, () => column.get(current));
  });
  const row = {};
  for (const [name, get] of getters) Object.defineProperty(row, name, { get, enumerable: true });
  return {
    row,
    attributes,
    parameters,
    at: (slot) => {
      current = slot;
      return row;
    },
  };
}
