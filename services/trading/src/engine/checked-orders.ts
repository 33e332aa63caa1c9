import { hasError } from '@meridian/domain/order-checks/order-finding';
import type { NewCheckedOrder } from '@meridian/storage/account-limits/checked-order-store';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import type { KernelEvent } from '../kernel/events/kernel-event.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { Parent } from '../kernel/state/parent.ts';
import type { Instrument } from '../reference/instrument.ts';

type Stamp = { readonly nowMs: number; readonly date: string };

type Context = {
  readonly instruments: readonly Instrument[];
  readonly parentOf: (id: number) => Parent | undefined;
};

/** Orders that a check error refused. A warning that waits for a reason does not count. */
export function refusedOrders(
  command: KernelCommand,
  { rows }: CommandAnswer,
  { email_id: by }: Pick<KernelUser, 'email_id'>,
  context: Context,
  { nowMs, date }: Stamp,
): readonly NewCheckedOrder[] {
  return rows.flatMap(({ code, findings = [], row = 0, parent_order_numeric_id }) => {
    if (code !== 'checks' || !hasError(findings)) return [];
    const terms = termsOf(command, row, parent_order_numeric_id, context);
    if (terms === null) return [];
    const errors = findings.map(({ level, code: kind, message }) => ({ level, code: kind, message }));
    const stamp = { at_ms: nowMs, trade_date: date, by, reason: null, outcome: 'refused' } as const;
    return [{ ...stamp, ...terms, parent_order_numeric_id, findings: errors }];
  });
}

/** Orders sent over warnings. */
export function overriddenOrders({ changes }: Committed, context: Context, date: string): readonly NewCheckedOrder[] {
  return changes.flatMap(({ journaled: { event }, parent }) => {
    if (parent === null || !('override' in event) || event.override === undefined) return [];
    const { reason, warnings } = event.override;
    const findings = warnings.map((message) => ({ level: 'warning' as const, code: null, message }));
    const stamp = { at_ms: event.atMs, trade_date: date, by: event.by, reason, outcome: 'overridden' } as const;
    const order = { ...termsOfParent(parent, context), via: viaOf(event) };
    return [{ ...stamp, ...order, parent_order_numeric_id: parent.id, findings }];
  });
}

function viaOf({ kind, cause }: KernelEvent): NewCheckedOrder['via'] {
  if (kind === 'OrderModifyRequested') return 'modify';
  if (kind !== 'OrderReceived') return 'start';
  return cause?.kind === 'command' && cause.name === 'order.new_list' ? 'list' : 'ticket';
}

type Terms = Pick<
  NewCheckedOrder,
  'account' | 'alloc_account' | 'exchange_symbol' | 'order_side' | 'order_qty' | 'via'
>;

function termsOf(command: KernelCommand, row: number, parentId: number | null, context: Context): Terms | null {
  if (command.name === 'order.new') return { ...plain(command.args), via: 'ticket' };
  if (command.name === 'order.new_list') {
    const order = command.args.orders[row];
    return order === undefined ? null : { ...plain(order), via: 'list' };
  }
  const parent = parentId === null ? undefined : context.parentOf(parentId);
  if (parent === undefined) return null;
  const via = command.name === 'order.modify' ? 'modify' : 'start';
  const order_qty = command.name === 'order.modify' ? command.args.order_qty : undefined;
  return { ...termsOfParent(parent, context), via, ...(order_qty !== undefined && { order_qty }) };
}

type Named = Omit<Terms, 'via'>;

function plain({ account, alloc_account, exchange_symbol, order_side, order_qty }: Named): Named {
  return { account, alloc_account, exchange_symbol, order_side, order_qty };
}

function termsOfParent({ terms }: Parent, { instruments }: Context): Named {
  const instrument = instruments[terms.instrument];
  return {
    account: terms.account,
    alloc_account: terms.allocAccount,
    exchange_symbol: instrument?.exchangeSymbol ?? '',
    order_side: terms.side,
    order_qty: terms.quantityLots * (instrument?.lotSize ?? 1),
  };
}
