import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { ModifyPreviewData, ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import type { Steps } from '@meridian/service-kit/fair-work';
import { exposedLots, filledLotsOf } from '../../kernel/children/exposure.ts';
import { rowDone, rowRefused } from '../../kernel/commands/answers.ts';
import { orderFor } from '../../kernel/commands/order-for.ts';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';
import { reviewOfChange, willBeHeld } from '../../kernel/commands/held-change.ts';
import { lookAtChange, type LookedAtChange, TOO_LATE } from '../../kernel/commands/modify-order.ts';
import { blockersOf, verdictOn } from '../../kernel/run/settle-change.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { OrderChange, Parent } from '../../kernel/state/parent.ts';
import { instrumentOf, type Reading } from '../../kernel/turn.ts';
import { mapInSteps } from './map-in-steps.ts';

/** The current effect of a change on each order. */
export function* previewModify(
  reading: Reading,
  args: CommandArgs<'trade.preview_modify'>,
  user: KernelUser,
): Steps<ModifyPreviewData> {
  const ids = [...new Set(args.parent_order_numeric_ids)];
  const rows = yield* mapInSteps(ids, (id) => {
    const found = orderFor(reading, user, id);
    return found.kind === 'refused'
      ? previewRow(id, found.row, NOTHING)
      : previewOne(reading, found.parent, args, user);
  });
  return { rows };
}

const NOTHING = { open_child_orders: 0, open_child_qty: 0, min_order_qty: 0 } as const;

type Amounts = Pick<ModifyPreviewRow, 'open_child_orders' | 'open_child_qty' | 'min_order_qty'>;

function previewRow(id: number, { ok, code, message, findings = [] }: OrderRowAnswer, amounts: Amounts) {
  return { parent_order_numeric_id: id, ok, code, message, findings, ...amounts };
}

function previewOne(
  reading: Reading,
  parent: Parent,
  args: CommandArgs<'trade.preview_modify'>,
  user: KernelUser,
): ModifyPreviewRow {
  const looked = lookAtChange(reading, parent, args, user);
  const change = looked.kind === 'change' ? looked.change : {};
  const { lotSize } = instrumentOf(reading, parent.terms.instrument);
  const children = replacedBy(reading, parent, change);
  return previewRow(parent.id, verdictRow(reading, parent, looked), {
    open_child_orders: children.length,
    open_child_qty: children.reduce((sum, child) => sum + exposedLots(child), 0) * lotSize,
    min_order_qty: Math.max(filledLotsOf(parent), parent.terms.minimumLots ?? 0) * lotSize,
  });
}

function verdictRow(reading: Reading, parent: Parent, looked: LookedAtChange): OrderRowAnswer {
  const { id, stage } = parent;
  if (stage === 'done') return rowRefused(id, 'too-late', TOO_LATE);
  if (looked.kind === 'withdraw') return rowDone(id, 'Withdraws the change held for review');
  if (looked.kind === 'refused') return looked.row;
  const verdict = verdictOn(reading, parent, looked.change);
  if (verdict.kind === 'refused') return rowRefused(id, 'rejected', verdict.reason);
  const review = reviewOfChange(reading, parent, looked.change);
  if (review !== null) return { ...rowDone(id, willBeHeld(reading, parent, review)), findings: looked.findings };
  const message = verdict.kind === 'waiting' ? 'After its child orders are cancelled' : 'At once';
  return { ...rowDone(id, message), findings: looked.findings };
}

/** Another strategy starts again; other terms cancel the children they do not allow. */
function replacedBy(reading: Reading, parent: Parent, change: OrderChange): readonly Child[] {
  if (change.strategy !== undefined) return reading.state.orders.openChildrenOf(parent.id);
  return blockersOf(reading, parent, change);
}
