/** What is being typed: the whole, or of a list what follows its last comma. */
export function lastTyped(value: string, isList: boolean): string {
  return (isList ? (value.split(',').at(-1) ?? '') : value).trim();
}

/** The value with that taken by a suggestion; a list is ready for the next. */
export function withLastTyped(value: string, isList: boolean, taken: string): string {
  if (!isList) return taken;
  const before = value
    .split(',')
    .slice(0, -1)
    .map((part) => part.trim());
  const word = taken.includes(',') ? `"${taken}"` : taken;
  return [...before, word].join(', ');
}
