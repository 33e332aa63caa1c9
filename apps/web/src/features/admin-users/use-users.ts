import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminUser, listUsers } from '@meridian/protocol/rest/admin-calls';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

/** The server returns at most this many users per call. */
const CHUNK = 500;
const REFRESH_MS = 30_000;

export const USERS_KEY = ['admin', 'users'] as const;

type UserChunk = { readonly users: readonly AdminUser[]; readonly total: number };

/**
 * Matching users, newest first, in chunks of 500. Sorting and paging work on the loaded users; the screen says when
 * there are more. Refreshed every 30 s, because locks and sessions change by themselves.
 */
export function useUsers(search: string) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...USERS_KEY, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<UserChunk> => {
      const filter = search === '' ? {} : { search };
      const result = await api.callMain(listUsers, { query: { ...filter, limit: CHUNK, offset: pageParam }, signal });
      const { value, totalCount } = orThrow(listUsers, result);
      return { users: value, total: totalCount ?? value.length };
    },
    getNextPageParam: (last, all) => {
      const seen = countUsers(all);
      return last.users.length === CHUNK && seen < last.total ? seen : undefined;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const chunks = query.data?.pages ?? [];
  return { ...query, users: uniqueUsers(chunks), total: chunks.at(-1)?.total ?? null };
}

/** Replaces a user on screen with the one from a response, without another request. */
export function useReplaceUser(): (user: AdminUser) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueriesData<InfiniteData<UserChunk>>({ queryKey: USERS_KEY }, (data) =>
      data === undefined ? data : { ...data, pages: data.pages.map((chunk) => withUser(chunk, user)) },
    );
  };
}

function withUser(chunk: UserChunk, user: AdminUser): UserChunk {
  return { ...chunk, users: chunk.users.map((known) => (known.id === user.id ? user : known)) };
}

function countUsers(chunks: readonly UserChunk[]): number {
  return chunks.reduce((count, chunk) => count + chunk.users.length, 0);
}

/** A registration between two chunks can repeat a user, so duplicates are removed. */
function uniqueUsers(chunks: readonly UserChunk[]): readonly AdminUser[] {
  return [...new Map(chunks.flatMap(({ users }) => users).map((user) => [user.id, user])).values()];
}
