import { expect, it } from 'vitest';
import { alertTime } from './alert-time.ts';

it('shows twelve hours with two digits and the half of the day', () => {
  expect(alertTime(Date.UTC(2026, 10, 13, 14, 5), 'UTC')).toBe('02:05 pm');
  expect(alertTime(Date.UTC(2026, 10, 13, 0, 30), 'UTC')).toBe('12:30 am');
});
