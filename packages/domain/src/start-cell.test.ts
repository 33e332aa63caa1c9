import { describe, expect, it } from 'vitest';
import { startCell } from './start-cell.ts';

const NOW = Date.UTC(2026, 10, 19, 15);
const NEW_YORK = 'America/New_York';

describe('the start of an order', () => {
  it("is in the reader's zone like its other times, and says the exchange's time behind it", () => {
    expect(startCell('22:49', 'JP', NEW_YORK, NOW)).toEqual({
      clock: '08:49',
      hint: 'Starts 22:49 GMT+9 on the exchange',
    });
    expect(startCell('09:44', 'US', NEW_YORK, NOW)).toEqual({
      clock: '09:44',
      hint: 'Starts 09:44 EST on the exchange',
    });
  });

  it.each([
    ['-1', 'Current Time'],
    ['0', 'Market Open'],
    ['1', 'Liquid Market Open'],
    [Date.UTC(2026, 10, 19, 14, 44), '09:44'],
    ['soon', ''],
    [null, ''],
  ])('that was entered as %j reads "%s"', (value, clock) => {
    expect(startCell(value, 'JP', NEW_YORK, NOW)).toEqual({ clock, hint: '' });
  });

  it('is as entered where the exchange is unknown', () => {
    expect(startCell('22:49', null, NEW_YORK, NOW)).toEqual({ clock: '22:49', hint: '' });
  });
});
