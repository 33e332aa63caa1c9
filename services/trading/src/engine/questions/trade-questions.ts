import type { CommandCaller, CommandHandlers } from '../../live/command-handlers.ts';
import { kernelUserOf } from '../engine-commands.ts';
import type { EngineSupervisor } from '../engine-supervisor.ts';
import type { TradeQuestion } from './trade-question.ts';

/** Questions of a ticket, upload or dialog, answered by the engine. */
export function tradeQuestions(engine: Pick<EngineSupervisor, 'ask'>): CommandHandlers {
  const ask = (question: TradeQuestion, caller: CommandCaller) => {
    const { market_data_permit, market_impact_permit } = caller.user;
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
