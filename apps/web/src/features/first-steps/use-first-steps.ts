import { readFirstSteps } from '@meridian/protocol/rest/first-steps-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

/** What is done in a terminal shows up here by itself. */
const REFRESH_MS = 30_000;

export const FIRST_STEPS_KEY = ['first-steps'];

/** What the desk has and lacks, as its server counts it. */
export function useFirstSteps() {
  const { callMain } = useApi();
  return useQuery({
    queryKey: FIRST_STEPS_KEY,
    queryFn: async ({ signal }) => orThrow(readFirstSteps, await callMain(readFirstSteps, { signal })).value.steps,
    refetchInterval: REFRESH_MS,
  });
}
