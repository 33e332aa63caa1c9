import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { type Row, TABLE_FIELDS, type TableName } from '../topics/row-batch.ts';

/** Fields in parts. A table's parts always have the same fields; where two have one, the later counts. */
export type RowParts = readonly Readonly<Record<string, Cell>>[];

type Maker = (parts: RowParts) => Row;

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
    const at = parts.findLastIndex((part) => Object.hasOwn(part, field));
    if (at < 0) throw new Error(`no part of a row of ${table} has ${field}`);
    return `p${at}[${JSON.stringify(field)}] ?? null`;
  });
  const names = parts.map((_, at) => `p${at}`);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the names are ours and quoted.
  return new Function('parts', `const [${names.join(', ')}] = parts; return [${cells.join(', ')}];`) as Maker;
}
