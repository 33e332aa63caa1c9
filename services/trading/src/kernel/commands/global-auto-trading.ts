import { type KillReport, MAX_STRAGGLERS } from '@meridian/protocol/live/kill-report';
import { isOpenChild } from '../status/child-status.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { KillSwitch } from '../state/desk.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Turn } from '../turn.ts';
import { refusal } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';

/** The kill switch: no new children, and all open ones are cancelled. */
export function setGlobalAutoTrading(
  turn: Turn,
  args: ArgsOf<'global_auto_trading.set'>,
  user: KernelUser,
): CommandAnswer {
  const isOn = args.global_auto_trading_status;
  const word = isOn ? 'on' : 'off';
  const { orders, desk } = turn.state;
  if (desk.isAutoTrading === isOn) return refusal('no-change', `Global auto-trading is already ${word}.`);
  const childIds = isOn ? [] : orders.openChildIds();
  turn.emit({ ...turn.head, kind: 'GlobalAutoTradingSet', ...askedBy(user, args), isOn, childIds });
  for (const id of orders.activeIds) turn.touch(id);
  const rest = isOn ? '' : ` Cancelling ${childIds.length.toLocaleString('en-US')} open child orders.`;
  return { ok: true, code: null, message: `Global auto-trading is ${word}.${rest}`, rows: [] };
}

/** The reason may follow after the stop. An existing reason is never replaced. */
export function explainGlobalAutoTrading(
  turn: Turn,
  args: ArgsOf<'global_auto_trading.explain'>,
  user: KernelUser,
): CommandAnswer {
  const { desk } = turn.state;
  const reason = args.reason.trim();
  if (desk.isAutoTrading) return refusal('no-change', 'Global auto-trading is on: there is no stop to explain.');
  if (reason === '') return refusal('no-reason', 'Enter a reason.');
  if (desk.autoTradingReason !== undefined && desk.autoTradingReason !== '')
    return refusal('no-change', 'This stop already has a reason.');
  turn.emit({ ...turn.head, kind: 'GlobalAutoTradingExplained', by: user.email_id, reason });
  return { ok: true, code: null, message: 'Reason saved.', rows: [] };
}

/** Writes the report when all have answered, or after the time limit. */
export function reportKillSwitch(turn: Turn): void {
  const { killSwitch } = turn.state.desk;
  if (killSwitch === null || killSwitch.isComplete) return;
  const stragglers = stragglersOf(killSwitch, turn.state.orders);
  const isLate = killSwitch.reportedMs === null && turn.nowMs >= killSwitch.atMs + turn.ports.timings.killReportMs;
  if (stragglers.length > 0 && !isLate) return;
  turn.emit({ ...turn.head, kind: 'KillSwitchReported', stragglers });
}

export function stragglersOf(killSwitch: KillSwitch, orders: OrderStore): readonly number[] {
  return killSwitch.childIds.filter((id) => {
    const child = orders.children.get(id);
    return child !== undefined && isOpenChild(child);
  });
}

/** The desk's view of a kill: who, when, how many, and which child orders have no answer. */
export function killReportOf(killSwitch: KillSwitch, orders: OrderStore): KillReport {
  const stragglers = stragglersOf(killSwitch, orders);
  const filled = killSwitch.childIds.filter((id) => orders.children.get(id)?.status === 'Filled').length;
  const open = killSwitch.childIds.length;
  return {
    by: killSwitch.by,
    reason: killSwitch.reason,
    at_ms: killSwitch.atMs,
    open_child_orders: open,
    acknowledged: open - stragglers.length,
    filled_meanwhile: filled,
    stragglers: stragglers.slice(0, MAX_STRAGGLERS),
    is_complete: stragglers.length === 0,
  };
}
