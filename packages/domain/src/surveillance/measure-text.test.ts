import { expect, it } from 'vitest';
import { measureText } from './measure-text.ts';

it('writes a number with the unit that the desk reads', () => {
  expect(measureText(5, 'count')).toBe('5');
  expect(measureText(4.58, 'times')).toBe('4.6×');
  expect(measureText(34.12, 'percent')).toBe('34.1%');
  expect(measureText(300, 'ms')).toBe('300 ms');
  expect(measureText(6_400, 'ms')).toBe('6.4 s');
  expect(measureText(1, 'ticks')).toBe('1 tick');
  expect(measureText(1.5, 'sigmas')).toBe('1.5σ');
  expect(measureText(240, 'per-second')).toBe('240/s');
});
