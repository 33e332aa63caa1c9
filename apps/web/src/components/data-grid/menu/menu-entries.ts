import type { Column } from '@meridian/domain/columns/column';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { CellTarget } from '../control/grid-inputs.ts';
import { filterByCell } from '../filters/cell-filter.ts';

/** An action of the screen on rows. The grid only lists it. */
export type RowAction = {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isDestructive?: boolean;
  readonly run: (keys: readonly RowKey[]) => void;
};

export type MenuCommand =
  | 'copy-cell'
  | 'copy-rows'
  | 'copy-headers'
  | 'filter-value'
  | 'exclude-value'
  | 'filter'
  | 'clear-filter'
  | 'sort-ascending'
  | 'sort-descending'
  | 'clear-sort'
  | 'group'
  | 'ungroup'
  | 'pin-left'
  | 'pin-right'
  | 'unpin'
  | 'fit'
  | 'hide'
  | 'columns';

export type MenuEntry = { readonly command: MenuCommand; readonly label: string; readonly hint?: string };

export type MenuFacts = {
  readonly column: Column;
  readonly target: CellTarget;
  readonly rowCount: number;
  readonly isFiltered: boolean;
  readonly isSorted: boolean;
  readonly isGrouped: boolean;
  readonly pinned: 'left' | 'right' | null;
};

const MAX_LABEL = 24;

function shortText(text: string): string {
  if (text === '') return 'blank';
  return text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text;
}

function cellEntries({ column, target, rowCount }: MenuFacts): readonly MenuEntry[] {
  const { cell, row } = target;
  if (row === null) return [];
  const rows: MenuEntry[] = [
    { command: 'copy-rows', label: rowCount > 1 ? `Copy ${rowCount.toLocaleString('en-US')} rows` : 'Copy row' },
    { command: 'copy-headers', label: 'Copy with headers', hint: 'Ctrl Shift C' },
  ];
  if (cell === null || column.source === 'control') return rows;
  return [{ command: 'copy-cell', label: 'Copy cell', hint: 'Ctrl C' }, ...rows];
}

function filterEntries({ column, target, isFiltered }: MenuFacts): readonly MenuEntry[] {
  const { cell, row } = target;
  const clear: readonly MenuEntry[] = isFiltered
    ? [{ command: 'clear-filter', label: `Clear filter of ${column.header}` }]
    : [];
  if (!column.filterable) return clear;
  if (cell === null || row?.kind !== 'row' || filterByCell(column, cell) === null) {
    return [{ command: 'filter', label: `Filter by ${column.header}`, hint: 'Alt ↓' }, ...clear];
  }
  return [
    { command: 'filter-value', label: `Filter by ${shortText(cell.text)}` },
    { command: 'exclude-value', label: `Exclude ${shortText(cell.text)}` },
    ...clear,
  ];
}

function sortEntries({ column, isSorted }: MenuFacts): readonly MenuEntry[] {
  if (!column.sortable) return [];
  return [
    { command: 'sort-ascending', label: 'Sort ascending' },
    { command: 'sort-descending', label: 'Sort descending' },
    ...(isSorted ? [{ command: 'clear-sort', label: 'Clear sort' } as const] : []),
  ];
}

function columnEntries({ column, isGrouped, pinned }: MenuFacts): readonly MenuEntry[] {
  const group: readonly MenuEntry[] =
    column.source === 'control'
      ? []
      : [
          isGrouped
            ? { command: 'ungroup', label: 'Ungroup' }
            : { command: 'group', label: `Group by ${column.header}` },
        ];
  const pins: readonly MenuEntry[] =
    pinned === null
      ? [
          { command: 'pin-left', label: 'Pin left' },
          { command: 'pin-right', label: 'Pin right' },
        ]
      : [{ command: 'unpin', label: 'Unpin' }];
  return [
    ...group,
    ...pins,
    { command: 'fit', label: 'Fit width' },
    { command: 'hide', label: 'Hide column' },
    { command: 'columns', label: 'Columns…' },
  ];
}

/** The entries by section. Empty sections are left out. */
export function menuEntries(facts: MenuFacts): readonly (readonly MenuEntry[])[] {
  return [cellEntries(facts), filterEntries(facts), sortEntries(facts), columnEntries(facts)].filter(
    (section) => section.length > 0,
  );
}
