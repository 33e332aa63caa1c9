const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** A word of the search box, with its number if it is one. */
export type SearchWord = {
  readonly text: string;
  /** Numbers match by value, to the precision typed: 43.3 finds 43.3157. */
  readonly number: { readonly value: number; readonly tolerance: number } | null;
};

export function searchWords(search: string): readonly SearchWord[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((text) => ({ text, number: numberOf(text) }));
}

/** True for a part of a time or a day. */
export function isMomentWord({ text }: SearchWord): boolean {
  return /^[\d:.-]*[:-][\d:.-]*$/.test(text);
}

/** True when every row found by the second search is found by the first one, too. Numbers and times are not read as text. */
export function isNarrower(before: string, after: string): boolean {
  const words = searchWords(after);
  return searchWords(before).every((wide) => words.some((narrow) => isPartOf(wide, narrow)));
}

function isPartOf(wide: SearchWord, narrow: SearchWord): boolean {
  if (wide.text === narrow.text) return true;
  if (narrow.number !== null || (isMomentWord(narrow) && !isMomentWord(wide))) return false;
  return narrow.text.includes(wide.text);
}

function numberOf(word: string): SearchWord['number'] {
  const match = /^([+\-−]?)\$?(\d[\d,]*|\d*(?=\.\d))(?:\.(\d+))?([kmbt]?)%?$/.exec(word);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', unit = ''] = match;
  const scale = SCALES[unit] ?? 1;
  const size = Number(`${whole.replaceAll(',', '') || '0'}.${fraction || '0'}`) * scale;
  const isNegative = sign === '-' || sign === '−';
  // Slightly more than half a unit, so that a value is found by its rounded text.
  return { value: isNegative ? -size : size, tolerance: 0.5000001 * scale * 10 ** -fraction.length };
}
