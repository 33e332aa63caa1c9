import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answerError, askAgainAfterMs, isAskedAgain } from './busy-answer.ts';
import { useLive, useLiveSnapshot } from './live-context.tsx';

type Question<Name extends CommandName, Data> = {
  readonly name: Name;
  /** Null: no request. */
  readonly args: CommandArgs<Name> | null;
  /** Returns null for an answer of another shape. */
  readonly read: (data: unknown) => Data | null;
  /** The refresh interval, for answers that change by themselves. */
  readonly everyMs?: number;
  /** Keeps the previous answer while new arguments are being answered. */
  readonly keepsPrevious?: boolean;
};

/** Unused answers are dropped soon: those about a whole list are large. */
const KEPT_MS = 10_000;

/** A read-only command, sent once connected and again on each mount. */
export function useAnswer<Name extends CommandName, Data>(question: Question<Name, Data>): UseQueryResult<Data> {
  const { name, args, read, everyMs, keepsPrevious = false } = question;
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  return useQuery({
    queryKey: ['live', name, args],
    enabled: isReady && args !== null,
    staleTime: 0,
    gcTime: KEPT_MS,
    refetchInterval: everyMs ?? false,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    queryFn: async () => {
      if (args === null) throw new Error(`${name} has nothing to ask.`);
      const result = await feed.command(name, args);
      if (result.kind !== 'ok') throw answerError(result);
      const data = read(result.data);
      if (data !== null) return data;
      throw new Error(`The answer to ${name} cannot be read.`);
    },
    retry: isAskedAgain,
    retryDelay: askAgainAfterMs,
  });
}
