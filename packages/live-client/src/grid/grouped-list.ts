import { type DisplayList, type GroupRun, isOpenBy, pathPart } from './display-list.ts';
import type { GridExpansion } from './grid-model.ts';
import type { RowOrder } from './row-order.ts';

export type Grouping = {
  readonly columnIds: readonly string[];
  /** The name of a row's group at a level. Different groups have different names. */
  nameOf(level: number, slot: number): string;
  labelOf(level: number, slot: number): string;
};

/** Rows sorted by their groups first, with a header above each group. */
export function groupedList(order: RowOrder, grouping: Grouping, expansion: GridExpansion): DisplayList {
  const { slots } = order;
  const depth = grouping.columnIds.length;
  const groups = findGroups(order, grouping, isOpenBy(expansion));
  // A header is stored as a negative number, a row as its slot.
  const lines = new Int32Array(groups.length + rowsInSight(groups, depth));
  let length = 0;
  let closedUntil = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at];
    if (group === undefined || group.start < closedUntil) continue;
    lines[length] = -1 - at;
    length += 1;
    if (!group.isOpen) {
      closedUntil = group.end;
    } else if (group.level === depth - 1) {
      lines.set(slots.subarray(group.start, group.end), length);
      length += group.end - group.start;
    }
  }
  const shown = lines.subarray(0, length);
  return {
    length,
    rowCount: slots.length,
    docked: 0,
    item: (index) => {
      const line = shown[index];
      if (line === undefined) return null;
      if (line >= 0) return { kind: 'row', slot: line, level: depth, isOpen: null };
      const group = groups[-1 - line];
      return group === undefined ? null : { kind: 'group', group };
    },
    indexOf: (slot) => shown.indexOf(slot),
    closedAbove: (slot) => {
      const at = slots.indexOf(slot);
      return groups.filter(({ start, end, isOpen }) => !isOpen && start <= at && at < end).map(({ path }) => path);
    },
  };
}

/** At least as many rows as are in open groups. */
function rowsInSight(groups: readonly GroupRun[], depth: number): number {
  return groups.reduce(
    (rows, { level, isOpen, start, end }) => (level === depth - 1 && isOpen ? rows + end - start : rows),
    0,
  );
}

/** Outer groups precede their inner groups. */
function findGroups(order: RowOrder, grouping: Grouping, isOpen: (path: string) => boolean): readonly GroupRun[] {
  const { slots } = order;
  const depth = grouping.columnIds.length;
  const groups: GroupRun[] = [];
  const current: GroupRun[] = [];
  for (let at = 0; at < slots.length; at = endOfRun(order, depth, at)) {
    const slot = slots[at] ?? 0;
    const changed = at === 0 ? 0 : firstChange(order, depth, slots[at - 1] ?? 0, slot);
    for (let level = changed; level < depth; level += 1) {
      closeGroup(current[level], at);
      const above = level === 0 ? 'group:' : `${current[level - 1]?.path ?? ''}/`;
      const path = `${above}${pathPart(grouping.nameOf(level, slot))}`;
      const columnId = grouping.columnIds[level] ?? '';
      const label = grouping.labelOf(level, slot);
      const isGroupOpen = isOpen(path);
      const group = { path, columnId, label, level, start: at, end: at, isOpen: isGroupOpen, isSection: false };
      groups.push(group);
      current[level] = group;
    }
  }
  for (const group of current) closeGroup(group, slots.length);
  return groups;
}

function closeGroup(group: GroupRun | undefined, end: number): void {
  if (group !== undefined) group.end = end;
}

/** Where the rows of the same groups end. They lie together, so steps of twice the length find it. */
function endOfRun(order: RowOrder, depth: number, start: number): number {
  const { slots } = order;
  const first = slots[start] ?? 0;
  const isSame = (at: number) => firstChange(order, depth, first, slots[at] ?? 0) === depth;
  let low = start;
  let step = 1;
  while (low + step < slots.length && isSame(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, slots.length);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (isSame(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** The outermost level at which two rows differ. */
function firstChange(order: RowOrder, depth: number, before: number, slot: number): number {
  for (let level = 0; level < depth; level += 1) if (!order.isSame(level, before, slot)) return level;
  return depth;
}
