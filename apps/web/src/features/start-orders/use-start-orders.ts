import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { ACTION_ORDER_FIELDS, type ActionOrder, readActionOrder } from '@meridian/domain/order-actions/action-order';
import { expectedOf } from '@meridian/domain/order-actions/expected-terms';
import { planAction } from '@meridian/domain/order-actions/action-plan';
import { toldAlike } from '@meridian/domain/order-actions/modify-draft';
import { NOTHING_SET, type StartDraft, startChange, whyNotStart } from '@meridian/domain/order-actions/start-order';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { useMemo, useState } from 'react';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { type BulkCommand, useBulkCommand } from '../../live/use-bulk-command.ts';
import { useGridRecords } from '../../live/use-grid-records.ts';
import type { StartWords } from './start-kind.ts';

export type StartOrders = {
  readonly handle: GridHandle | null;
  /** Null until they have come. */
  readonly orders: readonly ActionOrder[] | null;
  readonly checked: readonly ActionOrder[];
  readonly check: (orders: readonly ActionOrder[], isChecked: boolean) => void;
  readonly draftOf: (order: ActionOrder) => StartDraft;
  /** Sets something for these orders, over what each came with. */
  readonly change: (orders: readonly ActionOrder[], update: (draft: StartDraft) => StartDraft) => void;
  /** Of those that are checked: the ones that can start. */
  readonly ready: readonly ActionOrder[];
  readonly command: BulkCommand;
  readonly send: (reason: string) => Promise<readonly OrderRowAnswer[]>;
};

/** Orders that wait, which of them are checked, and what is set for each. All are checked unless some were named. */
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
  const checked = (orders ?? []).filter(
    ({ parent_order_numeric_id: id }) => marks.get(id) ?? (named.length === 0 || named.includes(id)),
  );
  const ready = checked.filter((order) => whyNotStart(order, draftOf(order)) === null);
  const send = (reason: string) => {
    const words = reason === '' ? {} : { reason };
    const changes = ready.map((order) => ({
      id: order.parent_order_numeric_id,
      change: startChange(order, draftOf(order)) ?? {},
    }));
    const batches = toldAlike(changes).map(({ ids, change }) => ({
      ids,
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
    command,
    send,
  };
}

function entries<Value>(orders: readonly ActionOrder[], valueOf: (order: ActionOrder) => Value) {
  return orders.map((order) => [order.parent_order_numeric_id, valueOf(order)] as const);
}
