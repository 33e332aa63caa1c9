import { describe, expect, it } from 'vitest';
import { flagValue, onOff } from './flag-value.ts';

describe('flagValue', () => {
  it.each([true, 1, '1', 'true', 'Y', 'yes', ' ON '])('%j is set', (value) => {
    expect(flagValue(value)).toBe(true);
  });

  it.each([false, 0, '0', 'false', 'N', 'no', 'off'])('%j is clear', (value) => {
    expect(flagValue(value)).toBe(false);
  });

  it.each([null, undefined, '', 'maybe', 2, -1, {}, []])('%j is neither', (value) => {
    expect(flagValue(value)).toBeNull();
  });

  it('shows ON and OFF', () => {
    expect(onOff(true)).toBe('ON');
    expect(onOff(false)).toBe('OFF');
  });
});
