import { describe, expect, it } from 'vitest';
import { SeenTime, SILENCE_MS } from './seen-time.ts';

function seenAt(...times: readonly number[]): SeenTime {
  const seen = new SeenTime();
  for (const atMs of times) seen.note(atMs);
  return seen;
}

describe('time in which the market was seen', () => {
  it('goes on through short silences', () => {
    const seen = seenAt(0, SILENCE_MS, 2 * SILENCE_MS);
    expect(seen.gapsIn({ fromMs: 0, toMs: 2 * SILENCE_MS })).toEqual([]);
  });

  it('has a gap where it was silent for long, before the first look and after the last', () => {
    const seen = seenAt(10_000, 11_000, 50_000, 51_000);
    expect(seen.gapsIn({ fromMs: 0, toMs: 100_000 })).toEqual([
      { fromMs: 0, toMs: 10_000 },
      { fromMs: 11_000, toMs: 50_000 },
      { fromMs: 51_000, toMs: 100_000 },
    ]);
    expect(seen.gapsIn({ fromMs: 20_000, toMs: 30_000 })).toEqual([{ fromMs: 20_000, toMs: 30_000 }]);
    expect(seen.gapsIn({ fromMs: 50_000, toMs: 51_000 })).toEqual([]);
  });

  it('tells of a silence when it ends', () => {
    const seen = seenAt(0);
    expect(seen.note(1_000)).toBeNull();
    expect(seen.note(60_000)).toEqual({ fromMs: 1_000, toMs: 60_000 });
  });

  it('is a share of what there was to see', () => {
    expect(seenAt(0, 4_000, 8_000, 10_000).shareOf({ fromMs: 0, toMs: 40_000 })).toBe(0.25);
    expect(new SeenTime().shareOf({ fromMs: 0, toMs: 40_000 })).toBe(0);
  });
});
