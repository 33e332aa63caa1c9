import type { Test } from './column-search.ts';
import { grownBytes, grownNumbers, type RowStore } from './row-store.ts';

/** The same test, which looks at a row again only after the row has changed. */
export function rememberedTest(store: RowStore, test: Test): Test {
  let versions = new Float64Array(0);
  let results = new Uint8Array(0);
  return (slot) => {
    if (slot >= versions.length) {
      versions = grownNumbers(versions, store.capacity);
      results = grownBytes(results, store.capacity);
    }
    const version = store.version(slot);
    if (versions[slot] !== version) {
      versions[slot] = version;
      results[slot] = test(slot) ? 1 : 0;
    }
    return results[slot] === 1;
  };
}
