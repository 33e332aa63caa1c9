import { useMutation, useQueryClient } from '@tanstack/react-query';
import { revokeUserSessions, unlockUser, updateUser } from '@meridian/protocol/rest/admin-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { useApi } from '../../api/api-context.tsx';
import { CallFailed, orThrow } from '../../api/call-failed.ts';
import { eventsKey, sessionsKey } from './use-user-details.ts';
import { USERS_KEY, useReplaceUser } from './use-users.ts';

/** Saves a grant. A conflict loads the user again, so that the panel can show what the colleague changed. */
export function useUpdateUser(userId: number, onSaved: () => void) {
  const api = useApi();
  const replaceUser = useReplaceUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof updateUser>) =>
      orThrow(updateUser, await api.callMain(updateUser, { params: { id: userId }, body })).value,
    // The draft is cleared first. Otherwise the new version would look like a colleague's for one frame.
    onSuccess: (user) => {
      onSaved();
      replaceUser(user);
    },
    onSettled: async (_, error) => {
      if (error !== null && isConflict(error)) await queryClient.invalidateQueries({ queryKey: USERS_KEY });
      void queryClient.invalidateQueries({ queryKey: eventsKey(userId) });
      void queryClient.invalidateQueries({ queryKey: sessionsKey(userId) });
    },
  });
}

export function useUnlockUser(userId: number) {
  const api = useApi();
  const replaceUser = useReplaceUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => orThrow(unlockUser, await api.callMain(unlockUser, { params: { id: userId } })).value,
    onSuccess: (user) => {
      replaceUser(user);
      void queryClient.invalidateQueries({ queryKey: eventsKey(userId) });
    },
  });
}

/** Ends the named sessions, or all when none is named. */
export function useRevokeSessions(userId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sessionIds: readonly string[] | null) => {
      const body = sessionIds === null ? {} : { session_ids: [...sessionIds] };
      return orThrow(revokeUserSessions, await api.callMain(revokeUserSessions, { params: { id: userId }, body }))
        .value;
    },
    onSettled: () =>
      Promise.all(
        [sessionsKey(userId), eventsKey(userId), USERS_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function isConflict(error: Error): boolean {
  return error instanceof CallFailed && error.failure.kind === 'problem' && error.failure.status === 409;
}
