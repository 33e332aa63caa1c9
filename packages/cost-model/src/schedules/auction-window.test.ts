import { describe, expect, it } from 'vitest';
import { auctionPermissions } from './auction-window.ts';

const window = { entryCutoffMs: 100, freezeFromMs: 200, continuousStopMs: 300, uncrossMs: 400 };

describe('auction window', () => {
  it.each([
    [99, true, true, true],
    [100, false, true, true],
    [200, false, false, true],
    [300, false, false, false],
    [399, false, false, false],
    [400, false, false, true],
  ])('at %i', (nowMs, mayEnter, mayCancel, mayWorkContinuous) => {
    expect(auctionPermissions(window, nowMs)).toEqual({ mayEnter, mayCancel, mayWorkContinuous });
  });
});
