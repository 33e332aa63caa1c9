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
  /** Which columns there are, and whether rows can be selected. Columns that the asset class has no use for may be left out. */
  readonly grid: Grid;
  /** Null while it is being opened. */
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
  /** Words that a row must have in some column. */
  readonly search?: string;
  readonly onClearSearch?: () => void;
  /** The field with the key of the row above; makes a tree. */
  readonly treeBy?: string | null;
  /** Where nothing else groups the rows they stand in sections: working, waiting, finished. */
  readonly sections?: boolean;
  /** Keep it the same object while it says the same. */
  readonly quick?: GridQuick | null;
  readonly onClearQuick?: () => void;
  readonly groupsInitially?: 'open' | 'closed';
  readonly noun?: RowNoun;
  /** The row whose details stand beside the grid. */
  readonly currentKey?: RowKey | null;
  readonly density?: 'normal' | 'compact';
  /** Columns that flash on a change; the last price unless told. */
  readonly flashColumns?: readonly string[];
  /** The screen's controls over the rows; with null there is no toolbar at all. */
  readonly toolbar?: SummaryContent;
  readonly toolbarEnd?: ReactNode;
  /** Between the toolbar and the rows: what the screen sums up over them. */
  readonly overRows?: ReactNode;
  /** Docked between the rows and the footer: what can be done with the rows. */
  readonly actionBar?: ReactNode;
  /** Beside Reset in the column chooser: Save view. */
  readonly chooserActions?: ReactNode;
  /** Figures in the footer, after the counts; with null there is no footer at all. */
  readonly footer?: SummaryContent;
  /** What the grid worker adds up for the footer; keep it the same object. */
  readonly summary?: GridSummaryWanted;
  /** False where the screen tells of lost data itself. */
  readonly hasStaleNotice?: boolean;
  readonly emptyText?: ReactNode;
  /** For the context menu: what can be done with these rows. */
  readonly rowActions?: (keys: readonly RowKey[]) => readonly RowAction[];
  /** Enter, double click, and the details button where it has no listener of its own. */
  readonly onOpenRow?: (key: RowKey) => void;
  readonly onBell?: (key: RowKey) => void;
  readonly onDetails?: (key: RowKey) => void;
  readonly onDownload?: (key: RowKey) => void;
  /** A key in the rows that is not the grid's own; true when the screen took it, so that the page does not. */
  readonly onRowKey?: (event: KeyboardEvent) => boolean;
  /** The row under the keyboard; null in the header and on groups. */
  readonly onActiveRow?: (key: RowKey | null) => void;
};
