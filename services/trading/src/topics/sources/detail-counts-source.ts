import type { DetailCounts } from '@meridian/domain/entities/detail-counts';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowChanged, TopicScope, TopicSource, TopicView } from '../../live/topic-source.ts';
import type { Row } from '../row-batch.ts';
import type { Params } from '../views/topic-params.ts';

type Counted = Exclude<keyof DetailCounts, 'parent_order_numeric_id'>;

const COUNTED = [
  'child_orders',
  'open_child_orders',
  'executions',
  'cancelled',
  'audit',
  'calendar_spread',
] as const satisfies readonly Counted[];

export type CountedSources = Readonly<Record<Exclude<Counted, 'open_child_orders'>, TopicSource>>;

/** The number of rows of other topics for one order, so that a page need not hold the rows to count them. */
export function detailCountsSource(sources: CountedSources): TopicSource {
  return {
    fields: ['parent_order_numeric_id', ...COUNTED],
    scope: 'accounts',
    open: (params, scope, changed) => {
      const parentId = Number(params['parent_order_numeric_id']);
      const tell = (counted: number) => changed(parentId, { fields: [counted + 1] });
      const counts = COUNTED.map((name, at) => countRows(sources, name, parentId, scope, () => tell(at)));
      return {
        keys: () => [parentId],
        row: (key): Row | undefined =>
          Number(key) === parentId ? [parentId, ...counts.map(({ size }) => size())] : undefined,
        close: () => counts.forEach(({ close }) => close()),
      };
    },
  };
}

function countRows(sources: CountedSources, name: Counted, parentId: number, scope: TopicScope, tell: () => void) {
  const source = name === 'open_child_orders' ? sources.child_orders : sources[name];
  const params: Params = { parent_order_numeric_ids: [parentId], open_only: name === 'open_child_orders' };
  // A spread stands above its legs under its own id, and is not a leg.
  const isCounted = (key: RowKey) => name !== 'calendar_spread' || key !== String(parentId);
  const keys = new Set<RowKey>();
  const hear: RowChanged = (key, change) => {
    // A change with fields keeps its row, so the count stays.
    if (change?.fields !== undefined || !isCounted(key)) return;
    const before = keys.size;
    if (view.row(key) === undefined) keys.delete(key);
    else keys.add(key);
    if (keys.size !== before) tell();
  };
  const view: TopicView = source.open(params, scope, hear);
  for (const key of view.keys()) if (isCounted(key)) keys.add(key);
  return { size: () => keys.size, close: () => view.close() };
}
