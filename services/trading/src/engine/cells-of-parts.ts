import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { type Row, TABLE_FIELDS, type TableName } from '../topics/row-batch.ts';
import type { SentCells } from './sent-cells.ts';

/** Fields in parts. A table's parts always have the same fields; where two have one, the later counts. */
export type RowParts = readonly Readonly<Record<string, Cell>>[];

type Maker = (parts: RowParts) => Row;

export type Mover = {
  /** The columns of the fields that move. */
  readonly columns: readonly number[];
  /** Keeps the cells that differ, and writes `column, value` of each to the patch from there on. Returns its end. */
  readonly writeMoved: (parts: RowParts, sent: SentCells, slot: number, patch: Cell[], from: number) => number;
  /** Writes all of them. */
  readonly writeAll: (parts: RowParts, patch: Cell[], from: number) => number;
};

const makers = new Map<TableName, Maker>();

/** The cells of a row, straight from its parts: a record of all fields would cost more than their values. */
export function cellsOfParts(table: TableName, parts: RowParts): Row {
  const known = makers.get(table);
  if (known !== undefined) return known(parts);
  const made = makerOf(table, parts);
  makers.set(table, made);
  return made(parts);
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

/** For the fields of a table that move, always the same ones. */
export function makeMover(table: TableName, parts: RowParts): Mover {
  const names: readonly string[] = TABLE_FIELDS[table];
  const fields = [...new Set(parts.flatMap(Object.keys))];
  const columns = fields.map((field) => {
    const column = names.indexOf(field);
    if (column < 1) throw new Error(`${table} has no field ${field}`);
    return column;
  });
  const values = fields.map((field) => valueIn(partWith(parts, field), field));
  const moved = columns.map(
    (column, place) => `value = ${values[place]}; at = base + ${place};
      if (typeof value === 'number' ? page[at] !== value : sent.keep(slot, ${place}, value)) {
        if (typeof value === 'number') page[at] = value;
        patch[end] = ${column};
        patch[end + 1] = value;
        end += 2;
      }`,
  );
  const all = columns.map(
    (column, place) => `patch[from + ${2 * place}] = ${column}; patch[from + ${2 * place + 1}] = ${values[place]};`,
  );
  const writeMoved = `${named(parts)} const page = sent.pageOf(slot), base = sent.baseOf(slot); let value, at, end = from;
    ${moved.join('\n')}
    return end;`;
  const writeAll = `${named(parts)} ${all.join('\n')} return from + ${2 * columns.length};`;
  // oxlint-disable no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the names are ours and quoted.
  return {
    columns,
    writeMoved: new Function('parts', 'sent', 'slot', 'patch', 'from', writeMoved) as Mover['writeMoved'],
    writeAll: new Function('parts', 'patch', 'from', writeAll) as Mover['writeAll'],
  };
  // oxlint-enable no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion
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
