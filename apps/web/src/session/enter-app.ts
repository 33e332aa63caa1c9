import { supportedSymbols, tokenLogin } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { userAccounts, userInformation } from '@meridian/protocol/rest/user-calls';
import type { ApiFailure } from '../api/api-result.ts';
import { applyTransition } from './apply-transition.ts';
import type { EntryProof, SessionDeps } from './session-deps.ts';
import * as transitions from './session-transitions.ts';

export type EnterOutcome = { readonly kind: 'entered' } | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * With a full token of the main service: reads the user, then signs in to the other two services.
 * Only the first can fail the entry; the live socket and market intelligence come when they come.
 */
export async function enterApp(deps: SessionDeps, token: string, proof: EntryProof): Promise<EnterOutcome> {
  applyTransition(deps, (state) => transitions.mainTokenReceived(state, token));
  const information = await deps.api.callMain(userInformation, { query: { email: proof.emailId } });
  if (information.kind !== 'ok') return { kind: 'failed', failure: information };
  const { user, settings } = information.value;
  applyTransition(deps, (state) => transitions.userInformationReceived(state, user, settings));

  const isStillMine = () => deps.store.getState().auth.nodeAuthToken === token;
  void Promise.all([
    loadAccounts(deps, user.id, isStillMine),
    enterTrading(deps, token, proof, isStillMine),
    enterMarketIntelligence(deps, token, proof, isStillMine),
  ]);
  return { kind: 'entered' };
}

/** An answer that comes after the user left again belongs to nobody. */
type StillMine = () => boolean;

async function loadAccounts(deps: SessionDeps, userId: number, isStillMine: StillMine): Promise<void> {
  const accounts = await deps.api.callMain(userAccounts, { params: { id: userId } });
  if (accounts.kind !== 'ok' || !isStillMine()) return;
  applyTransition(deps, (state) => transitions.accountsReceived(state, accounts.value));
}

async function enterTrading(
  deps: SessionDeps,
  token: string,
  proof: EntryProof,
  isStillMine: StillMine,
): Promise<void> {
  const again = proof.previousSessionId === null ? null : await deps.live.signInBySession(proof.previousSessionId);
  if (!isStillMine()) return;
  const result = again?.kind === 'signed-in' ? again : await deps.live.signInWithToken(proof.emailId, token);
  if (!isStillMine()) return;
  if (result.kind === 'signed-in') applyTransition(deps, (state) => transitions.tradingSignedIn(state, result));
  if (result.kind === 'refused') {
    applyTransition(deps, (state) => transitions.tradingRefused(state, result.error_reason));
  }
}

async function enterMarketIntelligence(
  deps: SessionDeps,
  token: string,
  proof: EntryProof,
  isStillMine: StillMine,
): Promise<void> {
  if (proof.previousPythonToken !== null) {
    const pythonToken = proof.previousPythonToken;
    applyTransition(deps, (state) => transitions.marketIntelligenceSignedIn(state, pythonToken));
    if ((await checkMarketImpact(deps, isStillMine)) !== 'signed-out') return;
  }
  const login = await deps.api.callMarketIntelligence(tokenLogin, {
    body: { email: proof.emailId, main_token: token },
  });
  if (!isStillMine()) return;
  if (login.kind !== 'ok') {
    applyTransition(deps, transitions.marketIntelligenceRefused);
    return;
  }
  applyTransition(deps, (state) => transitions.marketIntelligenceSignedIn(state, login.value.auth_token));
  await checkMarketImpact(deps, isStillMine);
}

async function checkMarketImpact(deps: SessionDeps, isStillMine: StillMine): Promise<'signed-in' | 'signed-out'> {
  const symbols = await deps.api.callMarketIntelligence(supportedSymbols, {});
  if (!isStillMine()) return 'signed-in';
  const status = symbols.kind === 'problem' ? symbols.status : symbols.kind === 'ok' ? 200 : 0;
  applyTransition(deps, (state) => transitions.marketImpactChecked(state, status));
  return status === 401 ? 'signed-out' : 'signed-in';
}
