import { withoutMarketNumbers } from '@meridian/domain/order-checks/without-market-numbers';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import type { CommandCaller, CommandHandlers, CommandOutcome } from '../live/command-handlers.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { EngineSupervisor } from './engine-supervisor.ts';
import type { KillSwitchWatch } from './kill-switch-watch.ts';
import type { OrderRate } from './order-rate.ts';
import { submitInParts } from './submit-in-parts.ts';
import type { TextBudget } from './text-budget.ts';

export type EngineCommandOptions = {
  readonly engine: Pick<EngineSupervisor, 'submit'>;
  readonly killSwitch: KillSwitchWatch;
  readonly rate: OrderRate;
  readonly texts: TextBudget;
  readonly wait: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
};

/** The kernel's time limit for venues, plus a margin. */
const KILL_REPORT_MS = 6_000;

/** The commands that change orders. They are answered when their effects are durable. */
export function engineCommands({
  engine,
  killSwitch,
  rate,
  texts,
  wait,
  nowMs,
}: EngineCommandOptions): CommandHandlers {
  const submit: EngineSupervisor['submit'] = (command, user) => engine.submit(command, user);
  const order = async (command: KernelCommand, caller: CommandCaller): Promise<CommandOutcome> => {
    const rated = rate.take(command, caller.user, nowMs());
    if (rated.kind === 'refused') return { ok: false, code: 'too-fast', message: rated.message };
    const tooMuch = texts.refusalOf(command, caller.user.id);
    if (tooMuch !== null) return { ok: false, code: 'too-fast', message: tooMuch.message };
    const outcome = outcomeOf(readableTo(caller, await submitInParts(submit, command, kernelUserOf(caller))));
    return rated.note === null ? outcome : { ...outcome, message: `${outcome.message} ${rated.note}` };
  };
  return {
    'order.new': order,
    'order.new_list': order,
    'order.modify': order,
    'order.cancel': order,
    'order.cancel_children': order,
    'order.pause': order,
    'order.resume': order,
    'order.release': order,
    'order.send_staged': order,
    'order.note': order,
    'order.reroute': order,
    'destination.retry': order,
    'order.decide_doubt': order,
    'global_auto_trading.set': async (command, caller) => {
      const askedMs = nowMs();
      const outcome = await order(command, caller);
      if (!outcome.ok || command.args.global_auto_trading_status) return outcome;
      const report = await killSwitch.report(askedMs, () => wait(KILL_REPORT_MS));
      return { ...outcome, data: { rows: [], kill_report: report } };
    },
    'global_auto_trading.explain': order,
  };
}

/** A refusal may contain the distance of the market from a limit. Without the permission it is removed. */
function readableTo({ user }: CommandCaller, answer: CommandAnswer): CommandAnswer {
  if (user.market_data_permit) return answer;
  return { ...answer, message: withoutMarketNumbers(answer.message), rows: answer.rows.map(readableRow) };
}

function readableRow(row: OrderRowAnswer): OrderRowAnswer {
  const message = withoutMarketNumbers(row.message);
  if (row.findings === undefined) return { ...row, message };
  const findings = row.findings.map((finding) => ({ ...finding, message: withoutMarketNumbers(finding.message) }));
  return { ...row, message, findings };
}

function outcomeOf({ ok, code, message, rows }: CommandAnswer): CommandOutcome {
  return { ok, message, data: { rows }, ...(code === null ? {} : { code }) };
}

/** Only what the engine needs is sent to its thread. */
export function kernelUserOf({ user, session }: Pick<CommandCaller, 'user' | 'session'>): KernelUser {
  const { id, email_id, trader_id, organisation, are_actions_permitted, is_admin, data_permissions } = user;
  const permits = { are_actions_permitted, is_admin, data_permissions };
  return { id, email_id, trader_id, organisation, ...permits, ...(session !== null && { session }) };
}
