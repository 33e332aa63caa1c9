import { describe, expect, it } from 'vitest';
import { scheduledReportsGrid } from './scheduled-reports.ts';

const { columns } = scheduledReportsGrid;

function widthOf(header: string): number | undefined {
  return columns.find((column) => column.header === header)?.width;
}

describe('scheduled reports grid', () => {
  it('has all headers in order, none hidden', () => {
    expect(columns.map((column) => column.header)).toEqual([
      'Status/type',
      'Repeats',
      'Report name',
      'Download',
      'Date range',
      'Account',
      'Sub-account',
      'Country',
      'Base Symbol',
      'ADV %',
      'AVG Spread (bps)',
      'Algo destination',
      'Algo strategy',
      'Email receivers',
      'Start Date',
      'End Date',
      'Start time',
      'End time',
      'Participation %',
      'Volatility %',
      'Order type',
      'Volume cap',
      'Cost',
      'Asset class',
      'Algo machine',
      'Cost winsorization Threshold',
      'Notional winsorization threshold',
      'Enable opportunity cost numbers',
      'Enable quantile bucketing',
      'Order aggregation',
      'Last Run',
    ]);
    expect(columns.filter((column) => column.hidden)).toEqual([]);
  });

  it('has the widths of the desk', () => {
    const wide = ['Report name', 'Account', 'Sub-account', 'Country', 'Base Symbol', 'Algo strategy'];
    expect(wide.filter((header) => widthOf(header) !== 250)).toEqual([]);
    expect(widthOf('Email receivers')).toBe(300);
    expect(widthOf('Download')).toBe(180);
  });

  it('sorts and filters by everything except the download button; ranges have no filter', () => {
    expect(columns.filter((column) => !column.sortable).map((column) => column.header)).toEqual(['Download']);
    const unfiltered = columns.filter((column) => !column.filterable);
    expect(unfiltered.map((column) => column.kind)).toEqual(['download', 'range', 'range', 'range', 'range', 'range']);
  });
});
