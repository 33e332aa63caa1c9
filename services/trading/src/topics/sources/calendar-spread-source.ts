import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { TopicSource, TopicView } from '../../live/topic-source.ts';
import { type Row, TABLE_FIELDS } from '../row-batch.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { openTableView } from '../views/table-view.ts';
import { parentIdsOf } from '../views/topic-params.ts';

const subClass = cellReader('parent_orders', 'asset_sub_class');

/** The column of each leg field in the spread's row. −1 for fields that only a leg has. */
const PARENT_COLUMNS = TABLE_FIELDS.legs.map((field) => TABLE_FIELDS.parent_orders.findIndex((name) => name === field));

const LEG_COLUMNS = new Map(PARENT_COLUMNS.map((parentColumn, legColumn) => [parentColumn, legColumn]));

/** A spread in the layout of its legs. Its key is its id, and it has no leg type. */
function spreadRow(parent: Row): Row {
  const [, ...rest] = PARENT_COLUMNS.map((column) => (column < 0 ? null : (parent[column] ?? null)));
  return [spreadKey(parent[0] ?? ''), ...rest];
}

function spreadKey(parentId: unknown): string {
  return String(parentId);
}

/** Spreads, each with its legs. */
export function calendarSpreadSource(tables: TopicTables): TopicSource {
  return {
    fields: TABLE_FIELDS.legs,
    scope: 'accounts',
    open: (params, scope, changed) => {
      const parentIds = parentIdsOf(params);
      const legs = openTableView({ table: tables.legs, scope, parentIds, isWanted: () => true, changed });
      const spreads = openTableView({
        table: tables.parent_orders,
        scope,
        parentIds,
        isWanted: (row) => subClass(row) === CALENDAR_SPREAD,
        changed: (key, change) => {
          const fields = change?.fields?.flatMap((column) => LEG_COLUMNS.get(column) ?? []);
          const { urgent = false } = change ?? {};
          if (fields === undefined) changed(spreadKey(key), { urgent });
          else if (fields.length > 0) changed(spreadKey(key), { fields, urgent });
        },
      });
      return joined(spreads, legs);
    },
  };
}

function joined(spreads: TopicView, legs: TopicView): TopicView {
  return {
    keys: function* keys(): Generator<RowKey> {
      for (const key of spreads.keys()) yield spreadKey(key);
      yield* legs.keys();
    },
    row: (key) => {
      const leg = legs.row(key);
      if (leg !== undefined) return leg;
      const spread = spreads.row(Number(key));
      return spread && spreadRow(spread);
    },
    close: () => {
      spreads.close();
      legs.close();
    },
  };
}
