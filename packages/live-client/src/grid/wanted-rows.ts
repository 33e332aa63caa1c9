import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridRowsWanted } from './grid-model.ts';
import type { GridView } from './grid-view.ts';

/** The slot may hold another row later; the key identifies the row. */
export type WantedRow = { readonly slot: number; readonly key: RowKey };

/** Rows in display order, each once. A group header stands for its rows. */
export function wantedRows(
  view: GridView,
  wanted: GridRowsWanted,
  selected: ReadonlySet<RowKey>,
): readonly WantedRow[] {
  const { store } = view;
  const rows = [...slotsOf(view, wanted)]
    .filter((slot) => store.isAlive(slot))
    .map((slot) => ({ slot, key: store.keyOf(slot) }));
  return wanted.kind === 'selection' ? rows.filter(({ key }) => selected.has(key)) : rows;
}

function slotsOf(view: GridView, wanted: GridRowsWanted): Iterable<number> {
  if (wanted.kind === 'range') return slotsOfRange(view, wanted.first, wanted.last);
  return [...view.orderedSlots].filter((slot) => view.isWanted(slot));
}

function slotsOfRange({ list, orderedSlots }: GridView, first: number, last: number): ReadonlySet<number> {
  const slots = new Set<number>();
  const end = Math.min(Math.max(first, last), list.length - 1);
  for (let index = Math.max(0, Math.min(first, last)); index <= end; index += 1) {
    const item = list.item(index);
    if (item?.kind === 'row') slots.add(item.slot);
    else if (item?.kind === 'group') {
      for (const slot of orderedSlots.subarray(item.group.start, item.group.end)) slots.add(slot);
    }
  }
  return slots;
}
