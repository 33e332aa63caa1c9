import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { CommandResult } from '@meridian/live-client/pending-commands';
import { readSavedSearches } from '@meridian/protocol/live/search-answers';
import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveSnapshot } from '../../../live/live-context.tsx';
import { useSession } from '../../../session/session-context.tsx';
import { selectCurrentUser } from '../../../session/session-selectors.ts';

const NO_ANSWER = 'Page not available. Please try again later or contact support.';

/** The user's saved searches and the actions on them, over the live socket. */
export function useSavedSearches() {
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  const userId = useSession(selectCurrentUser)?.id ?? null;
  const queries = useQueryClient();
  const queryKey = ['power-searches', userId];
  const list = useQuery({
    queryKey,
    enabled: isReady && userId !== null,
    queryFn: async (): Promise<readonly SavedPowerSearch[]> => {
      const saved = readSavedSearches(dataOf(await feed.command('power_search.fetch', {})));
      if (saved === null) throw new Error(NO_ANSWER);
      return saved.searches;
    },
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: async ({ name, search }: { readonly name: string; readonly search: PowerSearch }) =>
      dataOf(await feed.command('power_search.save', { name, search })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async (name: string) => dataOf(await feed.command('power_search.delete', { name })),
    onSettled: refresh,
  });
  return { list, save, remove };
}

export type SavedSearchesModel = ReturnType<typeof useSavedSearches>;

/** The data of a successful command. Throws the reason of a failed one. */
function dataOf(result: CommandResult): unknown {
  if (result.kind === 'ok') return result.data;
  throw new Error(result.message);
}
