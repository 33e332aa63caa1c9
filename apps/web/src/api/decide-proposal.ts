import { approveProposal, rejectProposal, withdrawProposal } from '@meridian/protocol/rest/strategy-settings-calls';
import type { ApiClient } from './api-client.ts';
import { orThrow } from './call-failed.ts';

type Decided = { readonly id: number; readonly revision: number };
type Verdict = { readonly verb: 'approve' | 'reject' | 'withdraw'; readonly note: string };

/** Approves what was shown, rejects it with a note, or withdraws what one proposed oneself. */
export async function decideProposal({ callMain }: ApiClient, { id, revision }: Decided, { verb, note }: Verdict) {
  const params = { id };
  if (verb === 'approve') {
    const body = { revision, note };
    return orThrow(approveProposal, await callMain(approveProposal, { params, body })).value;
  }
  if (verb === 'reject') {
    return orThrow(rejectProposal, await callMain(rejectProposal, { params, body: { note } })).value;
  }
  return orThrow(withdrawProposal, await callMain(withdrawProposal, { params })).value;
}
