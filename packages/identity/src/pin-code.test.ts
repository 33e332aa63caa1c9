import { describe, expect, test } from 'vitest';
import { hashPin, isSameHash, newPin, unknowablePinHash } from './pin-code.ts';

const key = new Uint8Array(32).fill(7);

describe('newPin', () => {
  test('has six digits, leading zeros kept', () => {
    const pins = Array.from({ length: 2000 }, newPin);
    for (const pin of pins) expect(pin).toMatch(/^[0-9]{6}$/);
    expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
    expect(new Set(pins).size).toBeGreaterThan(1900);
  });
});

describe('hashPin', () => {
  test('is bound to the key, the email and the purpose', () => {
    const hashed = hashPin(key, 'a@b.co', 'login', '123456');
    expect(hashPin(key, 'a@b.co', 'login', '123456')).toBe(hashed);
    expect(hashPin(new Uint8Array(32), 'a@b.co', 'login', '123456')).not.toBe(hashed);
    expect(hashPin(key, 'c@b.co', 'login', '123456')).not.toBe(hashed);
    expect(hashPin(key, 'a@b.co', 'reset', '123456')).not.toBe(hashed);
    expect(hashPin(key, 'a@b.co', 'login', '123457')).not.toBe(hashed);
  });

  test('looks like an unknowable one, which never equals it', () => {
    const hashed = hashPin(key, 'a@b.co', 'login', '123456');
    expect(unknowablePinHash()).toHaveLength(hashed.length);
    expect(isSameHash(unknowablePinHash(), hashed)).toBe(false);
  });
});

test('isSameHash compares values of any length', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'abcd')).toBe(false);
});
