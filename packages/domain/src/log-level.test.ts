import { describe, expect, it } from 'vitest';
import { displayLogLevel } from './log-level.ts';

describe('displayLogLevel', () => {
  it.each([
    ['error', 'MEDIUM'],
    ['warning', 'LOW'],
    ['critical', 'HIGH'],
    ['CRITICAL', 'HIGH'],
    ['info', 'INFO'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('shows %j as "%s"', (level, shown) => {
    expect(displayLogLevel(level)).toBe(shown);
  });
});
