import type { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import { busy, type CommandCaller, type CommandHandlers } from '../../live/command-handlers.ts';
import { unreachable } from '../../kernel/unreachable.ts';
import { kernelUserOf } from '../engine-commands.ts';
import type { EngineSupervisor } from '../engine-supervisor.ts';
import type { TradeQuestion } from './trade-question.ts';

/** Units of questions of one user at once and per second. A unit takes the engine some fifty microseconds. */
export const QUESTION_BUDGET = { burst: 12_000, perSecond: 600 } as const;

/** An order is checked against accounts, limits and the market. */
const UNITS_PER_ORDER = 2;
/** A question about one thing, with its way to the engine and back. */
const ONE = 5;
/** All accounts and strategies of the user. */
const CONTEXT = 50;

/** Questions of a ticket, upload or dialog, answered by the engine within the budget of the user. */
export function tradeQuestions(engine: Pick<EngineSupervisor, 'ask'>, budgets: BudgetsByOwner): CommandHandlers {
  const ask = (question: TradeQuestion, caller: CommandCaller) => {
    const { id, market_data_permit, market_impact_permit } = caller.user;
    const share = budgets.take(id, unitsOf(question));
    if (share.kind === 'busy') return busy(share.retryAfterSeconds);
    return engine.ask(question, { ...kernelUserOf(caller), market_data_permit, market_impact_permit });
  };
  return {
    'trade.context': ask,
    'trade.instrument': ask,
    'trade.instruments': ask,
    'trade.day_prices': ask,
    'trade.account_use': ask,
    'trade.explain_route': ask,
    'trade.check': ask,
    'trade.preview_modify': ask,
    'trade.preview_start': ask,
  };
}

function unitsOf({ name, args }: TradeQuestion): number {
  switch (name) {
    case 'trade.instruments':
      return ONE + args.exchange_symbols.length;
    case 'trade.check':
      return ONE + UNITS_PER_ORDER * args.orders.length;
    case 'trade.preview_modify':
    case 'trade.preview_start':
      return ONE + UNITS_PER_ORDER * args.parent_order_numeric_ids.length;
    case 'trade.context':
      return CONTEXT;
    case 'trade.instrument':
    case 'trade.day_prices':
    case 'trade.account_use':
    case 'trade.explain_route':
      return ONE;
    default:
      return unreachable(name);
  }
}
