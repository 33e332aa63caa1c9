import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { create } from 'zustand';
import { confirmOnKey } from '../components/confirm-key.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';

const useQuestion = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function askToSignOutEverywhere(): void {
  useQuestion.setState({ isOpen: true });
}

function close(): void {
  useQuestion.setState({ isOpen: false });
}

/** Asks first: it ends work on machines that the user does not see from here. */
export function SignOutEverywhere() {
  const isOpen = useQuestion((state) => state.isOpen);
  const session = useSessionActions();
  const isLeaving = useSession((state) => state.isLoggingOut);
  const leave = () => {
    close();
    void session.logOut({ everywhere: true });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      onKeyDownCapture={confirmOnKey(!isLeaving, leave)}
      size="small"
    >
      <DialogHeader header="Sign out everywhere?" disableAccent />
      <DialogContent>
        Every session of yours ends, on this and every other machine and on all three services. Live screens elsewhere
        close at once. Orders are not touched.
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Stay signed in</Button>
        <Button sentiment="negative" onClick={leave} disabled={isLeaving}>
          Sign out everywhere
        </Button>
      </DialogActions>
    </Dialog>
  );
}
