import type { AssetClass } from '@meridian/domain/asset-class';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { conditionalFilters, strategyGroups, userCustomStrategies } from '@meridian/protocol/rest/strategy-read-calls';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import {
  createUpdateConditionalStrategyGroup,
  createUpdateStrategyGroup,
  removeConditionalStrategyGroup,
  removeStrategyGroup,
} from '@meridian/protocol/rest/strategy-write-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { dataOrNothing, useLoggedError } from '../../api/emptied.ts';
import { documentOf, type GroupDraft } from './group-draft.ts';

export const GROUPS_KEY = ['strategy-groups'] as const;
/** The list loads at most this many groups. The count in the title covers all. */
const MAX_GROUPS = 1_000;

/** Groups of one asset class, of every type; for five minutes those that were loaded before. */
export function useGroups(asset_class: AssetClass) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...GROUPS_KEY, 'list', asset_class],
    queryFn: async ({ signal }) => {
      const query = { asset_class, limit: MAX_GROUPS };
      return orThrow(strategyGroups, await api.callMain(strategyGroups, { query, signal })).value;
    },
  });
  useLoggedError(query.error);
  return { ...query, data: dataOrNothing(query) };
}

export function useFilters(asset_class: AssetClass) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...GROUPS_KEY, 'filters'],
    queryFn: async ({ signal }) =>
      orThrow(conditionalFilters, await api.callMain(conditionalFilters, { query: { asset_class }, signal })).value,
  });
  useLoggedError(query.error);
  return { ...query, data: dataOrNothing(query) };
}

/** Names that a group can route to, with their kind. */
export type Target = { readonly name: string; readonly kind: 'Group' | 'Strategy' | 'Algorithm' };

export function useTargets(asset_class: AssetClass, groups: readonly ConditionalStrategyGroup[]): readonly Target[] {
  const api = useApi();
  const customs = useQuery({
    queryKey: [...GROUPS_KEY, 'strategies', asset_class],
    queryFn: async ({ signal }) =>
      orThrow(userCustomStrategies, await api.callMain(userCustomStrategies, { query: { asset_class }, signal })).value,
  });
  useLoggedError(customs.error);
  const all: readonly Target[] = [
    ...groups.map(({ name }) => ({ name, kind: 'Group' as const })),
    ...(dataOrNothing(customs) ?? []).map(({ strategy_name }) => ({ name: strategy_name, kind: 'Strategy' as const })),
    ...STRATEGY_NAMES.map((name) => ({ name, kind: 'Algorithm' as const })),
  ];
  return [...new Map(all.toReversed().map((target) => [target.name.toLowerCase(), target])).values()].toReversed();
}

/** How a save ended: the group, or that it waits for a second person. */
export type GroupOutcome =
  | { readonly kind: 'created' | 'updated'; readonly name: string; readonly id: number }
  | { readonly kind: 'proposed'; readonly name: string; readonly proposalId: number };

/** Saves a draft as a new group or as the next version. */
export function useSaveGroup(onSaved: (outcome: GroupOutcome) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, note }: { readonly draft: GroupDraft; readonly note?: string }) => {
      const { rules, multi_arm_param_values, ...group } = documentOf(draft);
      const version = draft.id === null || draft.version === null ? {} : { id: draft.id, version: draft.version };
      const fields = { ...group, ...version, ...(note !== undefined && note !== '' && { note }) };
      const body = { ...fields, multi_arm_param_values: { ...multi_arm_param_values } };
      if (draft.type !== 'conditional') {
        return orThrow(createUpdateStrategyGroup, await api.callMain(createUpdateStrategyGroup, { body })).value;
      }
      const plain = rules.map(({ result_destination, filters }) => ({
        result_destination,
        filters: filters.map(({ filter, operator, values }) => ({ filter, operator, values: [...values] })),
      }));
      const conditional = { body: { ...body, rules: plain } };
      return orThrow(
        createUpdateConditionalStrategyGroup,
        await api.callMain(createUpdateConditionalStrategyGroup, conditional),
      ).value;
    },
    onSuccess: (saved, { draft }) =>
      onSaved(
        'proposal' in saved
          ? { kind: 'proposed', name: saved.proposal.values.name, proposalId: saved.proposal.id }
          : { kind: draft.id === null ? 'created' : 'updated', name: saved.name, id: saved.id },
      ),
    // Reloads after an error too, because somebody else may have saved.
    onSettled: () => client.invalidateQueries({ queryKey: GROUPS_KEY }),
  });
}

export function useRemoveGroup(onRemoved: (message: string, proposalId: number | null) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (group: ConditionalStrategyGroup) => {
      const { name, asset_class, version, owner_account, owner_alloc_account } = group;
      const query = {
        name,
        asset_class,
        version,
        ...(owner_account !== null && { account: owner_account }),
        ...(owner_alloc_account !== null && { alloc_account: owner_alloc_account }),
      };
      const call = group.type === 'conditional' ? removeConditionalStrategyGroup : removeStrategyGroup;
      return orThrow(call, await api.callMain(call, { query })).value;
    },
    onSuccess: ({ message, proposal }) => onRemoved(message, proposal?.id ?? null),
    onSettled: () => client.invalidateQueries({ queryKey: GROUPS_KEY }),
  });
}
