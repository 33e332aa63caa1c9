import { useCallback } from 'react';
import type { Location } from 'react-router';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { readAddress } from './user-list-address.ts';

type UnsavedGuardProps = { readonly userId: number; readonly changeCount: number };

/** Asks before unsaved edits of a user are lost. */
export function UnsavedGuard({ userId, changeCount }: UnsavedGuardProps) {
  const isKeptAt = useCallback(
    (next: Location, now: Location) =>
      next.pathname === now.pathname && readAddress(new URLSearchParams(next.search)).userId === userId,
    [userId],
  );
  const what = changeCount === 1 ? '1 change' : `${changeCount} changes`;
  return (
    <LeaveGuard
      isDirty={changeCount > 0}
      isKeptAt={isKeptAt}
      title={`Discard ${what}?`}
      confirmLabel={`Discard ${what}`}
      cancelLabel="Keep editing"
    >
      What you changed here has not been saved.
    </LeaveGuard>
  );
}
