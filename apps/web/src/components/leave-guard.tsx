import { type ReactNode, useCallback, useEffect } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = {
  /** There is something to lose. */
  readonly isDirty: boolean;
  /** Whether what is on the screen is still there at that address. */
  readonly isKeptAt: (next: Location, now: Location) => boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** What was kept through a reload is forgotten here. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Asks before work is lost, whichever way leads away: a key, a link, another screen, leaving the page. */
export function LeaveGuard({
  isDirty,
  isKeptAt,
  title,
  confirmLabel,
  cancelLabel,
  onLeave,
  children,
}: LeaveGuardProps) {
  const isLoss: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) => isDirty && !isKeptAt(nextLocation, currentLocation),
    [isDirty, isKeptAt],
  );
  const blocker = useBlocker(isLoss);
  useEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
