import { inviteUser } from '@meridian/protocol/rest/first-steps-calls';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

/** Mails the registration page to somebody without a user. */
export function useInviteUser() {
  const { callMain } = useApi();
  return useMutation({
    mutationFn: async (email: string) =>
      orThrow(inviteUser, await callMain(inviteUser, { body: { email_id: email } })).value,
  });
}
