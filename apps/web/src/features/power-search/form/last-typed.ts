/** The text to complete: the whole value, or the part of a list after its last comma. */
export function lastTyped(value: string, isList: boolean): string {
  return (isList ? (value.split(',').at(-1) ?? '') : value).trim();
}

/** The value after a suggestion replaces that text. A list gets a comma for the next value. */
export function withLastTyped(value: string, isList: boolean, taken: string): string {
  if (!isList) return taken;
  const before = value
    .split(',')
    .slice(0, -1)
    .map((part) => part.trim());
  const word = taken.includes(',') ? `"${taken}"` : taken;
  return [...before, word].join(', ');
}
