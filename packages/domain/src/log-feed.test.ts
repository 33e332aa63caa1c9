import { describe, expect, it } from 'vitest';
import { applyLogLoad, EVENT_LOG_START_REQUEST } from './log-feed.ts';

describe('applyLogLoad', () => {
  it('replaces at the initial load and appends later', () => {
    expect(applyLogLoad([1, 2], { isInitial: true, entries: [3] })).toEqual([3]);
    expect(applyLogLoad([1, 2], { isInitial: false, entries: [3] })).toEqual([1, 2, 3]);
    expect(applyLogLoad([1, 2], { isInitial: true, entries: [] })).toEqual([]);
  });

  it('keeps the newest when full', () => {
    expect(applyLogLoad([1, 2], { isInitial: false, entries: [3, 4] }, 3)).toEqual([2, 3, 4]);
    expect(applyLogLoad([], { isInitial: true, entries: [1, 2, 3, 4] }, 3)).toEqual([2, 3, 4]);
  });

  it('starts as a stream, not as a single snapshot', () => {
    expect(EVENT_LOG_START_REQUEST.snapshot_only).toBe(false);
  });
});
