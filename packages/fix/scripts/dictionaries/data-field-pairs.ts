import type { DictionaryData } from '../../src/dictionary/dictionary-data.ts';

/** `length:data` for each data field of the dictionaries, found by the names of the two. */
export function dataFieldPairs(dictionaries: readonly DictionaryData[]): string {
  const pairs = new Map<number, number>();
  for (const { fields } of dictionaries) {
    const byName = new Map([...fields.values()].map((field) => [field.name, field.tag]));
    for (const { tag, name, type } of fields.values()) {
      if (type !== 'data' && type !== 'XMLData') continue;
      const length = byName.get(`${name}Len`) ?? byName.get(`${name}Length`) ?? tag - 1;
      pairs.set(length, tag);
    }
  }
  return [...pairs]
    .sort(([a], [b]) => a - b)
    .map(([length, data]) => `${length}:${data}`)
    .join(' ');
}
