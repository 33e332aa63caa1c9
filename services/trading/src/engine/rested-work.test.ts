import { expect, it } from 'vitest';
import { RestedWork } from './rested-work.ts';

it('rests as many times as long as the work took, up to a bound, and not at all after work that took no time', () => {
  let nowMs = 1_000;
  const news = new RestedWork(() => nowMs);
  const begun: number[] = [];
  const work = (tookMs: number) => (): void => {
    begun.push(nowMs);
    nowMs += tookMs;
  };
  for (const atMs of [1_000, 1_045, 1_050, 1_080, 1_169, 1_170, 1_171]) {
    nowMs = atMs;
    news.run(work(atMs === 1_000 ? 5 : atMs === 1_050 ? 20 : 0), { times: 9, maxMs: 100 });
  }
  expect(begun).toEqual([1_000, 1_050, 1_170, 1_171]);
});
