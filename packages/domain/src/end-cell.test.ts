import { describe, expect, it } from 'vitest';
import { endCell, endText } from './end-cell.ts';

const END = Date.UTC(2026, 10, 16, 19, 17);
const NOW = END - 336_000;

describe('the end of an order', () => {
  it("is a clock time in the reader's zone, with a countdown and the exchange's time behind it", () => {
    const row = {
      status: 'WORKING',
      country: 'US',
      end_time: '14:17',
      end_time_since_epoch_milliseconds: END,
    } as const;
    expect(endCell(row, 'UTC', NOW)).toEqual({
      clock: '19:17',
      word: '',
      left: { text: '5m 36s', tone: 'warning' },
      hint: 'Ends 14:17 EST on the exchange',
    });
  });

  it.each([
    ['0', '19:17 Market Close'],
    ['1', '19:17 Liquid Market Close'],
    ['+10', '19:17 +10'],
    ['14:17', '19:17'],
  ])('that was entered as %s reads "%s"', (end_time, text) => {
    const row = { country: 'DE', end_time, end_time_since_epoch_milliseconds: END };
    expect(endText(endCell(row, 'UTC', NOW))).toBe(text);
  });

  it('has no countdown after the order is finished', () => {
    const row = { status: 'FILLED', end_time: '+30', end_time_since_epoch_milliseconds: END } as const;
    expect(endCell(row, 'UTC', NOW).left).toBeNull();
  });

  it("is in the reader's zone for an order that is not routed yet, too", () => {
    const cell = endCell({ country: 'JP', end_time: '14:30' }, 'UTC', NOW);
    expect(endText(cell)).toBe('05:30');
    expect(cell.hint).toMatch(/^Ends 14:30 (JST|GMT\+9) on the exchange$/);
    expect(endText(endCell({ country: 'JP', end_time: '+45' }, 'UTC', NOW))).toBe('+45');
    expect(endText(endCell({ country: 'JP', end_time: '0' }, 'UTC', NOW))).toBe('Market Close');
    expect(endText(endCell({ country: 'JP', end_time: null }, 'UTC', NOW))).toBe('');
  });
});
