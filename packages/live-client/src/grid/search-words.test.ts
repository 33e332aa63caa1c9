import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

function numberOf(word: string): number | null {
  return searchWords(word)[0]?.number?.value ?? null;
}

describe('search words', () => {
  it.each([
    ['43.3', 43.3],
    ['.5', 0.5],
    ['124,200', 124_200],
    ['−2.5', -2.5],
    ['-2.5', -2.5],
    ['+1', 1],
    ['$184.2m', 184_200_000],
    ['10%', 10],
    ['vod', null],
    ['1-2', null],
    ['.', null],
  ])('reads %s as %s', (word, number) => {
    expect(numberOf(word)).toBe(number);
  });

  it('is as exact as what was typed', () => {
    const [coarse, fine] = searchWords('5 5.00');
    expect(coarse?.number?.tolerance).toBeCloseTo(0.5);
    expect(fine?.number?.tolerance).toBeCloseTo(0.005);
  });
});
