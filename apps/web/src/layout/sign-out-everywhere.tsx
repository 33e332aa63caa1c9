import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { confirmOnKey } from '../components/confirm-key.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { closeSignOutQuestion } from './sign-out-question.ts';

/** Asks first, because it ends sessions on other machines. */
export function SignOutEverywhere() {
  const session = useSessionActions();
  const isLeaving = useSession((state) => state.isLoggingOut);
  const leave = () => {
    closeSignOutQuestion();
    void session.logOut({ everywhere: true });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : closeSignOutQuestion())}
      onKeyDownCapture={confirmOnKey(!isLeaving, leave)}
      size="small"
    >
      <DialogHeader header="Sign out everywhere?" disableAccent />
      <DialogContent>
        Every session of yours ends, on this and every other machine and on all three services. Live screens elsewhere
        close at once. Orders are not touched.
      </DialogContent>
      <DialogActions>
        <Button onClick={closeSignOutQuestion}>Stay signed in</Button>
        <Button sentiment="negative" onClick={leave} disabled={isLeaving}>
          Sign out everywhere
        </Button>
      </DialogActions>
    </Dialog>
  );
}
