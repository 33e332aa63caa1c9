import { describe, expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

describe('mapInSlices', () => {
  it('maps all in their order, and rests now and then', async () => {
    let rests = 0;
    const rest = async () => {
      rests += 1;
    };
    const items = Array.from({ length: 60 }, (_, index) => index);
    expect(await mapInSlices(items, rest, (item, index) => item + index)).toEqual(items.map((item) => 2 * item));
    expect(rests).toBe(2);
    expect(await mapInSlices([], rest, String)).toEqual([]);
  });
});
