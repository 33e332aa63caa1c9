import { assert, constantFrom, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDecision, aFill, aReplayView } from './a-replay.fixture.ts';
import { Playback } from './playback.ts';
import { pressKey } from './replay-keys.ts';

const view = aReplayView({
  events: [aDecision(20_000, 100), aFill(30_000, 100), aDecision(40_000, 200, 'Crosses'), aFill(50_000, 100)],
});

function playbackAt(atMs: number): Playback {
  return new Playback(view.span, atMs, { ask: () => 1, drop: () => undefined });
}

/** Where the keys lead to, one after the other. */
function after(atMs: number, ...keys: readonly string[]): number {
  const playback = playbackAt(atMs);
  for (const key of keys) {
    const [, shift, name = key] = /^(Shift )?(.+)$/.exec(key) ?? [];
    pressKey({ key: name, shiftKey: shift !== undefined }, playback, view);
  }
  return playback.atMs;
}

describe('the keys of a replay', () => {
  it('step by a second, and by ten with Shift', () => {
    expect(after(35_000, 'ArrowRight')).toBe(36_000);
    expect(after(35_000, 'ArrowLeft', 'ArrowLeft')).toBe(33_000);
    expect(after(35_000, 'Shift ArrowRight')).toBe(45_000);
  });

  it('go to the next and the last decision and fill, and stay where there is none', () => {
    expect([after(35_000, '.'), after(35_000, ',')]).toEqual([40_000, 20_000]);
    expect([after(35_000, 'f'), after(35_000, 'Shift F')]).toEqual([50_000, 30_000]);
    expect([after(60_000, '.'), after(15_000, 'Shift F')]).toEqual([60_000, 15_000]);
    expect([after(35_000, 'Home'), after(35_000, 'End')]).toEqual([10_000, 100_000]);
  });

  it('stop the playback at the moment that was asked for', () => {
    const playback = playbackAt(15_000);
    pressKey({ key: ' ', shiftKey: false }, playback, view);
    expect(playback.isPlaying).toBe(true);
    pressKey({ key: '.', shiftKey: false }, playback, view);
    expect([playback.isPlaying, playback.atMs]).toEqual([false, 20_000]);
  });

  it('choose the four speeds and leave every other key to the page', () => {
    const playback = playbackAt(15_000);
    const speeds = ['1', '2', '3', '4'].map((key) => {
      pressKey({ key, shiftKey: false }, playback, view);
      return playback.speed;
    });
    expect(speeds).toEqual([1, 5, 20, 60]);
    for (const key of ['0', '5', 'a', 'Enter', 'Tab', '']) {
      expect(pressKey({ key, shiftKey: false }, playback, view)).toBe(false);
    }
    expect(playback.atMs).toBe(15_000);
  });

  it('never lead out of the life of the order', () => {
    const keys = constantFrom('ArrowLeft', 'ArrowRight', ',', '.', 'f', 'F', 'Home', 'End');
    assert(
      property(integer({ min: 0, max: 200_000 }), keys, boolean(), (atMs, key, shiftKey) => {
        const playback = playbackAt(atMs);
        pressKey({ key, shiftKey }, playback, view);
        expect(playback.atMs).toBeGreaterThanOrEqual(view.span.fromMs);
        expect(playback.atMs).toBeLessThanOrEqual(view.span.toMs);
      }),
    );
  });
});
