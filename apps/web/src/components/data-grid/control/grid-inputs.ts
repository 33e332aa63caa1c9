import type { PaintedCell, PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { ColumnLayout } from '../columns/column-layout.ts';
import type { ColumnAction } from '../columns/column-state.ts';
import type { ControlName } from '../paint/control-content.ts';

/** A place that a menu or a panel opens at, in the coordinates of the window. */
export type ScreenPoint = { readonly x: number; readonly y: number };

export type CellTarget = {
  readonly columnId: string;
  /** Null in the header. */
  readonly row: PaintedRow | null;
  readonly index: number;
  readonly cell: PaintedCell | null;
};

export type GridInputs = {
  readonly layout: ColumnLayout;
  readonly currentKey: RowKey | null;
  /** Opens a row: Enter, double click. */
  readonly onOpen: (row: PaintedRow) => void;
  readonly onControl: (control: ControlName, row: PaintedRow) => void;
  readonly onExpand: (row: PaintedRow, isOpen: boolean) => void;
  /** Opens closed groups, so that a row in them can be shown. */
  readonly onUnfold: (paths: readonly string[]) => void;
  readonly onMenu: (target: CellTarget, point: ScreenPoint) => void;
  readonly onFilter: (columnId: string) => void;
  readonly onSort: (columnId: string, isAdded: boolean) => void;
  readonly onColumn: (action: ColumnAction) => void;
  readonly onActiveRow: (key: RowKey | null) => void;
  readonly onNeededWidths: (needed: ReadonlyMap<string, number>) => void;
  readonly onCopied: (isCopied: boolean) => void;
};
