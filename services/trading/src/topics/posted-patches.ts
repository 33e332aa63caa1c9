import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Row } from './row-batch.ts';

/**
 * Changes of rows on their way to another thread. Nearly all of it is numbers, which are copied as one piece: the length
 * of each change, then its cells. One that is no number is NaN there, and comes in its turn among the others.
 */
export type PostedPatches = { readonly numbers: Float64Array; readonly others: readonly Cell[] };

export function postedPatches(patches: readonly Row[]): PostedPatches {
  let size = patches.length;
  for (const patch of patches) size += patch.length;
  const numbers = new Float64Array(size);
  const others: Cell[] = [];
  let at = 0;
  for (const patch of patches) {
    numbers[at] = patch.length;
    at += 1;
    for (const cell of patch) {
      const isNumber = typeof cell === 'number' && !Number.isNaN(cell);
      numbers[at] = isNumber ? cell : Number.NaN;
      if (!isNumber) others.push(cell);
      at += 1;
    }
  }
  return { numbers, others };
}

/** Gives each change with its length. It is one list, written again for each, and may have more behind the length. */
export function eachPatch({ numbers, others }: PostedPatches, take: (patch: Row, length: number) => void): void {
  const patch: Cell[] = [];
  let other = 0;
  for (let at = 0; at < numbers.length; ) {
    const length = numbers[at] ?? 0;
    at += 1;
    for (let nth = 0; nth < length; nth += 1) {
      const value = numbers[at + nth] ?? 0;
      if (!Number.isNaN(value)) patch[nth] = value;
      else {
        patch[nth] = others[other] ?? null;
        other += 1;
      }
    }
    at += length;
    take(patch, length);
  }
}

export function patchesOf(posted: PostedPatches): readonly Row[] {
  const patches: Row[] = [];
  eachPatch(posted, (patch, length) => patches.push(patch.slice(0, length)));
  return patches;
}
