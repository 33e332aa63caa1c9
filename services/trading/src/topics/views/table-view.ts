import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { Cells, RowChanged, TopicScope, TopicView } from '../../live/topic-source.ts';
import type { RowEvent } from '../row-event.ts';
import type { RowTable } from '../row-table.ts';
import { marketMask } from './market-mask.ts';
import { rowScope } from './row-scope.ts';
import { type Search, SearchedRows } from './searched-rows.ts';

/** The rows that a topic and its parameters ask for: by a quick look at each, or by a search. */
export type RowFilter = { readonly isWanted: (row: Cells) => boolean } | { readonly search: Search };

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
  const visible = (row: Cells | undefined): row is Cells => row !== undefined && rows.isVisible(row);
  const look = (key: RowKey): Cells | undefined => {
    const row = table.look(key);
    return visible(row) ? row : undefined;
  };
  const searched = 'search' in filter ? new SearchedRows({ search: filter.search, look, changed }) : null;
  const isSeen = (key: RowKey, row: Cells | undefined): row is Cells =>
    visible(row) && ('search' in filter ? searched?.isFound(key, row) === true : filter.isWanted(row));
  const tell = ({ key, columns, isUrgent: urgent }: RowEvent, wasShown: boolean, isShown: boolean): void => {
    if (wasShown !== isShown) return changed(key, { urgent });
    const fields = isShown ? mask.columns(columns) : [];
    return fields.length > 0 ? changed(key, { fields, urgent }) : undefined;
  };
  const stop = rows.watch((event) => {
    const { key, before, after } = event;
    if (searched === null) tell(event, isSeen(key, before), isSeen(key, after));
    else {
      const wasShown = visible(before) && searched.wasFound(key);
      if (!visible(after)) searched.forget(key);
      else searched.touch(key, visible(before) ? event.columns : 'all', event.isUrgent);
      tell(event, wasShown, visible(after) && searched.wasFound(key));
    }
  });
  const isSeenKey = (key: RowKey): boolean => isSeen(key, table.look(key));
  return {
    ...(searched !== null && {
      warm: () => askedAboutAll(rows.keys(), isSeenKey),
      recheck: { units: 'search' in filter ? filter.search.units : 0, rows: searched },
    }),
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

/** A step is short even where the search is slow. */
const STEP_ROWS = 8;

/** What the search says of each row is remembered, so that nobody has to ask for all of them at once. */
function* askedAboutAll(keys: Iterable<RowKey>, isSeen: (key: RowKey) => boolean): Steps<undefined> {
  let asked = 0;
  for (const key of keys) {
    isSeen(key);
    asked += 1;
    if (asked % STEP_ROWS === 0) yield;
  }
  return undefined;
}
