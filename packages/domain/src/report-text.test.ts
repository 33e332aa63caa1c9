import { describe, expect, it } from 'vitest';
import { aggregationText, frequencyText, lastRunText, reportDateText, reportTypeText } from './report-text.ts';

describe('report texts', () => {
  it.each([
    ['NEVER', 'Only Once'],
    ['WEEKLY', 'Every Week'],
    ['DAILY', 'Every Day'],
    ['MONTHLY', 'Every Month'],
    ['HOURLY', 'HOURLY'],
    ['toString', 'toString'],
    [null, ''],
  ])('frequency %j is "%s"', (frequency, text) => {
    expect(frequencyText(frequency)).toBe(text);
  });

  it.each([
    [0, 'Default'],
    [1, 'Day-Side-Symbol'],
    [2, 'Day-Side-Symbol-Algo'],
    [3, ''],
    [null, ''],
  ])('aggregation %j is "%s"', (logic, text) => {
    expect(aggregationText(logic)).toBe(text);
  });

  it('shows a missing type as WORKING', () => {
    expect(reportTypeText(null)).toBe('WORKING');
    expect(reportTypeText('Wash trade')).toBe('Wash trade');
    expect(reportTypeText('Stiched Parent Order Summary')).toBe('Stitched Parent Order Summary');
  });

  it.each([
    ['9999-09-09', '-'],
    ['9999-09-09T00:00:00.000Z', '-'],
    ['2026-01-15T00:00:00.000Z', '2026-01-15'],
    ['2026-01-15', '2026-01-15'],
    ['', ''],
    [null, ''],
  ])('date %j is "%s"', (date, text) => {
    expect(reportDateText(date)).toBe(text);
  });

  it('shows the last run in the reader’s zone, or a dash', () => {
    expect(lastRunText(Date.UTC(2026, 0, 15, 19, 5, 9), 'America/New_York')).toBe('2026-01-15 14:05:09');
    expect(lastRunText(null, 'UTC')).toBe('-');
    expect(lastRunText(Number.NaN, 'UTC')).toBe('-');
  });
});
