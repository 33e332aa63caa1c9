/** A record with exactly these keys. Object.fromEntries alone would lose the key type. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = valueOf(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key was set in the loop above.
  return record as Record<Key, Value>;
}

/** Object.keys with the declared key type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) if (Object.hasOwn(record, key)) keys.push(key);
  return keys;
}
