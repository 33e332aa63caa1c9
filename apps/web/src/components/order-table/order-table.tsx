import type { ReactNode } from 'react';
import styles from './order-table.module.css';

/** Nobody reads more lines; Copy takes all of them. */
const MAX_SHOWN = 1_000;

export type OrderTableColumn = { readonly header: ReactNode; readonly isNumber?: boolean };

export type OrderTableRow = {
  readonly key: number;
  readonly tone?: 'dim' | 'negative' | undefined;
  readonly cells: readonly ReactNode[];
};

type OrderTableProps = {
  readonly label: string;
  readonly columns: readonly OrderTableColumn[];
  readonly rows: readonly OrderTableRow[];
};

/** Orders in a dialog or a panel, one line each; scrolls by itself. */
export function OrderTable({ label, columns, rows }: OrderTableProps) {
  const left = rows.length - MAX_SHOWN;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <section className={styles['box']} aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ header, isNumber }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name and do not move
              <th key={at} scope="col" data-number={isNumber === true ? '' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_SHOWN).map((row) => (
            <tr key={row.key} data-tone={row.tone}>
              {row.cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name and do not move
                <td key={at} data-number={columns[at]?.isNumber === true ? '' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? <p className={styles['more']}>and {left.toLocaleString('en-US')} more</p> : null}
    </section>
  );
}
