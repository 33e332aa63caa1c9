import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { Cells, RowChanged, TopicScope, TopicView } from '../../live/topic-source.ts';
import type { RowEvent } from '../row-event.ts';
import type { RowTable } from '../row-table.ts';
import { marketMask } from './market-mask.ts';
import { rowScope } from './row-scope.ts';

/** The rows that a topic and its parameters ask for. */
export type RowFilter = {
  readonly isWanted: (row: Cells) => boolean;
  /** The columns that a slow filter reads. What it says of a row is kept until one of them changes. */
  readonly reads?: ReadonlySet<number>;
};

export type TableViewOptions = RowFilter & {
  readonly table: RowTable;
  readonly scope: TopicScope;
  readonly parentIds: ReadonlySet<number> | null;
  readonly changed: RowChanged;
};

/** The rows of one table that one group of subscribers may see. */
export function openTableView({ table, scope, parentIds, changed, ...filter }: TableViewOptions): TopicView {
  const rows = rowScope(table, scope, parentIds);
  const mask = marketMask(table.name, scope.market_data_permit);
  const { isWanted, forget } = remembered(filter);
  const isSeen = (key: RowKey, row: Cells | undefined): row is Cells =>
    row !== undefined && rows.isVisible(row) && isWanted(key, row);
  const stop = rows.watch((event) => {
    const { key, before, after, columns, isUrgent: urgent } = event;
    const wasShown = isSeen(key, before);
    forget(event, after !== undefined && rows.isVisible(after));
    const isShown = isSeen(key, after);
    if (wasShown !== isShown) return changed(key, { urgent });
    const fields = isShown ? mask.columns(columns) : [];
    return fields.length > 0 ? changed(key, { fields, urgent }) : undefined;
  });
  const isSeenKey = (key: RowKey): boolean => isSeen(key, table.look(key));
  return {
    ...(filter.reads !== undefined && { warm: () => askedAboutAll(rows.keys(), isSeenKey) }),
    keys: () => Array.from(rows.keys()).filter(isSeenKey),
    likelyKeys: () => rows.keys(),
    row: (key) => {
      const row = isSeenKey(key) ? table.row(key) : undefined;
      return row && mask.row(row);
    },
    look: (key) => {
      const row = table.look(key);
      return isSeen(key, row) ? mask.cells(row) : undefined;
    },
    close: stop,
  };
}

/** A step is short even where the filter is slow. */
const STEP_ROWS = 64;

/** What the filter says of each row is remembered, so that nobody has to ask for all of them at once. */
function* askedAboutAll(keys: Iterable<RowKey>, isSeen: (key: RowKey) => boolean): Steps<undefined> {
  let asked = 0;
  for (const key of keys) {
    isSeen(key);
    asked += 1;
    if (asked % STEP_ROWS === 0) yield;
  }
  return undefined;
}

/** Each row is asked about several times: when it changes, when it is sent, and for a snapshot. */
function remembered({ isWanted, reads }: RowFilter) {
  if (reads === undefined) return { isWanted: (_key: RowKey, row: Cells) => isWanted(row), forget: () => undefined };
  const known = new Map<RowKey, boolean>();
  return {
    isWanted: (key: RowKey, row: Cells): boolean => {
      const before = known.get(key);
      if (before !== undefined) return before;
      const now = isWanted(row);
      known.set(key, now);
      return now;
    },
    /** Nobody hears of a row that cannot be seen, so nothing is known of it either. */
    forget: ({ key, columns }: RowEvent, isVisible: boolean): void => {
      if (!isVisible || columns.some((column) => reads.has(column))) known.delete(key);
    },
  };
}
