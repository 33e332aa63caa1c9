import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import styles from './admin-users.module.css';
import type { UserSort } from './sort-users.ts';
import { SortHeader } from './sort-header.tsx';
import { UserCell } from './user-cell.tsx';
import { USER_COLUMNS, type UserColumnId } from './user-columns.ts';

type UsersTableProps = {
  readonly users: readonly AdminUser[];
  readonly sort: UserSort;
  readonly selectedId: number | null;
  readonly ownId: number | null;
  readonly nowMs: number;
  readonly onSort: (column: UserColumnId) => void;
  readonly onOpen: (userId: number) => void;
};

/** The table of users. The name opens a user; the arrow keys move between rows. */
export function UsersTable({ users, sort, selectedId, ownId, nowMs, onSort, onOpen }: UsersTableProps) {
  return (
    <table className={styles.table}>
      <caption className="salt-visuallyHidden">Users</caption>
      <colgroup>
        {USER_COLUMNS.map((column) => (
          <col key={column.id} style={{ width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {USER_COLUMNS.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr
            key={user.id}
            className={styles.row}
            data-selected={user.id === selectedId}
            data-quiet={user.is_disabled}
            onClick={() => onOpen(user.id)}
          >
            {USER_COLUMNS.map((column) => (
              <UserCell key={column.id} column={column} user={user} nowMs={nowMs} isOwn={user.id === ownId} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
