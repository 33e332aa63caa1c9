import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { readAddress } from './user-list-address.ts';

type UnsavedGuardProps = { readonly userId: number; readonly changeCount: number };

/** Asks before edits are lost, whichever way leads away: closing, another user, another screen, leaving the page. */
export function UnsavedGuard({ userId, changeCount }: UnsavedGuardProps) {
  const isDirty = changeCount > 0;
  const leavesUser: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        readAddress(new URLSearchParams(nextLocation.search)).userId !== userId),
    [isDirty, userId],
  );
  const blocker = useBlocker(leavesUser);
  useEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  const what = changeCount === 1 ? '1 change' : `${changeCount} changes`;
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={`Discard ${what}?`}
      confirmLabel={`Discard ${what}`}
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you changed here has not been saved.
    </ConfirmDialog>
  );
}
