import { describe, expect, it } from 'vitest';
import { Playback } from './playback.ts';

/** Frames by hand. */
function byHand() {
  let next: ((nowMs: number) => void) | null = null;
  return {
    frames: {
      ask: (run: (nowMs: number) => void) => {
        next = run;
        return 1;
      },
      drop: () => {
        next = null;
      },
    },
    frame: (nowMs: number) => {
      const run = next;
      next = null;
      run?.(nowMs);
    },
  };
}

const SPAN = { fromMs: 1_000, toMs: 11_000 };

describe('playback', () => {
  it('moves by its speed and stops at the end', () => {
    const { frames, frame } = byHand();
    const playback = new Playback(SPAN, 1_000, frames);
    playback.setSpeed(5);
    playback.play();
    frame(0);
    frame(400);
    expect([playback.atMs, playback.isPlaying]).toEqual([3_000, true]);
    frame(10_000);
    expect([playback.atMs, playback.isPlaying]).toEqual([11_000, false]);
    playback.play();
    expect(playback.atMs).toBe(1_000);
  });

  it('stops at a decision when it is told to, and goes on behind it', () => {
    const { frames, frame } = byHand();
    const playback = new Playback(SPAN, 1_000, frames);
    playback.stopAt([1_500, 4_000]);
    playback.play();
    frame(0);
    frame(1_000);
    expect([playback.atMs, playback.isPlaying]).toEqual([1_500, false]);
    playback.play();
    frame(2_000);
    frame(2_100);
    expect([playback.atMs, playback.isPlaying]).toEqual([2_000, true]);
  });

  it('tells texts seldom and charts always', () => {
    const { frames, frame } = byHand();
    const playback = new Playback(SPAN, 1_000, frames);
    let [drawn, told] = [0, 0];
    playback.onFrame(() => (drawn += 1));
    playback.subscribe(() => (told += 1));
    playback.play();
    for (let ms = 0; ms <= 160; ms += 16) frame(ms);
    expect(drawn).toBe(10);
    expect(told).toBe(3);
  });

  it('stays at the end of an order that goes on, and nowhere else', () => {
    const { frames } = byHand();
    const playback = new Playback(SPAN, 11_000, frames);
    playback.setSpan({ ...SPAN, toMs: 12_000 });
    expect(playback.atMs).toBe(12_000);
    playback.seek(5_000);
    playback.setSpan({ ...SPAN, toMs: 13_000 });
    expect(playback.atMs).toBe(5_000);
    playback.seek(99_000);
    expect(playback.atMs).toBe(13_000);
  });
});
