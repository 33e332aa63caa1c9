import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells, RowChanged, TopicScope, TopicView } from '../../live/topic-source.ts';
import type { RowTable } from '../row-table.ts';
import { marketMask } from '../views/market-mask.ts';
import { rowScope } from '../views/row-scope.ts';
import type { StuckMark, StuckMarks } from './stuck-marks.ts';

export type StuckViewOptions = {
  readonly table: RowTable;
  readonly marks: StuckMarks;
  /** The fields of a mark that follow the table's fields. */
  readonly markFields: readonly (keyof StuckMark)[];
  readonly scope: TopicScope;
  readonly parentIds: ReadonlySet<number> | null;
  readonly isWanted: (row: Cells) => boolean;
  readonly changed: RowChanged;
};

/** The stuck rows of a table, each with its time and reason. */
export function openStuckView(
  options: StuckViewOptions,
): TopicView & { rows(): Iterable<readonly [Cells, StuckMark]> } {
  const { table, marks, markFields, scope, parentIds, isWanted, changed } = options;
  const visible = rowScope(table, scope, parentIds);
  const mask = marketMask(table.name, scope.market_data_permit);
  const markColumns = markFields.map((_, index) => table.fields.length + index);
  const seen = (key: RowKey): readonly [Cells, StuckMark] | undefined => {
    const mark = marks.get(key);
    const row = mark && table.look(key);
    if (mark === undefined || row === undefined) return undefined;
    return visible.isVisible(row) && isWanted(row) ? [row, mark] : undefined;
  };
  const stops = [
    visible.watch(({ key, before, after, columns, isUrgent: urgent }) => {
      if (marks.get(key) === undefined) return;
      if (before === undefined || after === undefined) return changed(key, { urgent });
      const fields = isWanted(before) === isWanted(after) ? mask.columns(columns) : undefined;
      if (fields === undefined) changed(key, { urgent });
      else if (fields.length > 0 && seen(key) !== undefined) changed(key, { fields, urgent });
    }),
    marks.watch((key, change) => {
      // A removed mark is sent to everybody. A key that a group never saw is ignored.
      if (change === 'went') changed(key, { urgent: true });
      else if (seen(key) !== undefined) changed(key, change === 'came' ? { urgent: true } : { fields: markColumns });
    }),
  ];
  return {
    keys: () => Array.from(marks.keys()).filter((key) => seen(key) !== undefined),
    row: (key) => {
      const mark = seen(key)?.[1];
      const row = mark && table.row(key);
      if (mark === undefined || row === undefined) return undefined;
      return [...mask.row(row), ...markFields.map((field) => mark[field])];
    },
    rows: function* rows() {
      for (const key of marks.keys()) {
        const found = seen(key);
        if (found !== undefined) yield found;
      }
    },
    close: () => stops.forEach((stop) => stop()),
  };
}
