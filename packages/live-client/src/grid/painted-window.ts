import type { WirePaint, WireRow } from './grid-messages.ts';
import type { GridPaint, PaintedCell, PaintedRow } from './grid-model.ts';

/** Combines a paint with what the page has. What did not change stays the same object. */
export function createPaintedWindow(): (paint: WirePaint) => GridPaint {
  let shown = new Map<string, PaintedRow>();
  let known: Pick<GridPaint, 'columnIds' | 'summary'> = { columnIds: [], summary: null };
  return ({ rows, docked, columnIds, summary, lostKeys: _lost, ...rest }) => {
    known = {
      columnIds: columnIds === 'same' ? known.columnIds : columnIds,
      summary: summary === 'same' ? known.summary : summary,
    };
    const whole = rows.map((row) => wholeRow(row, shown));
    const wholeDocked = docked.map((row) => wholeRow(row, shown));
    shown = new Map([...whole, ...wholeDocked].map((row) => [row.id, row]));
    return { ...rest, ...known, rows: whole, docked: wholeDocked };
  };
}

function wholeRow(row: WireRow, shown: ReadonlyMap<string, PaintedRow>): PaintedRow {
  if (typeof row !== 'string') {
    const before = shown.get(row.id);
    return { ...row, cells: row.cells.map((cell, index) => cell ?? knownCell(before?.cells[index], row.id)) };
  }
  const before = shown.get(row);
  if (before === undefined) throw new Error(`Row ${row} was never painted`);
  return before;
}

function knownCell(cell: PaintedCell | undefined, id: string): PaintedCell {
  if (cell === undefined) throw new Error(`A cell of row ${id} was never painted`);
  return cell;
}
