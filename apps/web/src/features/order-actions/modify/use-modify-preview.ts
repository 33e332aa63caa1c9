import { idParts } from '@meridian/live-client/send-in-parts';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { expectedOf } from '@meridian/domain/order-actions/expected-terms';
import type { ModifyChange, ModifyPart } from '@meridian/domain/order-actions/modify-draft';
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
export function useModifyPreview(parts: readonly ModifyPart[], shown: readonly ActionOrder[]): ModifyPreview {
  const { feed } = useLive();
  const text = JSON.stringify(questionsOf(parts, shown));
  const settled = useSettled(text, PAUSE_MS);
  const answer = useQuery({
    queryKey: ['live', 'trade.preview_modify', settled],
    enabled: settled !== '[]',
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
      const asked = JSON.parse(settled) as ReturnType<typeof questionsOf>;
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

function questionsOf(parts: readonly ModifyPart[], shown: readonly ActionOrder[]) {
  const questions = parts.flatMap(({ ids, change }) => idParts(ids).map((part) => questionOf(part, change, shown)));
  return questions.slice(0, MAX_QUESTIONS);
}

function questionOf(ids: readonly number[], change: ModifyChange, shown: readonly ActionOrder[]) {
  // With a reason only what cannot be overridden stands against it; the warnings are told all the same.
  const override_reason = 'preview';
  return { ...change, parent_order_numeric_ids: [...ids], expected: expectedOf(shown, ids), override_reason };
}
