import { conditionWords } from '@meridian/domain/strategy-groups/rule-words';
import { cancelDryRun, type DryRunState, dryRunState, startDryRun } from '@meridian/protocol/rest/dry-run-calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { isNotFound, orThrow } from '../../api/call-failed.ts';

import { documentOf, type GroupDraft } from './group-draft.ts';

const ASK_MS = 300;

export type DryRunChoice = { readonly days: number; readonly against: 'today' | 'nothing' };

/** The draft a run belongs to. After an edit its figures are marked as outdated. */
type Started = { readonly run: string; readonly of: string; readonly why: readonly string[] };
type FinishedRun = Started & { readonly state: DryRunState; readonly atMs: number };

function draftKey(draft: GroupDraft, choice: DryRunChoice): string {
  return JSON.stringify([documentOf(draft), choice]);
}

/** Starts, follows and stops a dry run. The last result stays until the next one is complete. */
export function useDryRun(draft: GroupDraft, isNew: boolean) {
  const api = useApi();
  const [choice, setChoice] = useState<DryRunChoice>({ days: 20, against: isNew ? 'nothing' : 'today' });
  const [filter, setFilter] = useState<string | null>(null);
  const [running, setRunning] = useState<Started | null>(null);
  const [finished, setFinished] = useState<FinishedRun | null>(null);
  const start = useMutation({
    mutationFn: async () => {
      const of = draftKey(draft, choice);
      const { rules, multi_arm_param_values, ...group } = documentOf(draft);
      const plain = rules.map(({ result_destination, filters }) => ({
        result_destination,
        filters: filters.map(({ filter, operator, values }) => ({ filter, operator, values: [...values] })),
      }));
      const id = draft.id === null ? {} : { id: draft.id };
      const body = {
        group: { ...group, ...id, rules: plain, multi_arm_param_values: { ...multi_arm_param_values } },
        ...choice,
      };
      const { run } = orThrow(startDryRun, await api.callMain(startDryRun, { body })).value;
      return { run, of, why: draft.type === 'conditional' ? rules.map(conditionWords) : [] };
    },
    onSuccess: setRunning,
  });
  const following = useQuery({
    queryKey: ['dry-run', running?.run],
    enabled: running !== null,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<DryRunState> =>
      orThrow(dryRunState, await api.callMain(dryRunState, { query: { run: running?.run ?? '' }, signal })).value,
    refetchInterval: ({ state: { error } }) => (error === null ? ASK_MS : false),
  });
  const state = running === null ? null : (following.data ?? null);
  if (running !== null && state !== null && state.run === running.run && state.state !== 'running') {
    setFinished({ ...running, state, atMs: following.dataUpdatedAt });
    setFilter(null);
    setRunning(null);
  }
  // A server that was restarted does not know the run any more: it is over, and the next one can start.
  const isGone = running !== null && isNotFound(following.error);
  return {
    choice,
    setChoice,
    filter,
    setFilter,
    start: () => start.mutate(),
    cancel: () => {
      if (running !== null) void api.callMain(cancelDryRun, { query: { run: running.run } });
    },
    isRunning: (running !== null && !isGone) || start.isPending,
    progress: state === null ? null : { percent: state.percent, stage: state.stage },
    error: start.error ?? following.error,
    finished,
    isOlder: finished !== null && finished.of !== draftKey(draft, choice),
  };
}

export type DryRunning = ReturnType<typeof useDryRun>;
