import { describe, expect, it } from 'vitest';
import { shortSide } from './side-label.ts';

describe('shortSide', () => {
  it.each([
    ['BUY', 'BUY'],
    ['BUY COVER', 'COVER'],
    ['SELL', 'SELL'],
    ['SELL SHORT', 'SHORT'],
    ['CROSS', 'CROSS'],
    [null, ''],
    [undefined, ''],
  ])('shortens %j to "%s"', (side, label) => {
    expect(shortSide(side)).toBe(label);
  });
});
