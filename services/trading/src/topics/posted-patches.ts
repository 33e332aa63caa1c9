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

export function patchesOf({ numbers, others }: PostedPatches): readonly Row[] {
  const patches: Row[] = [];
  let other = 0;
  for (let at = 0; at < numbers.length; ) {
    const end = at + 1 + (numbers[at] ?? 0);
    const patch: Cell[] = [];
    for (at += 1; at < end; at += 1) {
      const value = numbers[at] ?? 0;
      if (!Number.isNaN(value)) patch.push(value);
      else {
        patch.push(others[other] ?? null);
        other += 1;
      }
    }
    patches.push(patch);
  }
  return patches;
}
