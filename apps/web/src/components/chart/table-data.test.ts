import { describe, expect, it } from 'vitest';
import { tableCsv, tableFileName, tableText } from './table-data.ts';

const table = {
  caption: 'Cost curve · ESZ26',
  head: ['Size', '80% range'],
  rows: [
    ['1,000', '−6.8 to +10.3'],
    ['10', '=HYPERLINK(1)'],
  ],
};

describe('the table behind a chart', () => {
  it('is copied with tabs, a minus that a spreadsheet reads and formulas disarmed', () => {
    expect(tableText(table)).toBe("Size\t80% range\n1,000\t'-6.8 to +10.3\n10\t'=HYPERLINK(1)");
  });

  it('is saved as CSV with quotes where needed and formulas disarmed', () => {
    expect(tableCsv(table)).toBe(`Size,80% range\r\n"1,000",'-6.8 to +10.3\r\n10,'=HYPERLINK(1)`);
  });

  it('names its file by its caption', () => {
    expect(tableFileName(table.caption, 'csv')).toBe('cost-curve-esz26.csv');
    expect(tableFileName('…', 'csv')).toBe('chart.csv');
  });
});
