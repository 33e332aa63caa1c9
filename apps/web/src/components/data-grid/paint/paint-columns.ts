import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts';
import type { ColumnZone } from '../columns/column-state.ts';

/** Where a group's name stands: over the columns from the first that has a value, as far as its zone or a name needs. */
export type LabelPlace = {
  readonly columnId: string;
  readonly zone: ColumnZone;
  readonly left: number;
  /** Null for the whole row. */
  readonly width: number | null;
  /** From 1, as screen readers count. */
  readonly columnIndex: number;
  readonly covered: ReadonlySet<string>;
};

/** What is painted of each row: all pinned columns and the middle ones in view. */
export type PaintColumns = {
  readonly layout: ColumnLayout;
  readonly shown: readonly PlacedColumn[];
  readonly label: LabelPlace | null;
  /** Where the line of a section stands: across the whole row. */
  readonly section: LabelPlace | null;
  /** The checkbox column, which is not one of the layout's, comes first. */
  readonly hasChecks: boolean;
};

const LABEL_MIN_WIDTH = 240;

/** The column that carries expanders: the one made for it, else the first that is no control. */
export function treeColumn(columns: readonly PlacedColumn[]): PlacedColumn | null {
  const own = columns.find(({ column }) => column.kind === 'group');
  return own ?? columns.find(({ column }) => column.source !== 'control') ?? null;
}

export function ariaColumnIndex({ index }: PlacedColumn, hasChecks: boolean): number {
  return index + (hasChecks ? 2 : 1);
}

function labelPlace(layout: ColumnLayout, hasChecks: boolean): LabelPlace | null {
  const first = treeColumn(layout.columns);
  if (first === null) return null;
  const sameZone = layout.columns.filter(({ zone, index }) => zone === first.zone && index >= first.index);
  const end = first.zone === null ? first.left + LABEL_MIN_WIDTH : Number.POSITIVE_INFINITY;
  const covered = sameZone.filter(
    ({ column, left }) => left < end && (left === first.left || column.source !== 'control'),
  );
  const last = covered.at(-1) ?? first;
  return {
    columnId: first.column.id,
    zone: first.zone,
    left: first.left,
    width: last.left + last.width - first.left,
    columnIndex: ariaColumnIndex(first, hasChecks),
    covered: new Set(covered.map(({ column }) => column.id)),
  };
}

function sectionPlace({ columns }: ColumnLayout): LabelPlace | null {
  const [first] = columns;
  if (first === undefined) return null;
  const covered = new Set(columns.map(({ column }) => column.id));
  return { columnId: first.column.id, zone: null, left: 0, width: null, columnIndex: 1, covered };
}

export function paintColumns(
  layout: ColumnLayout,
  middle: { readonly from: number; readonly to: number },
  hasChecks: boolean,
): PaintColumns {
  return {
    layout,
    shown: [...layout.left, ...layout.middle.slice(middle.from, middle.to), ...layout.right],
    label: labelPlace(layout, hasChecks),
    section: sectionPlace(layout),
    hasChecks,
  };
}
