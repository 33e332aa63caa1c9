import { isCompleted } from '@meridian/domain/status-group';
import type { Cells } from '../../live/topic-source.ts';
import { eachPatch } from '../posted-patches.ts';
import { rowsOf } from '../posted-rows.ts';
import { type RowBatch, TABLE_NAMES, type TableName } from '../row-batch.ts';
import { RowTable } from '../row-table.ts';
import { cellReader } from './columns.ts';
import type { IndexedField } from './row-indexes.ts';
import { RowTexts } from './row-texts.ts';

export type TableLimits = Readonly<Record<TableName, number>>;

/** Enough for several days of a busy desk. The engine drops finished orders long before. */
export const TABLE_LIMITS: TableLimits = {
  parent_orders: 200_000,
  child_orders: 400_000,
  executions: 400_000,
  legs: 50_000,
  audit: 400_000,
  market_data: 20_000,
  market_depth: 20_000,
  order_signals: 200_000,
};

/** Tables whose rows are removed with their parent order. */
const FAMILY = ['child_orders', 'executions', 'legs', 'audit', 'order_signals'] as const satisfies TableName[];

/** Other rows of an account are found through its orders, or by a walk over all of them. */
const FOUND_BY: Readonly<Record<TableName, readonly IndexedField[]>> = {
  parent_orders: ['account', 'alloc_account'],
  child_orders: ['parent_order_numeric_id'],
  executions: ['parent_order_numeric_id'],
  legs: ['parent_order_numeric_id'],
  audit: ['parent_order_numeric_id'],
  market_data: [],
  market_depth: [],
  order_signals: [],
};

const parentStatus = cellReader('parent_orders', 'status');
const childRemaining = cellReader('child_orders', 'remaining_qty');

const KEPT: Partial<Record<TableName, (row: Cells) => boolean>> = {
  parent_orders: (row) => !isCompleted(parentStatus(row)),
  child_orders: (row) => childRemaining(row) !== 0,
};

/** Rows of what is over. Searches and sums read parent orders all the time, so these stay as they are. */
const PACKED: Partial<Record<TableName, (row: Cells) => boolean>> = {
  child_orders: (row) => childRemaining(row) === 0,
  executions: () => true,
};

export type TopicTables = Readonly<Record<TableName, RowTable>> & {
  /** Applies a batch of the engine. */
  apply(batch: RowBatch): void;
};

/** The engine's rows on the main thread. */
export function createTopicTables(limits: Partial<TableLimits> = {}): TopicTables {
  const open = (name: TableName) => {
    const maxRows = limits[name] ?? TABLE_LIMITS[name];
    const [isKept, isPacked] = [KEPT[name], PACKED[name]];
    return new RowTable(name, {
      maxRows,
      foundBy: FOUND_BY[name],
      ...(isKept && { isKept }),
      ...(isPacked && { isPacked }),
    });
  };
  const tables: Readonly<Record<TableName, RowTable>> = {
    parent_orders: open('parent_orders'),
    child_orders: open('child_orders'),
    executions: open('executions'),
    legs: open('legs'),
    audit: open('audit'),
    market_data: open('market_data'),
    market_depth: open('market_depth'),
    order_signals: open('order_signals'),
  };
  tables.parent_orders.watchAll(({ key, after }) => {
    if (after === undefined) for (const name of FAMILY) removeFamily(tables[name], key);
  });
  const texts = new RowTexts();
  return { ...tables, apply: (batch) => apply(tables, batch, texts) };
}

/** Removes the rows of a parent order. */
export function removeFamily(table: RowTable, parentId: string | number): void {
  // A set may lose the member that is being visited.
  for (const key of table.keysWhere('parent_order_numeric_id', parentId)) table.remove(key);
}

function apply(tables: Readonly<Record<TableName, RowTable>>, batch: RowBatch, texts: RowTexts): void {
  for (const name of TABLE_NAMES) {
    const change = batch.tables[name];
    if (change === undefined) continue;
    if (change.posted !== undefined) for (const row of rowsOf(change.posted, texts.text)) tables[name].upsert(row);
    for (const row of change.upserts) tables[name].upsert(texts.row(row));
    for (const patch of change.patches) tables[name].patch(patch);
    if (change.postedPatches !== undefined) {
      eachPatch(change.postedPatches, (patch, length) => tables[name].patch(patch, length));
    }
    for (const key of change.removed) tables[name].remove(key);
  }
}
