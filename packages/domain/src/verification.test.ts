import { describe, expect, it } from 'vitest';
import { forcesRestart, isPin, pinRefusal } from './verification.ts';

describe('forcesRestart', () => {
  it.each([
    'Verification limit is expired try to login one more time',
    'Verification time is expired try to login one more time',
  ])('is forced by "%s"', (message) => {
    expect(forcesRestart(message)).toBe(true);
  });

  it.each(['Wrong pin', 'Verification limit is expired', '', null, undefined])('is not forced by %j', (message) => {
    expect(forcesRestart(message)).toBe(false);
  });
});

describe('pins', () => {
  it.each(['000000', '123456'])('%s is a pin', (text) => {
    expect(isPin(text)).toBe(true);
  });

  it.each(['12345', '1234567', '12345a', ' 123456', '123456\n', '１２３４５６', ''])('%j is none', (text) => {
    expect(isPin(text)).toBe(false);
  });

  it('last ten minutes and five tries', () => {
    const fresh = { issuedAtMs: 1000, nowMs: 2000, failedTries: 0 };
    expect(pinRefusal(fresh)).toBeNull();
    expect(pinRefusal({ ...fresh, failedTries: 4 })).toBeNull();
    expect(pinRefusal({ ...fresh, failedTries: 5 })).toBe('Verification limit is expired try to login one more time');
    expect(pinRefusal({ ...fresh, nowMs: 600_999 })).toBeNull();
    expect(pinRefusal({ ...fresh, nowMs: 601_000 })).toBe('Verification time is expired try to login one more time');
  });
});
