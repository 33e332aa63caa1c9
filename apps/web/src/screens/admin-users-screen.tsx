import { Button } from '@salt-ds/core';
import { RefreshIcon, UserGroupIcon } from '@salt-ds/icons';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { AddAccountButton } from '../features/account-upload/add-account-button.tsx';
import { DutiesDialog } from '../features/admin-users/duties-dialog.tsx';
import { useUserList } from '../features/admin-users/use-user-list.ts';
import { UserSearch } from '../features/admin-users/user-search.tsx';
import { UsersContent } from '../features/admin-users/users-content.tsx';
import { UsersSummary } from '../features/admin-users/users-summary.tsx';
import { useCommandSource } from '../features/command-palette/command-registry.ts';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { InviteButton } from '../features/user-invite/invite-button.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser, selectIsAdmin } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Users';

/** `/admin/users`, for administrators. */
export function AdminUsersScreen() {
  const isAdmin = useSession(selectIsAdmin);
  const user = useSession(selectCurrentUser);
  if (isAdmin) return <Users ownId={user?.id ?? null} />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Administrator" />
    </ScreenFrame>
  );
}

function Users({ ownId }: { readonly ownId: number | null }) {
  const list = useUserList();
  const search = useRef<HTMLInputElement>(null);
  const [isDutiesOpen, setDutiesOpen] = useState(false);
  const { refetch } = list.query;
  useUserCommands(search, refetch);
  return (
    <ScreenFrame
      title={TITLE}
      count={list.query.total}
      toolbar={
        <UserSearch
          search={list.address.search}
          inputRef={search}
          onSearch={(text) => list.change({ search: text, page: 1 }, { replace: true })}
        />
      }
      actions={
        <>
          <InviteButton />
          <AddAccountButton />
          <Button appearance="bordered" onClick={() => setDutiesOpen(true)}>
            <UserGroupIcon aria-hidden /> Duties
          </Button>
          <Button appearance="bordered" onClick={() => void refetch()}>
            <RefreshIcon aria-hidden /> Refresh
          </Button>
        </>
      }
      statusBar={
        <>
          <UsersSummary list={list} />
          <FeedStatus />
        </>
      }
    >
      <UsersContent list={list} ownId={ownId} />
      {isDutiesOpen ? <DutiesDialog onClose={() => setDutiesOpen(false)} /> : null}
    </ScreenFrame>
  );
}

function useUserCommands(search: RefObject<HTMLInputElement | null>, refetch: () => Promise<unknown>): void {
  useCommandSource(
    useMemo(
      () => ({
        id: 'admin-users',
        rank: 10,
        commands: [
          { id: 'users.search', title: 'Search users', group: TITLE, keys: ['/'], run: () => search.current?.focus() },
          { id: 'users.refresh', title: 'Refresh users', group: TITLE, keys: ['r'], run: () => void refetch() },
        ],
      }),
      [search, refetch],
    ),
  );
}
