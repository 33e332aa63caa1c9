import { describe, expect, it } from 'vitest';
import { type CellPosition, HEADER_ROW, moveCell } from './cell-position.ts';

const BOUNDS = { rowCount: 100, columnIds: ['a', 'b', 'c'], pageRows: 20 };
const at = (row: number, columnId = 'b'): CellPosition => ({ row, rowId: `r${row}`, columnId });

describe('moving the active cell', () => {
  it('begins at the first cell', () => {
    expect(moveCell(null, { kind: 'by', rows: 1, columns: 0 }, BOUNDS)).toEqual({ row: 0, rowId: null, columnId: 'a' });
  });

  it('keeps the row it is on while it moves sideways', () => {
    expect(moveCell(at(7), { kind: 'by', rows: 0, columns: 1 }, BOUNDS)).toEqual(at(7, 'c'));
    expect(moveCell(at(7, 'c'), { kind: 'by', rows: 0, columns: 1 }, BOUNDS)).toEqual(at(7, 'c'));
  });

  it('reaches the header from the first row, but not with a range', () => {
    const up = { kind: 'by', rows: -1, columns: 0 } as const;
    expect(moveCell(at(0), up, BOUNDS)?.row).toBe(HEADER_ROW);
    expect(moveCell(at(0), up, BOUNDS, true)?.row).toBe(0);
  });

  it('pages by one row less than is in view and stops at the first row', () => {
    expect(moveCell(at(5), { kind: 'page', by: 1 }, BOUNDS)?.row).toBe(24);
    expect(moveCell(at(5), { kind: 'page', by: -1 }, BOUNDS)?.row).toBe(0);
  });

  it('jumps to edges', () => {
    expect(moveCell(at(50), { kind: 'edge', edge: 'last' }, BOUNDS)).toEqual({ row: 99, rowId: null, columnId: 'c' });
    expect(moveCell(at(50), { kind: 'edge', edge: 'top' }, BOUNDS)?.row).toBe(0);
  });

  it('stays in the header of a grid without rows', () => {
    const empty = { ...BOUNDS, rowCount: 0 };
    expect(moveCell(null, { kind: 'page', by: 1 }, empty)?.row).toBe(HEADER_ROW);
    expect(moveCell(at(0), { kind: 'by', rows: 1, columns: 0 }, { ...empty, columnIds: [] })).toBeNull();
  });
});
