import { readFirstSteps } from '@meridian/protocol/rest/first-steps-calls';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';

/** What is done in a terminal shows up here by itself. */
const REFRESH_MS = 30_000;

/** What the desk has and lacks, as its server counts it. */
export function useFirstSteps() {
  const { callMain } = useApi();
  return usePanelQuery({
    queryKey: ['first-steps'],
    queryFn: async ({ signal }) => orThrow(readFirstSteps, await callMain(readFirstSteps, { signal })).value.steps,
    refetchInterval: REFRESH_MS,
  });
}
