import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridExpansion } from './grid-model.ts';

/** A group header with the positions of its rows in the order. */
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
  /** One of the blotter's sections, which have a summary line instead of totals. */
  readonly isSection: boolean;
};

/** One line of the grid. */
export type DisplayItem =
  | { readonly kind: 'row'; readonly slot: number; readonly level: number; readonly isOpen: boolean | null }
  | { readonly kind: 'group'; readonly group: GroupRun };

/** The lines of a grid from top to bottom. */
export type DisplayList = {
  readonly length: number;
  /** Shown rows, plus those in closed groups. */
  readonly rowCount: number;
  /** Number of last lines that always stay visible. */
  readonly docked: number;
  item(index: number): DisplayItem | null;
  /** −1 without a line. */
  indexOf(slot: number): number;
  /** The closed groups or rows that hide this row. */
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

/** The key as one part of a path, escaped. */
export function pathPart(key: RowKey): string {
  return encodeURIComponent(String(key));
}
