import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { expectedOf } from '@meridian/domain/order-actions/expected-terms';
import { type ModifyDraft, modifyParts, NO_CHANGE } from '@meridian/domain/order-actions/modify-draft';
import { hasWarning, warningTexts } from '@meridian/domain/order-checks/order-finding';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { useState } from 'react';
import { type BulkCommand, useBulkCommand } from '../../../live/use-bulk-command.ts';
import { type ModifyPreview, useModifyPreview } from './use-modify-preview.ts';

export type Modify = {
  /** The orders as they were when the dialog opened. */
  readonly base: readonly ActionOrder[];
  readonly draft: ModifyDraft;
  readonly setDraft: (draft: ModifyDraft) => void;
  readonly preview: ModifyPreview;
  /** How many orders the typed values change. */
  readonly changedCount: number;
  /** The orders that change and can take the change, as far as known. */
  readonly takes: readonly ActionOrder[];
  /** True when the server has checked every changed order. */
  readonly isPreviewed: boolean;
  /** True when some have warnings, which need a reason. */
  readonly needsOverride: boolean;
  /** Their texts, of each order. */
  readonly warnings: readonly string[];
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly override: string;
  readonly setOverride: (override: string) => void;
  readonly command: BulkCommand;
  readonly send: () => Promise<readonly OrderRowAnswer[]>;
  /** Continues with the present orders. The typed values stay. */
  readonly takeNew: () => void;
};

/** The state of a modify dialog: orders, changes, and the result of the checks. */
export function useModify(live: readonly ActionOrder[], first: ModifyDraft = NO_CHANGE): Modify {
  const [base, setBase] = useState(live);
  const [draft, setDraft] = useState(first);
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState('');
  const command = useBulkCommand();
  const parts = modifyParts(base, draft);
  const preview = useModifyPreview(parts.length > 0 ? parts : questionFor(base), base);
  const changed = new Set(parts.flatMap(({ ids }) => ids));
  const takes = base.filter(({ parent_order_numeric_id: id }) => changed.has(id) && preview.rowOf(id)?.ok !== false);
  const needsOverride = takes.some(({ parent_order_numeric_id: id }) => hasWarning(preview.rowOf(id)?.findings ?? []));
  const isPreviewed = preview.isCurrent && [...changed].every((id) => preview.rowOf(id) !== undefined);
  const send = () => {
    const taken = new Set(takes.map((order) => order.parent_order_numeric_id));
    const words = {
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      ...(needsOverride ? { override_reason: override.trim() } : {}),
    };
    const batches = parts.map(({ ids, change }) => ({
      ids: ids.filter((id) => taken.has(id)),
      argsOf: (part: number[]) => ({
        ...change,
        ...words,
        parent_order_numeric_ids: part,
        expected: expectedOf(base, part),
      }),
    }));
    return command.send('order.modify', batches);
  };
  const takeNew = () => {
    setBase(live);
    command.reset();
  };
  return {
    base,
    draft,
    setDraft,
    preview,
    changedCount: changed.size,
    takes,
    isPreviewed,
    needsOverride,
    warnings: takes.flatMap(({ parent_order_numeric_id: id }) => warningTexts(preview.rowOf(id)?.findings)),
    reason,
    setReason,
    override,
    setOverride,
    command,
    send,
    takeNew,
  };
}

/** The smallest allowed quantity of the order, and its number of open child orders. */
function questionFor(base: readonly ActionOrder[]) {
  const [only] = base;
  if (base.length !== 1 || only === undefined) return [];
  return [{ ids: [only.parent_order_numeric_id], change: { order_qty: only.order_qty } }];
}
