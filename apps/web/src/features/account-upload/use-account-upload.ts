import { uploadAccounts } from '@meridian/protocol/rest/account-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

type Upload = { readonly text: string; readonly isPreview: boolean; readonly reason?: string };

/** Previews or imports a file of accounts. */
export function useAccountUpload() {
  const { callMain } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ text, isPreview, reason }: Upload) => {
      const body = { text, is_preview: isPreview, ...(reason !== undefined && reason !== '' && { reason }) };
      return orThrow(uploadAccounts, await callMain(uploadAccounts, { body })).value;
    },
    // Every owner list contains accounts, so all queries are reloaded.
    onSuccess: (_, { isPreview }) => (isPreview ? undefined : client.invalidateQueries()),
  });
}
