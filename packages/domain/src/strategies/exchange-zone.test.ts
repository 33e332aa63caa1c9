import { expect, it } from 'vitest';
import { exchangeZone, zoneNote } from './exchange-zone.ts';

it('names the exchange’s time zone unless it is the reader’s own', () => {
  expect(zoneNote(['US'], 'Europe/Berlin')).toBe('New York time');
  expect(zoneNote(['US'], exchangeZone('US'))).toBeNull();
  expect(zoneNote(['US', 'JP'], exchangeZone('US'))).toBe("each exchange's time");
  expect(zoneNote([], 'Europe/Berlin')).toBeNull();
});
