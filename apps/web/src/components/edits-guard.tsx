import { useCallback } from 'react';
import type { Location } from 'react-router';
import { LeaveGuard } from './leave-guard.tsx';

type EditsGuardProps = {
  readonly isDirty: boolean;
  /** What is edited: `Late close`. */
  readonly name: string;
  /** The part of the address that says what is open, and what it says now. */
  readonly param: string;
  readonly openKey: string;
};

/** Asks before edits are lost to another row, another screen, or a closed tab. */
export function EditsGuard({ isDirty, name, param, openKey }: EditsGuardProps) {
  const isKeptAt = useCallback(
    (next: Location, now: Location) =>
      next.pathname === now.pathname &&
      (keyAt(next, param) === keyAt(now, param) || keyAt(next, param) === openKey) &&
      keyAt(next, 'class') === keyAt(now, 'class'),
    [param, openKey],
  );
  return (
    <LeaveGuard
      isDirty={isDirty}
      isKeptAt={isKeptAt}
      title="Discard the changes?"
      confirmLabel="Discard changes"
      cancelLabel="Go back"
    >
      <p>The changes of {name} are not saved.</p>
    </LeaveGuard>
  );
}

function keyAt({ search }: Location, param: string): string | null {
  return new URLSearchParams(search).get(param);
}
