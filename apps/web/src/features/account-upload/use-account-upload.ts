import { uploadAccounts } from '@meridian/protocol/rest/account-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

type Upload = { readonly text: string; readonly isPreview: boolean; readonly reason?: string };

/** Says what a file of accounts would do, or does it. */
export function useAccountUpload() {
  const { callMain } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ text, isPreview, reason }: Upload) => {
      const body = { text, is_preview: isPreview, ...(reason !== undefined && reason !== '' && { reason }) };
      return orThrow(uploadAccounts, await callMain(uploadAccounts, { body })).value;
    },
    // Accounts are in every choice of an owner.
    onSuccess: (_, { isPreview }) => (isPreview ? undefined : client.invalidateQueries()),
  });
}
