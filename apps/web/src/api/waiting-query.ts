import { approversText } from '@meridian/domain/four-eyes/approvers-text';
import { listNotices, waiting } from '@meridian/protocol/rest/waiting-calls';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { orThrow } from './call-failed.ts';

export const WAITING_KEY = ['waiting'] as const;
export const NOTICES_KEY = ['notices'] as const;
/** Requests end by themselves, and a page without live data hears of nothing. */
const REFRESH_MS = 15_000;

/** What waits for the reader, and what they asked for. */
export function waitingQuery({ callMain }: Pick<ApiClient, 'callMain'>) {
  return {
    queryKey: WAITING_KEY,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      orThrow(waiting, await callMain(waiting, { signal })).value,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  };
}

/** What the reader was told about requests. */
export function noticesQuery({ callMain }: Pick<ApiClient, 'callMain'>) {
  return {
    queryKey: NOTICES_KEY,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      orThrow(listNotices, await callMain(listNotices, { query: {}, signal })).value,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  };
}

/** That a change is a request now, and who may approve it: the server knows who that is. */
export async function requestedMessage(api: Pick<ApiClient, 'callMain'>, key: string, text?: string) {
  const answer = await api.callMain(waiting, {});
  const mine = answer.kind === 'ok' ? answer.value.by_me.find((each) => each.key === key) : undefined;
  const who = mine === undefined ? 'Another person has to approve it.' : approversText(mine.approvers);
  return { tone: 'info', title: 'Sent for approval', text: text === undefined ? who : `${text} ${who}` } as const;
}

/** After a decision, here or elsewhere. */
export function refreshWaiting(client: QueryClient): Promise<void> {
  return Promise.all([
    client.invalidateQueries({ queryKey: WAITING_KEY }),
    client.invalidateQueries({ queryKey: NOTICES_KEY }),
  ]).then(() => undefined);
}
