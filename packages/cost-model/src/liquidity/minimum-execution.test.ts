import { describe, expect, it } from 'vitest';
import { isSuspendedForFirmUps } from './firm-up-rate.ts';
import { minimumExecutionLots } from './minimum-execution.ts';

describe('minimum execution quantity', () => {
  it.each([
    [100, 10_000, 200],
    [300, 10_000, 300],
    [0, 350, 7],
    [0, 351, 8],
    [0, 0, 0],
    [100, 10, 100],
  ])('with a venue minimum of %i and %i left is %i', (venueMinimum, remaining, expected) => {
    expect(minimumExecutionLots(venueMinimum, remaining)).toBe(expected);
  });
});

describe('firm-up rate', () => {
  it.each([
    [10, 7, false],
    [10, 6, true],
    [9, 0, false],
    [0, 0, false],
  ])('of %i invitations and %i firm-ups', (invitations, firmUps, expected) => {
    expect(isSuspendedForFirmUps({ invitations, firmUps })).toBe(expected);
  });
});
