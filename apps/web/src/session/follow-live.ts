import { applyTransition } from './apply-transition.ts';
import { type Entry, enterMarketIntelligence, loadAccounts } from './enter-services.ts';
import { forget, leaveServices } from './leave-app.ts';
import type { SessionDeps } from './session-deps.ts';
import { marketIntelligenceRefused, tradingRefused, tradingSignedIn } from './session-transitions.ts';
import { readStoredSession } from './stored-session.ts';

/** Follows events of the live socket: reconnects, changed permissions, the end of the session. */
export function followLive(deps: SessionDeps): () => void {
  return deps.live.watch({
    onIdentity: (identity) => {
      const { isLogin, nodeAuthToken: token, permissions, pythonToken } = deps.store.getState().auth;
      if (!isLogin || token === null) return;
      applyTransition(deps, (state) => tradingSignedIn(state, identity));
      const { user } = identity;
      if (JSON.stringify(deps.store.getState().auth.permissions) === JSON.stringify(permissions)) return;
      const entry: Entry = {
        token,
        emailId: user.email_id,
        previousSessionId: null,
        previousPythonToken: pythonToken,
      };
      void loadAccounts(deps, entry, user.id);
      if (user.python_permit) void enterMarketIntelligence(deps, entry);
      else applyTransition(deps, marketIntelligenceRefused);
    },
    onRefused: (errorReason) => {
      if (deps.store.getState().auth.isLogin) applyTransition(deps, (state) => tradingRefused(state, errorReason));
    },
    onEnded: (text) => {
      const { auth, isLoggingOut } = deps.store.getState();
      if (!auth.isLogin || isLoggingOut) return;
      // Another tab signs out. It ends the rest, and the user needs no message about it.
      const isOwnDoing = !readStoredSession(deps.storage).isLogin;
      if (!isOwnDoing) void leaveServices(deps, false);
      forget(deps, isOwnDoing ? null : { tone: 'warning', text });
    },
  });
}
