import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridExpansion } from './grid-model.ts';

/** A group header: which rows are beneath it, by their positions in the order. */
export type GroupRun = {
  readonly path: string;
  readonly columnId: string;
  /** The group's value when its rows were grouped. The rows may have changed since. */
  readonly label: string;
  readonly level: number;
  readonly start: number;
  /** One past the last. */
  end: number;
  readonly isOpen: boolean;
  /** One of the blotter's own groups, which have a line of their own and no totals. */
  readonly isSection: boolean;
};

/** What stands in one line of the grid. */
export type DisplayItem =
  | { readonly kind: 'row'; readonly slot: number; readonly level: number; readonly isOpen: boolean | null }
  | { readonly kind: 'group'; readonly group: GroupRun };

/** The lines of a grid from top to bottom. */
export type DisplayList = {
  readonly length: number;
  /** Rows that are shown or would be if every group were open. */
  readonly rowCount: number;
  /** Number of last lines that always stay in view. */
  readonly docked: number;
  item(index: number): DisplayItem | null;
  /** −1 when it has no line. */
  indexOf(slot: number): number;
  /** Closed groups or rows above a row that has no line for that reason. */
  closedAbove(slot: number): readonly string[];
};

export function isOpenBy(expansion: GridExpansion): (path: string) => boolean {
  const except = new Set(expansion.except);
  const isUsual = expansion.initially === 'open';
  if (except.size === 0) return () => isUsual;
  return (path) => except.has(path) !== isUsual;
}

export function flatList(slots: Int32Array): DisplayList {
  return {
    length: slots.length,
    rowCount: slots.length,
    docked: 0,
    item: (index) => {
      const slot = slots[index];
      return slot === undefined ? null : { kind: 'row', slot, level: 0, isOpen: null };
    },
    indexOf: (slot) => slots.indexOf(slot),
    closedAbove: () => [],
  };
}

/** The key as one part of a path, whatever characters it has. */
export function pathPart(key: RowKey): string {
  return encodeURIComponent(String(key));
}
