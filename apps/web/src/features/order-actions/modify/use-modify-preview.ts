import type { ModifyPart } from '@meridian/domain/order-actions/modify-draft';
import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { readModifyPreview } from '@meridian/protocol/live/modify-preview';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../lib/use-settled.ts';
import { useLive } from '../../../live/live-context.tsx';

/** While somebody types, nothing is asked. */
const PAUSE_MS = 250;
/** Open children come and go. */
const REFRESH_MS = 3_000;
/** Orders that differ in every parameter are told one by one; so many are looked at before. */
const MAX_QUESTIONS = 20;

export type ModifyPreview = {
  readonly rowOf: (id: number) => ModifyPreviewRow | undefined;
  /** The server has answered for what is typed now. */
  readonly isCurrent: boolean;
  readonly error: string | null;
};

/** What the server would say to a change, before it is sent. */
export function useModifyPreview(parts: readonly ModifyPart[]): ModifyPreview {
  const { feed } = useLive();
  const text = JSON.stringify(parts);
  const settled = useSettled(text, PAUSE_MS);
  const answer = useQuery({
    queryKey: ['live', 'trade.preview_modify', settled],
    enabled: settled !== '[]',
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
      const asked = questionsOf(JSON.parse(settled) as readonly ModifyPart[]);
      const rows: ModifyPreviewRow[] = [];
      for (const args of asked) {
        const result = await feed.command('trade.preview_modify', args);
        const data = result.kind === 'ok' ? readModifyPreview(result.data) : null;
        if (data === null) throw new Error(result.message);
        rows.push(...data.rows);
      }
      return new Map(rows.map((row) => [row.parent_order_numeric_id, row]));
    },
  });
  return {
    rowOf: (id) => answer.data?.get(id),
    isCurrent: settled === text && !answer.isPlaceholderData,
    error: answer.error?.message ?? null,
  };
}

function questionsOf(parts: readonly ModifyPart[]) {
  const questions = parts.flatMap(({ ids, change }) => {
    const count = Math.ceil(ids.length / MAX_PARENT_IDS);
    return Array.from({ length: count }, (_, at) => ({
      ...change,
      parent_order_numeric_ids: ids.slice(at * MAX_PARENT_IDS, (at + 1) * MAX_PARENT_IDS),
    }));
  });
  return questions.slice(0, MAX_QUESTIONS);
}
