import type { FirstStepId } from '@meridian/domain/first-steps/first-steps';
import { Button } from '@salt-ds/core';
import { RefreshIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { failedCall } from '../api/call-failed.ts';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingQuery } from '../components/loading-query.tsx';
import { AddAccountButton } from '../features/account-upload/add-account-button.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { FirstStepList } from '../features/first-steps/first-step-list.tsx';
import { progressText } from '../features/first-steps/first-steps-text.ts';
import styles from '../features/first-steps/first-steps.module.css';
import { useFirstSteps } from '../features/first-steps/use-first-steps.ts';
import { InviteButton } from '../features/user-invite/invite-button.tsx';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { changePreferences, usePreferences } from '../lib/preferences.ts';
import { timeOfDay } from '../lib/time-text.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser, selectIsAdmin } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'First steps';

/** `/admin/first-steps`, for administrators. */
export function FirstStepsScreen() {
  const isAdmin = useSession(selectIsAdmin);
  if (isAdmin) return <FirstSteps />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Administrator" />
    </ScreenFrame>
  );
}

function FirstSteps() {
  const query = useFirstSteps();
  const { data: steps, error, dataUpdatedAt } = query;
  return (
    <ScreenFrame
      title={TITLE}
      actions={
        <>
          <ReminderButton />
          <Button appearance="bordered" onClick={() => void query.refetch()}>
            <RefreshIcon aria-hidden /> Refresh
          </Button>
        </>
      }
      statusBar={
        <>
          <span>{steps === undefined ? null : `Counted at ${timeOfDay(dataUpdatedAt)}`}</span>
          <span>{steps === undefined ? null : error?.message}</span>
          <FeedStatus />
        </>
      }
    >
      <FirstStepsContent query={query} />
    </ScreenFrame>
  );
}

function FirstStepsContent({ query }: { readonly query: ReturnType<typeof useFirstSteps> }) {
  const { data: steps, error, errorUpdatedAt, refetch } = query;
  if (steps === undefined && error !== null) {
    const source = `${failedCall(error) ?? ''} · ${timeOfDay(errorUpdatedAt)}`;
    return <ErrorState title={error.message} source={source} onRetry={() => void refetch()} />;
  }
  if (steps === undefined) return <LoadingQuery label="Counting…" query={query} />;
  return (
    <div className={styles.page}>
      <p className={styles.progress}>{progressText(steps)}</p>
      <FirstStepList steps={steps} actionsOf={(id) => ACTIONS[id] ?? null} />
    </div>
  );
}

const ACTIONS: Partial<Readonly<Record<FirstStepId, ReactNode>>> = {
  accounts: <AddAccountButton />,
  users: <InviteButton />,
};

/** Whether the other screens remind of what is missing. */
function ReminderButton() {
  const isHidden = usePreferences((state) => state.is_first_steps_hidden);
  const user = useSession(selectCurrentUser);
  if (user === null) return null;
  return (
    <Button
      appearance="transparent"
      onClick={() => void changePreferences(user.id, { is_first_steps_hidden: !isHidden })}
    >
      {isHidden ? 'Remind me on other screens' : 'Do not remind me'}
    </Button>
  );
}
