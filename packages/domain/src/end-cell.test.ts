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

  it('shows "Close" beside the time of the close', () => {
    const row = { country: 'DE', end_time: '0', end_time_since_epoch_milliseconds: END };
    expect(endText(endCell(row, 'UTC', NOW))).toBe('19:17 Close');
  });

  it('has no countdown after the order is finished', () => {
    const row = { status: 'FILLED', end_time: '+30', end_time_since_epoch_milliseconds: END } as const;
    expect(endCell(row, 'UTC', NOW).left).toBeNull();
  });

  it("says the exchange's zone beside a clock time of an order that is not routed yet", () => {
    expect(endText(endCell({ country: 'JP', end_time: '14:30' }, 'UTC', NOW))).toMatch(/^14:30 (JST|GMT\+9)$/);
    expect(endText(endCell({ country: 'JP', end_time: '+45' }, 'UTC', NOW))).toBe('+45 minutes');
    expect(endText(endCell({ country: 'JP', end_time: null }, 'UTC', NOW))).toBe('');
  });
});
