export const DEFAULT_DUPLICATE_FIELD = 'result_destination';

/** The first value that comes a second time, or null; rows without the field repeat nothing. */
export function findDuplicate(
  rows: readonly Readonly<Record<string, unknown>>[],
  field: string = DEFAULT_DUPLICATE_FIELD,
): unknown {
  const seen = new Set<unknown>();
  for (const row of rows) {
    const value = Object.hasOwn(row, field) ? row[field] : undefined;
    if (value === undefined || value === null || value === '') continue;
    if (seen.has(value)) return value;
    seen.add(value);
  }
  return null;
}
