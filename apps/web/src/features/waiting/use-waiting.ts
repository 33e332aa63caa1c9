import { readNotices } from '@meridian/protocol/rest/waiting-calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { NOTICES_KEY, noticesQuery, WAITING_KEY, waitingQuery } from '../../api/waiting-query.ts';
import { useLive } from '../../live/live-context.tsx';

export function useWaiting() {
  return useQuery({ ...waitingQuery(useApi()), placeholderData: keepPreviousData });
}

export function useNotices() {
  return useQuery({ ...noticesQuery(useApi()), placeholderData: keepPreviousData });
}

export function useReadNotices() {
  const { callMain } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (up_to_id: number) =>
      orThrow(readNotices, await callMain(readNotices, { body: { up_to_id } })).value,
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
}

/** News of requests, and of orders that are held or released, make the lists new at once. */
export function useWaitingFeed(): void {
  const live = useLive();
  const client = useQueryClient();
  useEffect(
    () =>
      live.feed.onNotification(({ path }) => {
        // A decision changes what other screens show, too.
        void client.invalidateQueries(path === undefined ? { queryKey: WAITING_KEY } : {});
      }),
    [live, client],
  );
}
