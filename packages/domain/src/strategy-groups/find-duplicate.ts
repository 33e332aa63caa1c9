import { nameKey } from '../name-key.ts';

/** The first value that an earlier row has already, as written. Null without duplicates. */
export function findDuplicate<Field extends string = 'result_destination'>(
  rows: readonly Readonly<Record<NoInfer<Field>, string>>[],
  field?: Field,
): string | null {
  const name: string = field ?? 'result_destination';
  const seen = new Set<string>();
  for (const row of rows) {
    const value = new Map<string, string>(Object.entries(row)).get(name) ?? '';
    const key = nameKey(value);
    if (seen.has(key)) return value;
    seen.add(key);
  }
  return null;
}
