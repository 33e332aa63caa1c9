import { supportedSymbols, tokenLogin } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { userAccounts } from '@meridian/protocol/rest/user-calls';
import { applyTransition } from './apply-transition.ts';
import type { EntryProof, SessionDeps } from './session-deps.ts';
import * as transitions from './session-transitions.ts';

/** One sign-in of one user. An answer after the sign-out is ignored. */
export type Entry = EntryProof & { readonly token: string };

function isOver({ store }: SessionDeps, { token }: Entry): boolean {
  return store.getState().auth.nodeAuthToken !== token;
}

export async function loadAccounts(deps: SessionDeps, entry: Entry, userId: number): Promise<void> {
  const accounts = await deps.api.callMain(userAccounts, { params: { id: userId } });
  if (accounts.kind !== 'ok' || isOver(deps, entry)) return;
  applyTransition(deps, (state) => transitions.accountsReceived(state, accounts.value));
}

/**
 * Resumes the last session of this browser, else signs in with the main token. It begins at once, and its result waits
 * until the user is known.
 */
export async function enterTrading(deps: SessionDeps, entry: Entry, userKnown?: Promise<unknown>): Promise<void> {
  const { previousSessionId, emailId, token } = entry;
  const again = previousSessionId === null ? null : await deps.live.signInBySession(previousSessionId);
  if (isOver(deps, entry)) return;
  const result = again?.kind === 'signed-in' ? again : await deps.live.signInWithToken(emailId, token);
  await userKnown;
  if (isOver(deps, entry)) return;
  if (result.kind === 'signed-in') {
    applyTransition(deps, (state) => transitions.tradingSignedIn(state, result.identity));
  } else if (result.kind === 'refused') {
    applyTransition(deps, (state) => transitions.tradingRefused(state, result.error_reason));
  }
}

export async function enterMarketIntelligence(deps: SessionDeps, entry: Entry): Promise<void> {
  const { previousPythonToken, emailId, token } = entry;
  if (previousPythonToken !== null) {
    applyTransition(deps, (state) => transitions.marketIntelligenceSignedIn(state, previousPythonToken));
    if ((await checkMarketImpact(deps, entry)) !== 401) return;
  }
  const login = await deps.api.callMarketIntelligence(tokenLogin, { body: { email: emailId, main_token: token } });
  if (isOver(deps, entry)) return;
  if (login.kind !== 'ok') {
    applyTransition(deps, transitions.marketIntelligenceRefused);
    return;
  }
  applyTransition(deps, (state) => transitions.marketIntelligenceSignedIn(state, login.value.auth_token));
  await checkMarketImpact(deps, entry);
}

/** Returns the HTTP status; 0 without an answer. */
async function checkMarketImpact(deps: SessionDeps, entry: Entry): Promise<number> {
  const symbols = await deps.api.callMarketIntelligence(supportedSymbols, {});
  const status = symbols.kind === 'problem' ? symbols.status : symbols.kind === 'ok' ? 200 : 0;
  if (!isOver(deps, entry)) applyTransition(deps, (state) => transitions.marketImpactChecked(state, status));
  return status;
}
