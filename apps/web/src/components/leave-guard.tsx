import { type ReactNode, useCallback, useEffect } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = {
  /** True while the screen has unsaved work. */
  readonly isDirty: boolean;
  /** True when the unsaved work survives a move to that address. */
  readonly isKeptAt: (next: Location, now: Location) => boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Called when the user leaves: forgets work that was kept for a reload. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
};

/** Asks before unsaved work is lost: by a key, a link, another screen, or closing the page. */
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
