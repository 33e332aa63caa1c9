import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../lib/use-settled.ts';
import { failureText } from './failure-text.ts';
import { useLive, useLiveSnapshot } from './live-context.tsx';

/** Waits until typing pauses. */
const PAUSE_MS = 250;
/** Refreshes, because open child orders change. */
const REFRESH_MS = 3_000;
/** Above this count requests are throttled for the socket and not refreshed. */
const MAX_AT_ONCE = 20;
const PACE_MS = 30;

type PreviewRow = { readonly parent_order_numeric_id: number };

export type PreviewRows<Row extends PreviewRow> = {
  readonly rowOf: (id: number) => Row | undefined;
  /** True when the answers belong to the typed values. */
  readonly isCurrent: boolean;
  readonly error: string | null;
};

type Preview<Name extends CommandName, Row extends PreviewRow> = {
  readonly name: Name;
  readonly questions: readonly CommandArgs<Name>[];
  /** Returns null for an answer of another shape. */
  readonly read: (data: unknown) => { readonly rows: readonly Row[] } | null;
};

/** Previews a command on orders: asks the server about one order after the other. */
export function usePreviewRows<Name extends CommandName, Row extends PreviewRow>(
  preview: Preview<Name, Row>,
): PreviewRows<Row> {
  const { name, questions, read } = preview;
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  const text = JSON.stringify(questions);
  const settled = useSettled(text, PAUSE_MS);
  const answer = useQuery({
    queryKey: ['live', name, settled],
    // What could not be asked without a connection is asked when it is back.
    enabled: isReady && settled !== '[]',
    staleTime: 0,
    refetchInterval: questions.length > MAX_AT_ONCE ? false : REFRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
      const asked = JSON.parse(settled) as readonly CommandArgs<Name>[];
      const rows: Row[] = [];
      for (const [at, args] of asked.entries()) {
        if (at > MAX_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, PACE_MS));
        const result = await feed.command(name, args);
        const data = result.kind === 'ok' ? read(result.data) : null;
        if (data === null) throw new Error(failureText(result));
        rows.push(...data.rows);
      }
      return new Map(rows.map((row) => [row.parent_order_numeric_id, row]));
    },
  });
  return {
    rowOf: (id) => answer.data?.get(id),
    isCurrent: settled === text && !answer.isPlaceholderData && (settled === '[]' || answer.data !== undefined),
    error: answer.error?.message ?? null,
  };
}
