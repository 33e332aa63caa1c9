type Item = { readonly label: string; readonly isDisabled: boolean };

/** The item that a key leads to. Arrows wrap around; a letter finds the next item that begins with it. Null: no change. */
export function nextItem(items: readonly Item[], current: number, key: string): number | null {
  const usable = items.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]));
  const first = usable[0];
  const last = usable.at(-1);
  if (first === undefined || last === undefined) return null;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return usable.find((index) => index > current) ?? first;
  if (key === 'ArrowUp') return usable.findLast((index) => index < current) ?? last;
  if (key.length !== 1 || key === ' ') return null;
  const begins = usable.filter((index) => items[index]?.label.toLowerCase().startsWith(key.toLowerCase()));
  return begins.find((index) => index > current) ?? begins[0] ?? null;
}
