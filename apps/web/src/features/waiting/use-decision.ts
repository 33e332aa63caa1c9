import { approveLimitChange, rejectLimitChange, withdrawLimitChange } from '@meridian/protocol/rest/limit-calls';
import type { RequestVerb, WaitingRequest } from '@meridian/protocol/rest/waiting-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { decideProposal } from '../../api/decide-proposal.ts';
import { refreshWaiting } from '../../api/waiting-query.ts';
import { showToast } from '../../components/show-toast.tsx';
import { useOrderCommand } from '../../live/use-order-command.ts';

export type Verdict = { readonly request: WaitingRequest; readonly verb: RequestVerb; readonly note: string };

const DONE: Readonly<Record<RequestVerb, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  release: 'Released',
  withdraw: 'Withdrawn',
};

/** Decides on a request where it is shown, by the calls of its own screen. */
export function useDecision() {
  const api = useApi();
  const client = useQueryClient();
  const release = useOrderCommand('order.release');
  return useMutation({
    mutationFn: async (verdict: Verdict) => {
      if (verdict.verb !== 'release') return decide(api, verdict);
      const result = await release.send({ parent_order_numeric_ids: [verdict.request.id] });
      if (result?.kind !== 'ok') throw new Error(result === null ? 'Wait for the answer.' : result.message);
      return undefined;
    },
    onSuccess: (_, { request, verb }) => showToast({ tone: 'success', title: `${DONE[verb]}: ${request.title}` }),
    // Whatever is cached of the screens that show the change is old now.
    onSettled: async () => {
      await refreshWaiting(client);
      await client.invalidateQueries();
    },
  });
}

async function decide(api: ApiClient, { request, verb, note }: Verdict): Promise<void> {
  const { kind, id, revision } = request;
  if (verb === 'release') return;
  if (kind !== 'limit') {
    await decideProposal(api, { id, revision }, { verb, note });
    return;
  }
  const params = { id };
  if (verb === 'approve') {
    orThrow(approveLimitChange, await api.callMain(approveLimitChange, { params, body: { note } }));
  } else if (verb === 'reject') {
    orThrow(rejectLimitChange, await api.callMain(rejectLimitChange, { params, body: { note } }));
  } else {
    orThrow(withdrawLimitChange, await api.callMain(withdrawLimitChange, { params }));
  }
}
