import type { GridColumnFilter, GridDistinct } from '@meridian/live-client/grid/grid-model';

type Values = GridDistinct['values'];

/** The offered texts that pass the filter. */
export function checkedTexts(values: Values, filter: GridColumnFilter | null): ReadonlySet<string> {
  if (filter?.kind === 'set') return new Set(filter.texts);
  const texts = values.map(({ text }) => text);
  return new Set(filter?.kind === 'except' ? texts.filter((text) => !filter.texts.includes(text)) : texts);
}

/** Unticking a few values lets new values pass. Ticking only a few does not. */
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

/** The texts that match the search, ignoring case. */
export function matching(values: Values, search: string): Values {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? values : values.filter(({ text }) => text.toLowerCase().includes(wanted));
}

/** Ticks or unticks all texts that match the search. The others keep their state. */
export function toggleAll(values: Values, checked: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(checked);
  const isAll = values.every(({ text }) => checked.has(text));
  for (const { text } of values) {
    if (isAll) next.delete(text);
    else next.add(text);
  }
  return next;
}
