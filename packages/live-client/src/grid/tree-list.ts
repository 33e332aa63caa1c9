import { type DisplayList, isOpenBy } from './display-list.ts';
import type { FieldColumn } from './field-column.ts';
import { type GridExpansion, treePath } from './grid-model.ts';
import type { RowStore } from './row-store.ts';

/** Deeper than any desk's orders. Beyond it the rows refer to one another in a cycle. */
const MAX_DEPTH = 16;

const NONE = -1;

export type TreeOptions = {
  readonly store: RowStore;
  /** All rows, sorted. Siblings keep this order. */
  readonly slots: Int32Array;
  /** Holds the key of the parent row. */
  readonly parentField: FieldColumn | null;
  readonly passes: (slot: number) => boolean;
  readonly expansion: GridExpansion;
};

/** Rows below their parent rows. A filtered row stays while a row below it passes. */
export function treeList(options: TreeOptions): DisplayList {
  const { store, slots, passes } = options;
  const isOpen = isOpenBy(options.expansion);
  const above = new Map<number, number>();
  const beneath = new Map<number, number[]>();
  for (const slot of slots) {
    const parent = parentOf(options, slot);
    above.set(slot, parent);
    const siblings = beneath.get(parent);
    if (siblings === undefined) beneath.set(parent, [slot]);
    else siblings.push(slot);
  }
  const lines: { slot: number; level: number; isOpen: boolean | null }[] = [];
  const places = new Map<number, number>();
  let rowCount = 0;

  /** Whether the row or any row below it is wanted. Writes the lines of those. */
  function write(slot: number, level: number, isShown: boolean): boolean {
    const at = lines.length;
    const children = beneath.get(slot) ?? [];
    const opens = isOpen(treePath(store.keyOf(slot)));
    if (isShown) lines.push({ slot, level, isOpen: null });
    let wantedBeneath = 0;
    for (const child of children) if (write(child, level + 1, isShown && opens)) wantedBeneath += 1;
    if (wantedBeneath === 0 && !passes(slot)) {
      lines.length = Math.min(lines.length, at);
      return false;
    }
    rowCount += 1;
    const line = lines[at];
    if (isShown && line !== undefined) {
      line.isOpen = wantedBeneath > 0 ? opens : null;
    }
    return true;
  }

  for (const root of beneath.get(NONE) ?? []) write(root, 0, true);
  lines.forEach(({ slot }, index) => places.set(slot, index));
  return {
    length: lines.length,
    rowCount,
    docked: 0,
    item: (index) => {
      const line = lines[index];
      return line === undefined ? null : { kind: 'row', ...line };
    },
    indexOf: (slot) => places.get(slot) ?? -1,
    closedAbove: (slot) => {
      const paths: string[] = [];
      for (let at = above.get(slot) ?? NONE; at !== NONE; at = above.get(at) ?? NONE) {
        const path = treePath(store.keyOf(at));
        if (!isOpen(path)) paths.unshift(path);
      }
      return paths;
    },
  };
}

function parentOf(options: TreeOptions, slot: number): number {
  const parent = directParent(options, slot);
  let at = parent;
  for (let depth = 0; at !== NONE; depth += 1) {
    if (depth === MAX_DEPTH) return NONE;
    at = directParent(options, at);
  }
  return parent;
}

function directParent({ store, parentField }: TreeOptions, slot: number): number {
  const key = parentField?.get(slot) ?? null;
  if (typeof key !== 'string' && typeof key !== 'number') return NONE;
  // A spread's key is its order number as text.
  const parent = store.slotOf(key) ?? store.slotOf(String(key)) ?? NONE;
  return parent === slot ? NONE : parent;
}
