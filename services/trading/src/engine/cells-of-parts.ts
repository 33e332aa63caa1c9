import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { type Row, TABLE_FIELDS, type TableName } from '../topics/row-batch.ts';

/** Fields in parts. A table's parts always have the same fields; where two have one, the later counts. */
export type RowParts = readonly Readonly<Record<string, Cell>>[];

type Maker = (parts: RowParts) => Row;
type Mover = (parts: RowParts, row: Cell[], patch: Cell[]) => void;

const makers = new Map<TableName, Maker>();
const movers = new Map<TableName, Mover>();

/** The cells of a row, straight from its parts: a record of all fields would cost more than their values. */
export function cellsOfParts(table: TableName, parts: RowParts): Row {
  const known = makers.get(table);
  if (known !== undefined) return known(parts);
  const made = makerOf(table, parts);
  makers.set(table, made);
  return made(parts);
}

/**
 * `[key, column, value, …]` with the cells of these fields that differ, which are taken over into the row. Of a row
 * that is not remembered, all of them.
 */
export function movedCells(table: TableName, parts: RowParts, key: RowKey, row: Cell[] = []): Cell[] {
  const known = movers.get(table);
  const mover = known ?? moverOf(table, parts);
  if (known === undefined) movers.set(table, mover);
  const patch: Cell[] = [key];
  mover(parts, row, patch);
  return patch;
}

/** A literal reads each field from where it is, many times faster than by name. */
function makerOf(table: TableName, parts: RowParts): Maker {
  const cells = TABLE_FIELDS[table].map((field) => {
    const at = partWith(parts, field);
    if (at < 0) throw new Error(`no part of a row of ${table} has ${field}`);
    return valueIn(at, field);
  });
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the names are ours and quoted.
  return new Function('parts', `${named(parts)} return [${cells.join(', ')}];`) as Maker;
}

function moverOf(table: TableName, parts: RowParts): Mover {
  const fields: readonly string[] = TABLE_FIELDS[table];
  const steps = [...new Set(parts.flatMap(Object.keys))].map((field) => {
    const column = fields.indexOf(field);
    if (column < 1) throw new Error(`${table} has no field ${field}`);
    return `value = ${valueIn(partWith(parts, field), field)};
      if (row[${column}] !== value) { patch.push(${column}, value); row[${column}] = value; }`;
  });
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the names are ours and quoted.
  return new Function('parts', 'row', 'patch', `${named(parts)} let value; ${steps.join('\n')}`) as Mover;
}

function partWith(parts: RowParts, field: string): number {
  return parts.findLastIndex((part) => Object.hasOwn(part, field));
}

function valueIn(part: number, field: string): string {
  return `p${part}[${JSON.stringify(field)}] ?? null`;
}

function named(parts: RowParts): string {
  return `const [${parts.map((_, at) => `p${at}`).join(', ')}] = parts;`;
}
