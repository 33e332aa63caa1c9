import type { GridId } from '@meridian/domain/columns/grid-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult } from '../../api/api-result.ts';
import { settingsKey } from './use-view-settings.ts';
import { type ViewFailure, viewFailure } from './view-failure.ts';

export type ViewCall<Input> = {
  /** True when it succeeded. */
  readonly run: (input: Input) => Promise<boolean>;
  readonly isPending: boolean;
  /** The error of the last call. */
  readonly failure: ViewFailure | null;
  readonly forget: () => void;
};

/** A call that changes saved views. A refusal is a value, shown beside its button. */
export function useViewCall<Input, Value>(
  gridId: GridId,
  call: (input: Input) => Promise<ApiResult<Value>>,
  onDone: (value: Value, input: Input) => void,
): ViewCall<Input> {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: (result, input) => {
      if (result.kind === 'ok') onDone(result.value, input);
      // Another machine changed the views, so the list is reloaded.
      else if (result.kind === 'problem') void queryClient.invalidateQueries({ queryKey: settingsKey(gridId) });
    },
    throwOnError: true,
  });
  const { data, isPending, mutateAsync, reset } = mutation;
  return {
    run: async (input) => (await mutateAsync(input)).kind === 'ok',
    isPending,
    failure: data === undefined || data.kind === 'ok' ? null : viewFailure(data),
    forget: reset,
  };
}
