import { expect, it } from 'vitest';
import { outdatedRecordings } from './write-lived-day.ts';

it('keeps the recordings of the last five written days, and those of days that are not written', () => {
  const dates = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'];
  const written = new Set(dates.slice(0, 6));
  expect(outdatedRecordings(dates, written)).toEqual(['2026-11-09']);
  expect(outdatedRecordings(dates, new Set(dates.slice(1, 6)))).toEqual([]);
});
