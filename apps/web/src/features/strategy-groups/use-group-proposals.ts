import type { AssetClass } from '@meridian/domain/asset-class';
import { listGroupProposals } from '@meridian/protocol/rest/strategy-settings-calls';
import type { GroupProposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { decideProposal } from '../../api/decide-proposal.ts';
import type { Verdict } from '../../components/proposal-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { GROUPS_KEY } from './use-groups.ts';

/** Other users propose and decide too. */
const REFRESH_MS = 15_000;
const MAX_PROPOSALS = 500;

/** Changes of groups of an asset class that wait for a second person. */
export function useGroupProposals(asset_class: AssetClass): readonly GroupProposal[] {
  const api = useApi();
  const query = useQuery({
    queryKey: [...GROUPS_KEY, 'proposals'],
    queryFn: async ({ signal }) => {
      const args = { query: { limit: MAX_PROPOSALS }, signal } as const;
      return orThrow(listGroupProposals, await api.callMain(listGroupProposals, args)).value;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (query.data ?? []).filter(({ values }) => values.asset_class === asset_class);
}

const DONE = { approve: 'Approved', reject: 'Rejected', withdraw: 'Withdrew' } as const;

export function useDecideGroup(proposal: GroupProposal) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => decideProposal(api, proposal, verdict),
    onSuccess: (_decided, { verb }) =>
      showToast({ tone: 'success', title: `${DONE[verb]} the change of ${proposal.values.name}` }),
    onSettled: () => client.invalidateQueries({ queryKey: GROUPS_KEY }),
  });
}
