import { describe, expect, it } from 'vitest';
import { COLUMN_KINDS } from './column-kind.ts';
import { headerWidth } from './define-columns.ts';
import { GRID_IDS, type GridId } from './grid-id.ts';
import { GRIDS } from './grids.fixture.ts';

const grids = GRID_IDS.map((id) => [id, GRIDS[id]] as const);

describe('grids', () => {
  it('are found by their own ids', () => {
    expect(Object.keys(GRIDS).sort()).toEqual([...GRID_IDS].sort());
    for (const [id, grid] of grids) expect(grid.id).toBe(id);
    expect(new Set(grids.map(([, grid]) => grid.title)).size).toBe(GRID_IDS.length);
  });

  it.each(grids)('%s has each column id and each header once', (_, grid) => {
    const ids = grid.columns.map((column) => column.id);
    const headers = grid.columns.map((column) => column.header);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(headers).size).toBe(headers.length);
    expect(headers).not.toContain('');
  });

  it.each(grids)('%s has widths in whole pixels that fit header and values', (_, grid) => {
    const tooNarrow = grid.columns.filter(({ header, kind, source, width }) => {
      const forValue = COLUMN_KINDS[kind].align === 'right' ? COLUMN_KINDS[kind].width : 1;
      const forHeader = source === 'control' ? 1 : headerWidth(header);
      return width < forValue || width < forHeader || !Number.isInteger(width);
    });
    expect(tooNarrow).toEqual([]);
  });

  it.each(grids)('%s shows something, and nothing pinned is hidden', (_, grid) => {
    expect(grid.columns.some((column) => !column.hidden)).toBe(true);
    expect(grid.columns.filter((column) => column.hidden && column.pinned !== null)).toEqual([]);
  });

  it.each(grids)('%s reads every column from somewhere', (_, grid) => {
    const read = grid.columns.filter(({ source }) => ['field', 'attribute', 'parameter'].includes(source));
    expect(read.filter((column) => column.field === null)).toEqual([]);
    const computed = grid.columns.filter((column) => column.source === 'computed');
    expect(computed.filter((column) => column.field !== null)).toEqual([]);
  });

  it.each(grids)('%s sorts and filters by no control', (_, grid) => {
    const controls = grid.columns.filter((column) => column.source === 'control');
    expect(controls.filter((column) => column.sortable || column.filterable)).toEqual([]);
  });

  it.each(grids)('%s sorts at first by columns that it has, shows and can sort', (_, grid) => {
    const sortable = grid.columns.filter((column) => column.sortable && !column.hidden).map((column) => column.id);
    for (const { columnId } of grid.defaultSort) expect(sortable).toContain(columnId);
  });
});

describe('default sorts', () => {
  it.each<[GridId, string, 'ascending' | 'descending']>([
    ['event-log', 'timestamp', 'descending'],
    ['parent-log', 'timestamp', 'descending'],
    ['audit-history', 'transact_ts', 'ascending'],
    ['child-orders', 'send_time_since_epoch_milliseconds', 'descending'],
    ['stuck-child-orders', 'send_time_since_epoch_milliseconds', 'descending'],
    ['executions', 'report_receive_time_since_epoch_milliseconds', 'descending'],
    ['cancelled-orders', 'last_update_timestamp', 'descending'],
    ['stuck-parent-orders', 'stuck_since', 'descending'],
    ['saved-reports', 'generation_time', 'descending'],
  ])('%s sorts by %s %s', (id, columnId, direction) => {
    expect(GRIDS[id].defaultSort).toEqual([{ columnId, direction }]);
  });
});
