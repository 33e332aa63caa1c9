import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLive, useLiveSnapshot } from './live-context.tsx';

type Question<Name extends CommandName, Data> = {
  readonly name: Name;
  /** Nothing is asked while null. */
  readonly args: CommandArgs<Name> | null;
  /** Null for an answer that is not of the shape. */
  readonly read: (data: unknown) => Data | null;
  /** For what changes by itself: how often it is asked again. */
  readonly everyMs?: number;
  /** What was answered before stands until the next answer, though it was asked otherwise. */
  readonly keepsPrevious?: boolean;
};

/** Questions about a whole list are large, and soon nobody asks them again. */
const KEPT_MS = 10_000;

/** A question that changes nothing: asked once there is a connection, and again each time it is mounted. */
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
      const data = result.kind === 'ok' ? read(result.data) : null;
      if (data !== null) return data;
      throw new Error(result.kind === 'ok' ? `The answer to ${name} cannot be read.` : result.message);
    },
  });
}
