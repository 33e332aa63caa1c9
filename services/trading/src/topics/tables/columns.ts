import {
  type FieldOf,
  type Row,
  TABLE_FIELDS,
  TABLE_NATURES,
  type TableName,
  type TableRecords,
} from '../row-batch.ts';
import type { FieldNature } from '../fields/field-nature.ts';

/** Where a field stands in its table's rows. */
export function columnOf<Name extends TableName>(table: Name, field: FieldOf<Name>): number {
  const fields: readonly string[] = TABLE_FIELDS[table];
  return fields.indexOf(field);
}

/** Reads one field of a row with the type that its record gives it. */
export function cellReader<Name extends TableName, Field extends FieldOf<Name>>(
  table: Name,
  field: Field,
): (row: Row) => TableRecords[Name][Field] {
  const column = columnOf(table, field);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made of their table's records.
  return (row) => row[column] as TableRecords[Name][Field];
}

/** The columns of a table whose fields have that nature. */
export function columnsWith(table: TableName, nature: FieldNature): ReadonlySet<number> {
  const natures: readonly FieldNature[] = Object.values(TABLE_NATURES[table]);
  return new Set(natures.flatMap((own, column) => (own === nature ? [column] : [])));
}
