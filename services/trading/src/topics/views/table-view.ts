import type { RowChanged, TopicScope, TopicView } from '../../live/topic-source.ts';
import type { Row } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import { marketMask } from './market-mask.ts';
import { rowScope } from './row-scope.ts';

export type TableViewOptions = {
  readonly table: RowTable;
  readonly scope: TopicScope;
  readonly parentIds: ReadonlySet<number> | null;
  /** The rows that the topic and its parameters ask for. */
  readonly isWanted: (row: Row) => boolean;
  readonly changed: RowChanged;
};

/** The rows of one table that one group of subscribers may see. */
export function openTableView({ table, scope, parentIds, isWanted, changed }: TableViewOptions): TopicView {
  const rows = rowScope(table, scope, parentIds);
  const mask = marketMask(table.name, scope.market_data_permit);
  const isSeen = (row: Row | undefined): row is Row => row !== undefined && rows.isVisible(row) && isWanted(row);
  const stop = rows.watch(({ key, before, after, columns, isUrgent: urgent }) => {
    const isShown = isSeen(after);
    if (isSeen(before) !== isShown) return changed(key, { urgent });
    const fields = isShown ? mask.columns(columns) : [];
    return fields.length > 0 ? changed(key, { fields, urgent }) : undefined;
  });
  return {
    keys: () => Array.from(rows.keys()).filter((key) => isSeen(table.row(key))),
    row: (key) => {
      const row = table.row(key);
      return isSeen(row) ? mask.row(row) : undefined;
    },
    close: stop,
  };
}
