import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { expectedOf } from '@meridian/domain/order-actions/expected-terms';
import type { ModifyChange, ModifyPart } from '@meridian/domain/order-actions/modify-draft';
import { PREVIEW_REASON } from '@meridian/domain/order-checks/override-text';
import { idParts } from '@meridian/live-client/send-in-parts';
import { readModifyPreview } from '@meridian/protocol/live/modify-preview';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { type PreviewRows, usePreviewRows } from '../../../live/use-preview-rows.ts';

export type ModifyPreview = PreviewRows<ModifyPreviewRow>;

/** Checks a change of every order on the server before it is sent. */
export function useModifyPreview(parts: readonly ModifyPart[], shown: readonly ActionOrder[]): ModifyPreview {
  const questions = parts.flatMap(({ ids, change }) => idParts(ids).map((part) => questionOf(part, change, shown)));
  return usePreviewRows({ name: 'trade.preview_modify', questions, read: readModifyPreview });
}

function questionOf(ids: readonly number[], change: ModifyChange, shown: readonly ActionOrder[]) {
  // With a reason only errors refuse the change. Warnings are still returned.
  return {
    ...change,
    parent_order_numeric_ids: [...ids],
    expected: expectedOf(shown, ids),
    override_reason: PREVIEW_REASON,
  };
}
