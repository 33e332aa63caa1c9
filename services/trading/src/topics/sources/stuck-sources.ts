import type { StuckLevel } from '@meridian/domain/entities/stuck-order';
import type { RowChanged, TopicScope, TopicSource } from '../../live/topic-source.ts';
import { TABLE_FIELDS } from '../row-batch.ts';
import type { StuckMark } from '../stuck/stuck-marks.ts';
import { isStuckGrouping, STUCK_SUMMARY_FIELDS, summariseStuck } from '../stuck/stuck-summary.ts';
import { openStuckView } from '../stuck/stuck-view.ts';
import type { StuckWatch } from '../stuck/stuck-watch.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { assetFilter } from '../views/asset-filter.ts';
import { PublishedRows } from '../views/published-rows.ts';
import { assetOf, type Params, parentIdsOf } from '../views/topic-params.ts';

const CHILD_MARKS: readonly (keyof StuckMark)[] = ['stuck_since', 'stuck_reason'];
const PARENT_MARKS: readonly (keyof StuckMark)[] = [
  ...CHILD_MARKS,
  'reflection_id',
  'destination_name',
  'intended_venue',
];

/** Stuck parent orders, stuck child orders, and their five summaries. */
export function stuckSources(tables: TopicTables, watch: StuckWatch) {
  const refreshes = new Set<() => void>();
  const openParents = (params: Params, scope: TopicScope, changed: RowChanged) =>
    openStuckView({
      table: tables.parent_orders,
      marks: watch.parents,
      markFields: PARENT_MARKS,
      scope,
      parentIds: null,
      isWanted: assetFilter('parent_orders', assetOf(params)),
      changed,
    });
  const openChildren = (params: Params, scope: TopicScope, changed: RowChanged) =>
    openStuckView({
      table: tables.child_orders,
      marks: watch.children,
      markFields: CHILD_MARKS,
      scope,
      parentIds: parentIdsOf(params),
      isWanted: assetFilter('child_orders', assetOf(params)),
      changed,
    });
  const stuck_orders: TopicSource = {
    fields: [...TABLE_FIELDS.parent_orders, ...PARENT_MARKS],
    scope: 'accounts',
    open: openParents,
  };
  const stuck_child_orders: TopicSource = {
    fields: [...TABLE_FIELDS.child_orders, ...CHILD_MARKS],
    scope: 'accounts',
    open: openChildren,
  };
  const stuck_summary = summarySource({ parent: openParents, child: openChildren }, refreshes);
  return {
    sources: { stuck_orders, stuck_child_orders, stuck_summary },
    refresh: () => {
      for (const refresh of refreshes) refresh();
    },
  };
}

type OpenStuck = (params: Params, scope: TopicScope, changed: RowChanged) => ReturnType<typeof openStuckView>;

function summarySource(opened: Readonly<Record<StuckLevel, OpenStuck>>, refreshes: Set<() => void>): TopicSource {
  return {
    fields: STUCK_SUMMARY_FIELDS,
    scope: 'accounts',
    open: (params, scope, changed) => {
      const { by } = params;
      if (!isStuckGrouping(by)) throw new Error('a stuck summary needs its grouping');
      const level = params['level'] === 'child' ? 'child' : 'parent';
      const orders = opened[level](params, scope, (_, change) => {
        if (change?.fields === undefined) refreshSoon();
      });
      const published = new PublishedRows(changed);
      const refresh = () => {
        const summary = summariseStuck(orders.rows(), { level, by, isMarketDataPermitted: scope.market_data_permit });
        published.retain(new Set(summary.keys()));
        for (const [id, row] of summary)
          published.put(
            id,
            STUCK_SUMMARY_FIELDS.map((field) => row[field]),
          );
      };
      const refreshSoon = onceTogether(() => {
        if (refreshes.has(refresh)) refresh();
      });
      refresh();
      published.open();
      refreshes.add(refresh);
      return {
        keys: () => published.keys(),
        row: (key) => published.row(key),
        close: () => {
          refreshes.delete(refresh);
          orders.close();
        },
      };
    },
  };
}

/** Once for all that came and went together, so that the counts are those of the list. */
function onceTogether(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      run();
    });
  };
}
