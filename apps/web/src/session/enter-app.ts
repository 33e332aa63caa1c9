import { userInformation } from '@meridian/protocol/rest/user-calls';
import type { ApiFailure } from '../api/api-result.ts';
import { applyTransition } from './apply-transition.ts';
import { type Entry, enterMarketIntelligence, enterTrading, loadAccounts } from './enter-services.ts';
import type { EntryProof, SessionDeps } from './session-deps.ts';
import { mainTokenReceived, userInformationReceived } from './session-transitions.ts';

export type EnterOutcome = { readonly kind: 'entered' } | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Reads the user with a full token of the main service, and signs in to the live socket meanwhile. Only the main
 * service can fail the entry. The live socket and market intelligence may follow later.
 */
export async function enterApp(deps: SessionDeps, token: string, proof: EntryProof): Promise<EnterOutcome> {
  const entry: Entry = { ...proof, token };
  applyTransition(deps, (state) => mainTokenReceived(state, token));
  const reading = deps.api.callMain(userInformation, { query: { email: proof.emailId } });
  void enterTrading(deps, entry, reading);
  const information = await reading;
  if (information.kind !== 'ok') return { kind: 'failed', failure: information };
  const { user, settings } = information.value;
  applyTransition(deps, (state) => userInformationReceived(state, user, settings));
  void loadAccounts(deps, entry, user.id);
  // Without the permit market intelligence would refuse, so it is not called.
  if (user.python_permit) void enterMarketIntelligence(deps, entry);
  return { kind: 'entered' };
}
