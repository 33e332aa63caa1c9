import type { Grid } from '@meridian/domain/columns/grid';
import type { GridHandle, GridQuick, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RowAction } from './menu/menu-entries.ts';
import type { RowNoun } from './row-noun.ts';
import type { GridViewControls } from './view/use-grid-view.ts';
import type { SummaryContent } from './with-summary.tsx';

export type DataGridProps = {
  /** Names the grid to screen readers and in messages. */
  readonly label: string;
  /** The columns, and whether rows can be selected. Columns that the asset class does not use may be left out. */
  readonly grid: Grid;
  /** Null while it is being opened. */
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
  /** Words that a row must have in some column. */
  readonly search?: string;
  readonly onClearSearch?: () => void;
  /** The field that holds the key of the parent row, for a tree. */
  readonly treeBy?: string | null;
  /** Ungrouped rows are divided into the sections Working, Waiting and Finished. */
  readonly sections?: boolean;
  /** Keep the same object between renders. */
  readonly quick?: GridQuick | null;
  readonly onClearQuick?: () => void;
  readonly groupsInitially?: 'open' | 'closed';
  readonly noun?: RowNoun;
  /** The row whose details are open. */
  readonly currentKey?: RowKey | null;
  readonly density?: 'normal' | 'compact';
  /** Columns that flash on a change. Default: the last price. */
  readonly flashColumns?: readonly string[];
  /** The screen's own controls above the rows. Null: no toolbar. */
  readonly toolbar?: SummaryContent;
  readonly toolbarEnd?: ReactNode;
  /** Shown between the toolbar and the rows. */
  readonly overRows?: ReactNode;
  /** The action bar, docked between the rows and the footer. */
  readonly actionBar?: ReactNode;
  /** Buttons beside Reset in the column chooser, such as Save view. */
  readonly chooserActions?: ReactNode;
  /** Figures in the footer, after the counts. Null: no footer. */
  readonly footer?: SummaryContent;
  /** What the grid worker adds up for the footer. Keep the same object between renders. */
  readonly summary?: GridSummaryWanted;
  /** False where the screen itself says that live data is lost. */
  readonly hasStaleNotice?: boolean;
  readonly emptyText?: ReactNode;
  /** Entries of the context menu for these rows. */
  readonly rowActions?: (keys: readonly RowKey[]) => readonly RowAction[];
  /** On Enter, on a double click, and on the details button unless that has its own listener. */
  readonly onOpenRow?: (key: RowKey) => void;
  readonly onBell?: (key: RowKey) => void;
  readonly onDetails?: (key: RowKey) => void;
  readonly onDownload?: (key: RowKey) => void;
  /** A key that the grid does not use. Returns true when the screen handled it; the page then ignores it. */
  readonly onRowKey?: (event: KeyboardEvent) => boolean;
  /** The row under the keyboard; null in the header and on groups. */
  readonly onActiveRow?: (key: RowKey | null) => void;
};
