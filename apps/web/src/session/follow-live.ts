import { applyTransition } from './apply-transition.ts';
import { type Entry, enterMarketIntelligence, loadAccounts } from './enter-services.ts';
import { forget, leaveServices } from './leave-app.ts';
import type { SessionDeps } from './session-deps.ts';
import { marketIntelligenceRefused, tradingRefused, tradingSignedIn } from './session-transitions.ts';

/** What the live socket tells of its own accord: reconnects, changed permissions, the end of the session. */
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
      const { isLogin, nodeAuthToken } = deps.store.getState().auth;
      if (!isLogin) return;
      if (nodeAuthToken !== null) void leaveServices(deps, false);
      forget(deps, { tone: 'warning', text });
    },
  });
}
