import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { CellPosition } from '../cells/cell-position.ts';
import type { RangeBox } from '../cells/cell-range.ts';

export type PaintMarks = {
  readonly selected: ReadonlySet<RowKey>;
  readonly currentKey: RowKey | null;
  readonly active: CellPosition | null;
  readonly box: RangeBox | null;
};

export type PainterOptions = {
  readonly body: HTMLElement;
  readonly dock: HTMLElement;
  readonly idPrefix: string;
  readonly hasChecks: boolean;
  readonly rowHeight: number;
  readonly flashing: ReadonlySet<string>;
  readonly isTree: boolean;
  /** Asks for a frame. */
  readonly onDirty: () => void;
};
