import { afterEach, expect, it, vi } from 'vitest';
import { ageText, durationText } from './time-text.ts';

afterEach(() => vi.resetModules());

it('shows every time and day in the zone that the user chose', async () => {
  vi.resetModules();
  const { usePreferences } = await import('./preferences.ts');
  usePreferences.setState({ zone: 'Asia/Tokyo' });
  const { timeOfDay, dateAndMinute, dateOf } = await import('./time-text.ts');
  expect(timeOfDay(Date.UTC(2026, 10, 16, 14, 21, 5))).toBe('23:21:05');
  expect(dateAndMinute(Date.UTC(2026, 10, 2, 18, 21, 5))).toBe('2026-11-03 03:21');
  expect(dateOf(Date.UTC(2026, 10, 2, 18, 21, 5))).toBe('2026-11-03');
});

it('says a duration in the one unit that says enough', () => {
  expect(durationText(15_900)).toBe('15 s');
  expect(durationText(240_000)).toBe('4 min');
  expect(durationText(3 * 3_600_000)).toBe('3 h');
  expect(durationText(72 * 3_600_000)).toBe('3 d');
});

it('has no negative age, whatever the clocks say', () => {
  expect(ageText(10_000, 0)).toBe('0 s');
});
