import type { GridId } from '@meridian/domain/columns/grid-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult } from '../../api/api-result.ts';
import { settingsKey } from './use-view-settings.ts';
import { type ViewFailure, viewFailure } from './view-failure.ts';

export type ViewCall<Input> = {
  /** True when it was done. */
  readonly run: (input: Input) => Promise<boolean>;
  readonly isPending: boolean;
  /** Why the last one was not done. */
  readonly failure: ViewFailure | null;
  readonly forget: () => void;
};

/** One call that changes saved views. A refusal is a value: its words belong beside the button that asked. */
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
      // Another machine was here, so the list is not what it was.
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
