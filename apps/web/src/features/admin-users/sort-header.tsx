import { ArrowDownIcon, ArrowUpIcon } from '@salt-ds/icons';
import styles from './admin-users.module.css';
import type { UserSort } from './sort-users.ts';
import type { UserColumn, UserColumnId } from './user-columns.ts';

type SortHeaderProps = {
  readonly column: UserColumn;
  readonly sort: UserSort;
  readonly onSort: (column: UserColumnId) => void;
};

export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const direction = sort.column === column.id ? sort.direction : null;
  return (
    <th scope="col" data-align={column.align} aria-sort={ariaSort(direction)}>
      <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
        {column.header}
        {direction === 'asc' ? <ArrowUpIcon aria-hidden /> : null}
        {direction === 'desc' ? <ArrowDownIcon aria-hidden /> : null}
      </button>
    </th>
  );
}

function ariaSort(direction: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
