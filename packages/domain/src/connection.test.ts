import { describe, expect, it } from 'vitest';
import { connectedCount, isConnected, isSilent } from './connection.ts';

describe('connections', () => {
  it.each([
    [2, true],
    [1, false],
    [3, false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('status %j is connected: %s', (status, connected) => {
    expect(isConnected(status)).toBe(connected);
  });

  it('count the vendors with status 2', () => {
    const vendors = [{ status: 2 }, { status: 1 }, { status: 2 }, {}];
    expect(connectedCount(vendors)).toBe(2);
  });

  it('are silent after the allowed time, and before the first message', () => {
    expect(isSilent(1000, 1999, 1000)).toBe(false);
    expect(isSilent(1000, 2000, 1000)).toBe(true);
    expect(isSilent(null, 0, 1000)).toBe(true);
  });
});
