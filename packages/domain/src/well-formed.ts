/**
 * A value from outside with every text in it well-formed: half of a surrogate pair becomes U+FFFD. Databases refuse such
 * a half, so that what was done could not be recorded.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]));
}

/** The beginning of a text, of so many characters. A character of two code units is never cut in half. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return Array.from(text.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .join('')
    .toWellFormed();
}
