import { describe, expect, it } from 'vitest';
import { isSuspendedForFirmUps } from './firm-up-rate.ts';

describe('a venue that invites', () => {
  it('is left out when fewer than seven of ten invitations end in a trade', () => {
    expect(isSuspendedForFirmUps({ invitations: 20, firmUps: 14 })).toBe(false);
    expect(isSuspendedForFirmUps({ invitations: 20, firmUps: 13 })).toBe(true);
  });

  it('is not condemned by a few', () => {
    expect(isSuspendedForFirmUps({ invitations: 9, firmUps: 0 })).toBe(false);
  });
});
