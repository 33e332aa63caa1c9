import type { AdminUser, UserSession } from '@meridian/protocol/rest/admin-calls';
import { Button } from '@salt-ds/core';
import { DevicesIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { failedCall } from '../../api/call-failed.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SessionTable } from './session-table.tsx';
import { useRevokeSessions } from './use-user-changes.ts';
import { useUserSessions } from './use-user-details.ts';
import styles from './user-panel.module.css';
import tables from './user-tables.module.css';

type UserSessionsProps = { readonly user: AdminUser; readonly isOwn: boolean; readonly nowMs: number };

/** The sessions to end: the named ones, or all when `ids` is null. */
type Question = { readonly ids: readonly string[] | null; readonly count: number };

/** Lists where a user is signed in and ends sessions. */
export function UserSessions({ user, isOwn, nowMs }: UserSessionsProps) {
  const { data: sessions, error, refetch } = useUserSessions(user.id);
  const revoke = useRevokeSessions(user.id);
  const [question, setQuestion] = useState<Question | null>(null);
  if (error !== null) {
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void refetch()} />;
  }
  if (sessions === undefined) return <LoadingState label="Loading sessions" />;
  if (sessions.length === 0) {
    return (
      <EmptyState icon={<DevicesIcon />} title="No open session" detail={`${user.name} is not signed in anywhere.`} />
    );
  }

  const end = ({ ids }: Question) =>
    revoke.mutate(ids, {
      onSuccess: ({ ended_sessions }) =>
        showToast({ tone: 'success', title: `${countText(ended_sessions)} ended`, text: `${user.name} was told why.` }),
      onError: (failure) => showToast({ tone: 'error', title: 'Sessions not ended', text: failure.message }),
      onSettled: () => setQuestion(null),
    });
  const askOne = ({ id }: UserSession) => setQuestion({ ids: [id], count: 1 });
  return (
    <div className={styles.scroll}>
      <div className={tables.sessionsHead}>
        <span className={styles.dim}>{countText(sessions.length)} open</span>
        <Button
          sentiment="negative"
          appearance="bordered"
          onClick={() => setQuestion({ ids: null, count: sessions.length })}
        >
          End {sessions.length === 1 ? 'the session' : `all ${sessions.length} sessions`}
        </Button>
      </div>
      <SessionTable sessions={sessions} nowMs={nowMs} onEnd={askOne} />
      <ConfirmDialog
        isOpen={question !== null}
        title={`End ${countText(question?.count ?? 0)} of ${user.name}?`}
        confirmLabel={`End ${countText(question?.count ?? 0)}`}
        cancelLabel="Keep"
        isBusy={revoke.isPending}
        onConfirm={() => (question === null ? undefined : end(question))}
        onCancel={() => setQuestion(null)}
      >
        The user is signed out there at once, live screens included, and told that an administrator did it.
        {isOwn ? ' This is your own account: you may be signed out here, too.' : ''}
      </ConfirmDialog>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}
