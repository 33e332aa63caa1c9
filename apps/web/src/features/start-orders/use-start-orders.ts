import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { ACTION_ORDER_FIELDS, type ActionOrder, readActionOrder } from '@meridian/domain/order-actions/action-order';
import { expectedOf } from '@meridian/domain/order-actions/expected-terms';
import { planAction } from '@meridian/domain/order-actions/action-plan';
import { type ModifyPart, toldAlike } from '@meridian/domain/order-actions/modify-draft';
import { warningTexts } from '@meridian/domain/order-checks/order-finding';
import { NOTHING_SET, type StartDraft, startChange, whyNotStart } from '@meridian/domain/order-actions/start-order';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { idParts } from '@meridian/live-client/send-in-parts';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { readStartPreview } from '@meridian/protocol/live/start-preview';
import type { StartPreviewRow } from '@meridian/protocol/live/trade-questions';
import { useMemo, useState } from 'react';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';
import { useGridRecords } from '../../live/use-grid-records.ts';
import { type PreviewRows, usePreviewRows } from '../../live/use-preview-rows.ts';
import type { StartWords } from './start-kind.ts';

export type StartOrders = {
  readonly handle: GridHandle | null;
  /** Null until loaded. */
  readonly orders: readonly ActionOrder[] | null;
  readonly checked: readonly ActionOrder[];
  readonly check: (orders: readonly ActionOrder[], isChecked: boolean) => void;
  readonly draftOf: (order: ActionOrder) => StartDraft;
  /** Sets parameters of these orders, in place of their own. */
  readonly change: (orders: readonly ActionOrder[], update: (draft: StartDraft) => StartDraft) => void;
  /** The ticked orders that can start. */
  readonly ready: readonly ActionOrder[];
  readonly command: BulkCommand;
  readonly preview: PreviewRows<StartPreviewRow>;
  /** True when the server has checked every order that can start. */
  readonly isPreviewed: boolean;
  /** Texts of the warnings of each order that can start. */
  readonly warnings: readonly string[];
  readonly send: (words: { readonly reason: string; readonly override: string }) => Promise<readonly OrderRowAnswer[]>;
};

/** The waiting orders, their ticks and their parameters. At first only the named orders are ticked. */
export function useStartOrders({ where, action, command: name }: StartWords, named: readonly number[]): StartOrders {
  const handle = useLiveGrid(parentOrdersGrid, { topic: 'parent_orders', params: { where } });
  const records = useGridRecords(handle, 'all', ACTION_ORDER_FIELDS);
  const [marks, setMarks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [drafts, setDrafts] = useState<ReadonlyMap<number, StartDraft>>(new Map());
  const command = useBulkCommand();
  const orders = useMemo(() => {
    const all = records?.flatMap((record) => readActionOrder(record) ?? []) ?? null;
    return all === null ? null : planAction(action, all, 'blotter').takes;
  }, [records, action]);
  const draftOf = ({ parent_order_numeric_id: id }: ActionOrder) => drafts.get(id) ?? NOTHING_SET;
  const checked = (orders ?? []).filter(({ parent_order_numeric_id: id }) => marks.get(id) ?? named.includes(id));
  const complete = checked.filter((order) => whyNotStart(order, draftOf(order)) === null);
  const parts = toldAlike(
    complete.map((order) => ({
      id: order.parent_order_numeric_id,
      change: startChange(order, draftOf(order)) ?? {},
    })),
  );
  const preview = useStartPreview(parts, complete);
  const ready = complete.filter(({ parent_order_numeric_id: id }) => preview.rowOf(id)?.ok !== false);
  const send: StartOrders['send'] = ({ reason, override }) => {
    const words = {
      ...(reason === '' ? {} : { reason }),
      ...(override === '' ? {} : { override_reason: override }),
    };
    const started = new Set(ready.map(({ parent_order_numeric_id: id }) => id));
    const batches = parts.map(({ ids, change }) => ({
      ids: ids.filter((id) => started.has(id)),
      argsOf: (part: number[]) => ({
        ...change,
        ...words,
        parent_order_numeric_ids: part,
        expected: expectedOf(ready, part),
      }),
    }));
    return command.send(name, batches);
  };
  return {
    handle,
    orders,
    checked,
    check: (some, isChecked) => setMarks(new Map([...marks, ...entries(some, () => isChecked)])),
    draftOf,
    change: (some, update) => setDrafts(new Map([...drafts, ...entries(some, (order) => update(draftOf(order)))])),
    ready,
    preview,
    isPreviewed: preview.isCurrent && ready.every(({ parent_order_numeric_id: id }) => preview.rowOf(id) !== undefined),
    warnings: ready.flatMap(({ parent_order_numeric_id: id }) => warningTexts(preview.rowOf(id)?.findings)),
    command,
    send,
  };
}

/** Runs the checks again: market, limits and today's use may have changed since the orders came. */
function useStartPreview(parts: readonly ModifyPart[], shown: readonly ActionOrder[]): PreviewRows<StartPreviewRow> {
  const questions = parts.flatMap(({ ids, change }) => idParts(ids).map((part) => questionOf(part, change, shown)));
  return usePreviewRows({ name: 'trade.preview_start', questions, read: readStartPreview });
}

function questionOf(ids: readonly number[], change: ModifyPart['change'], shown: readonly ActionOrder[]) {
  return { ...change, parent_order_numeric_ids: [...ids], expected: expectedOf(shown, ids) };
}

function entries<Value>(orders: readonly ActionOrder[], valueOf: (order: ActionOrder) => Value) {
  return orders.map((order) => [order.parent_order_numeric_id, valueOf(order)] as const);
}
