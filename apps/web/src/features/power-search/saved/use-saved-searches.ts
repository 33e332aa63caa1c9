import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { CommandResult } from '@meridian/live-client/pending-commands';
import { readSavedSearches } from '@meridian/protocol/live/search-answers';
import type { SavedPowerSearch } from '@meridian/protocol/live/search-commands';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveSnapshot } from '../../../live/live-context.tsx';
import { useSession } from '../../../session/session-context.tsx';
import { selectCurrentUser } from '../../../session/session-selectors.ts';

const NO_ANSWER = 'Page not available. Please try again later or contact support.';

/** The user's own searches by name, and what can be done to them; over the live socket, which has them. */
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

/** What came with a command that was done; why not, as an error, for one that was not. */
function dataOf(result: CommandResult): unknown {
  if (result.kind === 'ok') return result.data;
  throw new Error(result.message);
}
