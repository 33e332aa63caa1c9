import { useQuery } from '@tanstack/react-query';
import { listAllAccounts, listUserEvents, listUserSessions } from '@meridian/protocol/rest/admin-calls';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

export const sessionsKey = (userId: number) => ['admin', 'sessions', userId] as const;
export const eventsKey = (userId: number) => ['admin', 'events', userId] as const;

const MAX_EVENTS = 200;
const REFRESH_MS = 30_000;

export function useUserSessions(userId: number) {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey(userId),
    queryFn: async ({ signal }) =>
      orThrow(listUserSessions, await api.callMain(listUserSessions, { params: { id: userId }, signal })).value,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function useUserEvents(userId: number) {
  const api = useApi();
  return useQuery({
    queryKey: eventsKey(userId),
    queryFn: async ({ signal }) => {
      const args = { params: { id: userId }, query: { limit: MAX_EVENTS }, signal };
      return orThrow(listUserEvents, await api.callMain(listUserEvents, args)).value;
    },
    staleTime: 0,
  });
}

/** All accounts that can be granted. The list is the same for every user, so it is cached. */
export function useAllAccounts() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: async ({ signal }) => orThrow(listAllAccounts, await api.callMain(listAllAccounts, { signal })).value,
  });
}
