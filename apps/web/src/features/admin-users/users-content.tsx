import { Button } from '@salt-ds/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import styles from './admin-users.module.css';
import { failedCall } from '../../api/call-failed.ts';
import { SelectedUser } from './selected-user.tsx';
import { toggledSort } from './sort-users.ts';
import type { UserList } from './use-user-list.ts';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';

type UsersContentProps = { readonly list: UserList; readonly ownId: number | null };

/** The table in each of its states, with the selected user beside it. */
export function UsersContent({ list, ownId }: UsersContentProps) {
  return (
    <div className={styles.split}>
      <div className={styles.tableScroll} data-panel={list.address.userId !== null}>
        <Users list={list} ownId={ownId} />
      </div>
      <SelectedUser list={list} ownId={ownId} />
    </div>
  );
}

function Users({ list, ownId }: UsersContentProps) {
  const { address, query, rows, nowMs, change } = list;
  if (query.error !== null && query.users.length === 0) {
    const at = timeOfDay(query.errorUpdatedAt);
    return (
      <ErrorState
        title={query.error.message}
        source={`${failedCall(query.error) ?? ''} · ${at}`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <UsersSkeleton />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={`No user matches “${address.search}”`}
        detail="The search looks at names, short names, emails and organisations."
        actions={<Button onClick={() => change({ search: '', page: 1 })}>Clear search</Button>}
      />
    );
  }
  return (
    <UsersTable
      users={rows}
      sort={address.sort}
      selectedId={address.userId}
      ownId={ownId}
      nowMs={nowMs}
      onSort={(column) => change({ sort: toggledSort(address.sort, column), page: 1 }, { replace: true })}
      onOpen={(userId) => change({ userId, tab: 'access' })}
    />
  );
}
