import type { GridColumnFilter, GridDistinct } from '@meridian/live-client/grid/grid-model';

type Values = GridDistinct['values'];

/** Which of the offered texts are let through. */
export function checkedTexts(values: Values, filter: GridColumnFilter | null): ReadonlySet<string> {
  return new Set(filter?.kind === 'set' ? filter.texts : values.map(({ text }) => text));
}

/** All checked is no filter, so that values which come later are shown too. */
export function setFilter(values: Values, checked: ReadonlySet<string>): GridColumnFilter | null {
  return values.every(({ text }) => checked.has(text)) ? null : { kind: 'set', texts: [...checked] };
}

export function toggleText(checked: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const next = new Set(checked);
  if (!next.delete(text)) next.add(text);
  return next;
}

/** What the search leaves in sight, whatever the case. */
export function matching(values: Values, search: string): Values {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? values : values.filter(({ text }) => text.toLowerCase().includes(wanted));
}

/** Boxes of everything in sight at once; what the search hides stays as it is. */
export function toggleAll(values: Values, checked: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(checked);
  const isAll = values.every(({ text }) => checked.has(text));
  for (const { text } of values) {
    if (isAll) next.delete(text);
    else next.add(text);
  }
  return next;
}
