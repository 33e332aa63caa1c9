import type { FieldDescription } from '@meridian/domain/columns/column';
import { isMarketData } from '@meridian/domain/columns/market-data';
import type { Cells } from '../../live/topic-source.ts';
import { TABLE_DESCRIPTIONS } from '../fields/table-fields.ts';
import type { TableRecords } from '../fields/table-records.ts';
import { type FieldOf, TABLE_FIELDS, type TableName } from '../row-batch.ts';

/** The position of a field in its table's rows. */
export function columnOf<Name extends TableName>(table: Name, field: FieldOf<Name>): number {
  const fields: readonly string[] = TABLE_FIELDS[table];
  return fields.indexOf(field);
}

/** Reads one field of a row with the type of its record. */
export function cellReader<Name extends TableName, Field extends FieldOf<Name>>(
  table: Name,
  field: Field,
): (row: Cells) => TableRecords[Name][Field] {
  const column = columnOf(table, field);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made of their table's records.
  return (row) => row.at(column) as TableRecords[Name][Field];
}

function columnsWhere(table: TableName, test: (field: FieldDescription) => boolean): ReadonlySet<number> {
  const fields: readonly FieldDescription[] = Object.values(TABLE_DESCRIPTIONS[table]);
  return new Set(fields.flatMap((field, column) => (test(field) ? [column] : [])));
}

export function urgentColumns(table: TableName): ReadonlySet<number> {
  return columnsWhere(table, ({ isUrgent }) => isUrgent);
}

export function marketDataColumns(table: TableName): ReadonlySet<number> {
  return columnsWhere(table, isMarketData);
}

export function quotingColumns(table: TableName): ReadonlySet<number> {
  return columnsWhere(table, ({ quotesMarket }) => quotesMarket === true);
}

/** The market-data keys of a table's JSON texts, by column. */
export function marketDataParts(table: TableName): ReadonlyMap<number, ReadonlySet<string>> {
  const fields: readonly FieldDescription[] = Object.values(TABLE_DESCRIPTIONS[table]);
  const found = fields.map(({ parts = {} }, column) => {
    const hidden = Object.entries(parts).flatMap(([key, part]) => (isMarketData(part) ? [key] : []));
    return [column, new Set(hidden)] as const;
  });
  return new Map(found.filter(([, keys]) => keys.size > 0));
}
