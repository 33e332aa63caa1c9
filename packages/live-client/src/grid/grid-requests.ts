import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { MAX_RECORDS } from './grid-limits.ts';
import type { GridRequest } from './grid-messages.ts';
import type { GridDistinct, GridPlace, GridRecord } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import type { SectionRun } from './section-list.ts';

/** The texts of a column in its sort order, blanks last, with the number of rows of each. */
export function distinctTexts(view: GridView, columnId: string, limit: number): GridDistinct {
  const reader = view.readers.get(columnId);
  if (reader === undefined) return { values: [], isTruncated: false };
  const slots = view.store.aliveSlots();
  const passes = view.filter.amongWithout(columnId, slots);
  const found = new Map<string, { text: string; count: number; number: number }>();
  let isTruncated = false;
  for (const slot of slots) {
    if (!passes(slot)) continue;
    const text = reader.text(slot);
    const known = found.get(text);
    if (known !== undefined) known.count += 1;
    else if (found.size < limit) found.set(text, { text, count: 1, number: reader.number(slot) });
    else isTruncated = true;
  }
  const values = [...found.values()].sort((a, b) => {
    if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
    if (reader.order !== 'text' && a.number !== b.number && !Number.isNaN(a.number - b.number))
      return a.number - b.number;
    return a.text < b.text ? -1 : Number(a.text > b.text);
  });
  return { values: values.map(({ text, count }) => ({ text, count })), isTruncated };
}

export function placeOf(view: GridView, key: RowKey): GridPlace {
  const section = view.sections.find(({ path }) => path === key);
  if (section !== undefined) return sectionPlace(view, section);
  const slot = slotByKey(view, key);
  if (slot === undefined) return { kind: 'unknown' };
  const index = view.list.indexOf(slot);
  if (index >= 0) return { kind: 'shown', index };
  return view.isWanted(slot) ? { kind: 'closed', paths: view.list.closedAbove(slot) } : { kind: 'filtered' };
}

/** A section is found by its path, which is never a row's key. */
function sectionPlace({ sections }: GridView, { path, start, isOpen }: SectionRun): GridPlace {
  if (!isOpen) return { kind: 'closed', paths: [path] };
  const above = sections.filter((each) => each.isOpen && each.start < start);
  return { kind: 'shown', index: above.reduce((lines, each) => lines + 1 + each.end - each.start, 0) };
}

/** A key from the address bar is text, whatever type the feed's keys have. */
function slotByKey({ store }: GridView, key: RowKey): number | undefined {
  return store.slotOf(key) ?? (typeof key === 'string' ? store.slotOf(Number(key)) : store.slotOf(String(key)));
}

/** With null, all fields of the rows. */
export function recordsOf(
  view: GridView,
  { keys, fields: wanted, among }: Omit<Extract<GridRequest, { kind: 'records' }>, 'kind'>,
): readonly GridRecord[] {
  const { store } = view;
  const fields = store.fields.flatMap((field, index) =>
    wanted === null || wanted.includes(field) ? [{ field, column: store.columns[index] }] : [],
  );
  return keys.slice(0, MAX_RECORDS).flatMap((key) => {
    const slot = slotByKey(view, key);
    if (slot === undefined || (among === 'shown' && !view.isWanted(slot))) return [];
    return [Object.fromEntries(fields.map(({ field, column }) => [field, column?.get(slot) ?? null]))];
  });
}
