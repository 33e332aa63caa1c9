import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts';
import type { ColumnZone } from '../columns/column-state.ts';

/** The place of a group's name: from the first column with a value, over as many columns as a name needs. */
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
  /** The place of a section line: across the whole row. */
  readonly section: LabelPlace | null;
  /** The checkbox column comes first. It is not part of the layout. */
  readonly hasChecks: boolean;
};

const LABEL_MIN_WIDTH = 240;

/** The column with the expanders: the group column, else the first that is not a control. */
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
