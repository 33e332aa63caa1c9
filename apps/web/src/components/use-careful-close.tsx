import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

type CarefulClose = {
  /** Closes at once when nothing would be lost. */
  readonly close: () => void;
  /** Takes the place of the dialog while it asks; null otherwise. */
  readonly question: ReactNode;
  /** Asks when an address or a closed tab leads away. */
  readonly guard: ReactNode;
};

const DISCARD = { title: 'Discard the changes?', confirmLabel: 'Discard changes', cancelLabel: 'Go back' } as const;

/** A dialog with edits asks before it closes, whichever way: Escape, a button, another screen, a closed tab. */
export function useCarefulClose(isDirty: boolean, name: string, onClose: () => void): CarefulClose {
  const [isAsking, setAsking] = useState(false);
  const isKeptAt = useCallback(() => false, []);
  const text = <p>The changes of {name} are not saved.</p>;
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking ? (
      <ConfirmDialog isOpen {...DISCARD} onConfirm={onClose} onCancel={() => setAsking(false)}>
        {text}
      </ConfirmDialog>
    ) : null,
    guard: (
      <LeaveGuard isDirty={isDirty} isKeptAt={isKeptAt} {...DISCARD}>
        {text}
      </LeaveGuard>
    ),
  };
}
