import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportCellText, reportNumber, reportPointText, reportTickText } from './report-cell.ts';

describe('a number of a report', () => {
  it('reads the same on the page and in the PDF, by its kind and the unit of the report', () => {
    const cases = [
      ['cost', 'bps', 6.25, '6.3'],
      ['cost', 'ticks', -0.126, '−0.13'],
      ['cost', 'usd', 5_543_625, '$5.54M'],
      ['usd', 'bps', -404_466.95, '−$404.47K'],
      ['usd', 'bps', 89, '$89'],
      ['percent', 'bps', 78.731547, '78.7%'],
      ['count', 'bps', 1460.94, '1,461'],
      ['number', 'bps', -3.19e-15, '0.00'],
    ] as const;
    for (const [kind, unit, value, text] of cases) expect(reportCellText(value, kind, unit)).toBe(text);
  });

  it('has at a point of a chart the digits of the table, and at its scale no more than are needed', () => {
    expect(reportPointText(34.04, { kind: 'ranges', unit: 'bps' })).toBe('34.0');
    expect(reportPointText(-0.0503, { kind: 'line', unit: 'bps' })).toBe('−0.05');
    expect(reportPointText(12_350_473.46, { kind: 'waterfall', unit: 'usd' })).toBe('$12.35M');
    expect([reportTickText(60e6, 'usd'), reportTickText(-20e6, 'usd'), reportTickText(0.5, 'bps')]).toEqual([
      '$60M',
      '−$20M',
      '0.5',
    ]);
  });

  it('is a time of UTC where its column says so, in whichever zone one reads it', () => {
    expect(reportCellText(Date.UTC(2026, 10, 2, 14, 5, 9), 'time', 'bps')).toBe('14:05:09');
  });

  it('reads as the number of the file does, to the last digit', () => {
    assert(
      property(double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const kept = reportNumber(value);
        for (const kind of ['cost', 'number', 'percent', 'usd', 'count'] as const) {
          expect(reportCellText(kept, kind, 'bps')).toBe(reportCellText(value, kind, 'bps'));
        }
        expect(reportNumber(kept)).toBe(kept);
      }),
    );
  });
});
