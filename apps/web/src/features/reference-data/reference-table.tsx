import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { cellValue, columnsOf, columnTitle, isNumeric, type ReferenceDocument } from './cell-value.ts';
import styles from './reference-data.module.css';

type ReferenceTableProps = {
  readonly kind: ReferenceKind;
  readonly title: string;
  readonly rows: readonly ReferenceDocument[];
};

/** The rows of one kind, with the columns of its file. */
export function ReferenceTable({ kind, title, rows }: ReferenceTableProps) {
  const columns = columnsOf(kind);
  return (
    <table className={styles['table']}>
      <caption className="salt-visuallyHidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-numeric={isNumeric(name, rows[0]?.[name])}>
              {columnTitle(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a page have no key of their own, and never move.
          <tr key={index}>
            {columns.map((name) => (
              <td key={name} data-numeric={isNumeric(name, row[name])}>
                {cellValue(name, row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
