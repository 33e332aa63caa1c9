import { strategySaveMessage, type StrategySaveResult } from '@meridian/domain/strategy-save-message';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { SETTINGS_KEY } from './use-settings.ts';

/** Makes one change at a time and then reloads everything. A failure shows in its card and as a message. */
export function useSettingsChange() {
  const api = useApi();
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: (run: () => Promise<void>) => run(),
    onError: ({ message }) => sayResult({ kind: 'failed', serverMessage: message }),
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS_KEY }),
  });
  return {
    isBusy: changing.isPending,
    error: changing.error,
    reset: changing.reset,
    change: <Result>(run: (api: ApiClient) => Promise<Result>, onDone: (result: Result) => void): void =>
      changing.mutate(async () => onDone(await run(api))),
  };
}

export type SettingsChange = ReturnType<typeof useSettingsChange>;

/** Shows the result of a save as a toast. */
export function sayResult(result: StrategySaveResult): void {
  const { title, text } = strategySaveMessage(result);
  showToast({ tone: result.kind === 'failed' ? 'error' : 'success', title, text });
}
