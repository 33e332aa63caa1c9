import { showToast } from '../../components/show-toast.tsx';
import { routingChanges, type RoutingChange } from '@meridian/protocol/rest/configuration-calls';
import {
  affectedOrders,
  configurationData,
  disableEnableDestination,
  disableEnableVenue,
  fixDestinations,
  insertExecBroker,
  insertUpdateConfiguration,
  orderVenues,
  removeConfiguration,
  retreiDestination,
  venueConfigurationBroker,
  venuesWithDestinations,
} from '@meridian/protocol/rest/destination-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { addPenalty, listPenalties, removePenalty } from '@meridian/protocol/rest/venue-calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { refreshWaiting, requestedMessage } from '../../api/waiting-query.ts';

const ROUTING_KEY = ['routing'] as const;
/** Other users change routing too. */
const REFRESH_MS = 15_000;
/** More rows than a desk has, and the most the server returns per call. */
const MAX_ROWS = 1_000;
const MAX_CHANGES = 100;

const fresh = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: REFRESH_MS } as const;
const query = { limit: MAX_ROWS };

export function useDestinations() {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'destinations'],
    queryFn: async ({ signal }) => orThrow(fixDestinations, await callMain(fixDestinations, { query, signal })).value,
  });
}

export function useVenues() {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'venues'],
    queryFn: async ({ signal }) =>
      orThrow(venuesWithDestinations, await callMain(venuesWithDestinations, { query, signal })).value,
  });
}

export function useVenueConfigurations() {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'configurations'],
    queryFn: async ({ signal }) =>
      orThrow(configurationData, await callMain(configurationData, { query, signal })).value,
  });
}

export function useBrokers() {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'brokers'],
    queryFn: async ({ signal }) =>
      orThrow(venueConfigurationBroker, await callMain(venueConfigurationBroker, { signal })).value,
  });
}

export function usePenalties() {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'penalties'],
    queryFn: async ({ signal }) => orThrow(listPenalties, await callMain(listPenalties, { query, signal })).value,
  });
}

/** Changes of some kinds, newest first. */
export function useRoutingChanges(kinds: readonly RoutingChange['kind'][]) {
  const { callMain } = useApi();
  return useQuery({
    ...fresh,
    queryKey: [...ROUTING_KEY, 'changes'],
    queryFn: async ({ signal }) =>
      orThrow(routingChanges, await callMain(routingChanges, { query: { limit: MAX_CHANGES }, signal })).value,
    select: (changes) => changes.filter(({ kind }) => kinds.includes(kind)),
  });
}

/** What a switch would affect at this moment. */
export function useAffected(at: { readonly kind: 'destination' | 'venue'; readonly name: string }) {
  const { callMain } = useApi();
  return useQuery({
    queryKey: [...ROUTING_KEY, 'affected', at.kind, at.name],
    queryFn: async ({ signal }) =>
      orThrow(affectedOrders, await callMain(affectedOrders, { query: { [at.kind]: at.name }, signal })).value,
    staleTime: 0,
    refetchInterval: 2_000,
  });
}

/** Whether a change holds, or waits for a second person. */
export type RoutingOutcome = 'done' | 'requested';

/** Makes one change of routing. All routing data is reloaded afterwards, also after an error. A request says so itself. */
function useRoutingChange<Input>(change: (api: ReturnType<typeof useApi>, input: Input) => Promise<object>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation<RoutingOutcome, Error, Input>({
    mutationFn: async (input: Input) => {
      const value: { readonly proposal?: { readonly id: number } } = await change(api, input);
      if (value.proposal === undefined) return 'done';
      showToast(await requestedMessage(api, `proposal:${value.proposal.id}`));
      return 'requested';
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ROUTING_KEY });
      await refreshWaiting(queryClient);
    },
  });
}

export type SwitchInput = CallBody<typeof disableEnableDestination> & { readonly kind: 'destination' | 'venue' };

export function useSwitch() {
  return useRoutingChange(async ({ callMain }, { kind, ...body }: SwitchInput) =>
    kind === 'destination'
      ? orThrow(disableEnableDestination, await callMain(disableEnableDestination, { body })).value
      : orThrow(disableEnableVenue, await callMain(disableEnableVenue, { body })).value,
  );
}

export function useRetry() {
  const { callMain } = useApi();
  return useMutation({
    mutationFn: async (name: string) =>
      orThrow(retreiDestination, await callMain(retreiDestination, { body: { name } })).value,
  });
}

export function useAddBroker() {
  return useRoutingChange(
    async ({ callMain }, exec_broker: string) =>
      orThrow(insertExecBroker, await callMain(insertExecBroker, { body: { exec_broker } })).value,
  );
}

export type ConfigurationInput = CallBody<typeof insertUpdateConfiguration>;

export function useSaveConfiguration() {
  return useRoutingChange(
    async ({ callMain }, body: ConfigurationInput) =>
      orThrow(insertUpdateConfiguration, await callMain(insertUpdateConfiguration, { body })).value,
  );
}

export function useRemoveConfiguration() {
  return useRoutingChange(
    async ({ callMain }, id: number) =>
      orThrow(removeConfiguration, await callMain(removeConfiguration, { query: { id } })).value,
  );
}

/** Shows the new order from the response at once, so that the next move starts from it. */
export function useOrderVenues() {
  const queryClient = useQueryClient();
  return useRoutingChange(async ({ callMain }, rows: CallBody<typeof orderVenues>['rows']) => {
    const { value } = orThrow(orderVenues, await callMain(orderVenues, { body: { rows } }));
    if (Array.isArray(value)) queryClient.setQueryData([...ROUTING_KEY, 'configurations'], value);
    return value;
  });
}

export type PenaltyInput = CallBody<typeof addPenalty>['data'];

export function useAddPenalty() {
  return useRoutingChange(
    async ({ callMain }, data: PenaltyInput) =>
      orThrow(addPenalty, await callMain(addPenalty, { body: { data } })).value,
  );
}

export function useRemovePenalty() {
  return useRoutingChange(
    async ({ callMain }, id: number) => orThrow(removePenalty, await callMain(removePenalty, { params: { id } })).value,
  );
}
