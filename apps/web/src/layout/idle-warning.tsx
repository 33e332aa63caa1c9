import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useSessionActions } from '../session/session-context.tsx';
import type { IdleWarning as Warning } from './use-idle-watch.ts';

/** Says when the session ends. Any key or movement keeps it. */
export function IdleWarning({ leftMs, stay }: Warning) {
  const session = useSessionActions();
  const seconds = Math.ceil(leftMs / 1_000);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : stay())} size="small">
      <DialogHeader header="Still there?" disableAccent />
      <DialogContent>
        Nothing happened here for a while. You will be signed out in{' '}
        <strong>{seconds >= 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}</strong>. Orders
        are not touched.
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void session.logOut()}>Sign out</Button>
        <Button sentiment="accented" onClick={stay}>
          Stay signed in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
