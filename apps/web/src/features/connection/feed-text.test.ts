import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedChipText, lostSince, lostWords, reconnectText, secondsUntil } from './feed-text.ts';

describe('reconnectText', () => {
  const lost = { kind: 'reconnecting', lostAtMs: 1_000, retryAtMs: 6_000 } as const;

  it('counts whole seconds down to the attempt', () => {
    // The page's clock ticks once a second, so it may be behind the loss.
    expect(reconnectText(lost, 100)).toBe('Reconnecting in 5 s');
    expect(feedChipText(lost, 100).label).toBe('Reconnecting 5 s');
    expect(reconnectText(lost, 1_000)).toBe('Reconnecting in 5 s');
    expect(reconnectText(lost, 3_001)).toBe('Reconnecting in 3 s');
    expect(reconnectText(lost, 9_000)).toBe('Reconnecting in 0 s');
  });

  it('says so while the attempt is under way', () => {
    expect(reconnectText({ ...lost, retryAtMs: null }, 7_000)).toBe('Reconnecting now');
  });

  it('gives the reason of a refusal and nothing while all is well', () => {
    expect(reconnectText({ kind: 'refused', lostAtMs: 1, message: 'Session ended.' }, 2)).toBe('Session ended.');
    expect(reconnectText({ kind: 'connected', sinceMs: 1 }, 2)).toBeNull();
    expect(reconnectText({ kind: 'connecting' }, 2)).toBeNull();
  });
});

describe('feedChipText', () => {
  it('says live only when connected', () => {
    expect(feedChipText({ kind: 'connected', sinceMs: 0 }, 5)).toEqual({ label: 'Live', tone: 'good' });
    expect(feedChipText({ kind: 'connecting' }, 5).tone).toBe('off');
  });
});

describe('lostSince', () => {
  it('is known only for a feed that was heard once', () => {
    expect(lostSince({ kind: 'reconnecting', lostAtMs: 4, retryAtMs: null })).toBe(4);
    expect(lostSince({ kind: 'refused', lostAtMs: 4, message: '' })).toBe(4);
    expect(lostSince({ kind: 'connecting' })).toBeNull();
    expect(lostSince({ kind: 'connected', sinceMs: 1 })).toBeNull();
  });
});

describe('lostWords', () => {
  it('tells a refusal from a loss', () => {
    expect(lostWords({ kind: 'reconnecting', lostAtMs: 4, retryAtMs: null })).toBe('Live data lost');
    expect(lostWords({ kind: 'refused', lostAtMs: 4, message: '' })).toBe('Live data refused');
  });
});

describe('secondsUntil', () => {
  it('is never negative', () => {
    assert(
      property(integer(), integer(), (at, now) => {
        expect(secondsUntil(at, now)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
