import { describe, expect, it } from 'vitest';
import { connectedCount, isConnected, isSilent, marketDataAvailability } from './connection.ts';

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
    expect(marketDataAvailability(vendors)).toEqual({ available: 2, total: 4, isCatastrophic: false });
    expect(marketDataAvailability([])).toEqual({ available: 0, total: 0, isCatastrophic: false });
  });

  it('flag catastrophic failure even of a connected vendor', () => {
    const vendors = [{ status: 2, is_provider_in_catastrophic_failure_mode: true }, { status: 2 }];
    expect(marketDataAvailability(vendors)).toEqual({ available: 2, total: 2, isCatastrophic: true });
  });

  it('are silent after the allowed time, and before anything came', () => {
    expect(isSilent(1000, 1999, 1000)).toBe(false);
    expect(isSilent(1000, 2000, 1000)).toBe(true);
    expect(isSilent(null, 0, 1000)).toBe(true);
  });
});
