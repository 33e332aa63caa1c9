import type { GridColumnFilter, GridDistinct } from '@meridian/live-client/grid/grid-model';

type Values = GridDistinct['values'];

/** Which of the offered texts are let through. */
export function checkedTexts(values: Values, filter: GridColumnFilter | null): ReadonlySet<string> {
  if (filter?.kind === 'set') return new Set(filter.texts);
  const texts = values.map(({ text }) => text);
  return new Set(filter?.kind === 'except' ? texts.filter((text) => !filter.texts.includes(text)) : texts);
}

/** Whoever takes a few out wants to see what comes later; whoever picks a few does not. */
export function setFilter(values: Values, checked: ReadonlySet<string>): GridColumnFilter | null {
  const left = values.filter(({ text }) => !checked.has(text)).map(({ text }) => text);
  if (left.length === 0) return null;
  return left.length < checked.size ? { kind: 'except', texts: left } : { kind: 'set', texts: [...checked] };
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
