import { useState } from 'react';
import styles from './diff-table.module.css';

export type DiffLine = {
  readonly key: string;
  readonly label: string;
  /** One for each column, oldest first. */
  readonly cells: readonly string[];
  /** The difference, where the values are numbers. */
  readonly change?: string;
  readonly isChanged: boolean;
};

type DiffTableProps = {
  /** Names the table to screen readers. */
  readonly label: string;
  /** What each column is: version 7, version 8, yours. */
  readonly columns: readonly string[];
  readonly lines: readonly DiffLine[];
};

/** Versions side by side. Shows what differs; a button shows the rest. */
export function DiffTable({ label, columns, lines }: DiffTableProps) {
  const [isWhole, setWhole] = useState(false);
  const unchanged = lines.filter(({ isChanged }) => !isChanged).length;
  const shown = isWhole ? lines : lines.filter(({ isChanged }) => isChanged);
  return (
    <div className={styles.diff}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label: name, cells, change, isChanged }) => (
            <tr key={key} data-changed={isChanged}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cellText(cell, isChanged, place, cells.length)}</td>
              ))}
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.rest}>
        {unchanged} unchanged
        {unchanged > 0 ? (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show changes only' : 'Show all'}
          </button>
        ) : null}
      </p>
    </div>
  );
}

function cellText(text: string, isChanged: boolean, place: number, count: number) {
  if (!isChanged) return text === '' ? '–' : text;
  if (place === 0 && text !== '') return <s>{text}</s>;
  return place === count - 1 ? <b>{text === '' ? '–' : text}</b> : text === '' ? '–' : text;
}
