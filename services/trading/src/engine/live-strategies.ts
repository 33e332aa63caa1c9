import { parseJsonRecord } from '@meridian/domain/json-text';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import type { Parent } from '../kernel/state/parent.ts';
import type { Reference } from '../reference/reference.ts';
import type { EngineNews } from './engine-messages.ts';

/** More names than any desk has. */
const MAX_NAMES = 5_000;

/** The strategies of unfinished orders, including staged and waiting ones. */
export function liveStrategies(
  parents: Iterable<Parent>,
  { instruments }: Pick<Reference, 'instruments'>,
): readonly OrdersByStrategy[] {
  const counted = new Map<string, OrdersByStrategy>();
  for (const { terms, stage } of parents) {
    const asset_class = instruments[terms.instrument]?.assetClass;
    if (stage === 'done' || asset_class === undefined) continue;
    const { strat, strategyParameters } = terms.strategy;
    // Most orders name no setting, and parsing each would take long.
    const as = strategyParameters.includes('"as"') ? parseJsonRecord(strategyParameters)?.['as'] : null;
    const strategy = typeof as === 'string' && as.trim() !== '' ? as : strat;
    const { account, allocAccount: alloc_account } = terms;
    const key = `${strategy}\n${asset_class}\n${account}\n${alloc_account}`;
    const orders = (counted.get(key)?.orders ?? 0) + 1;
    if (orders > 1 || counted.size < MAX_NAMES)
      counted.set(key, { strategy, asset_class, account, alloc_account, orders });
  }
  return [...counted.values()];
}

/** As of now, and not as they were last stored. */
export function liveStrategiesNews(
  ticket: number,
  parents: Iterable<Parent>,
  reference: Pick<Reference, 'instruments'>,
): EngineNews {
  const strategies = liveStrategies(parents, reference);
  return answerNews(ticket, { strategies });
}

/** The answer to a question of the main service. */
export function answerNews(ticket: number, data: unknown): EngineNews {
  return { kind: 'question-answer', ticket, outcome: { ok: true, message: '', data } };
}
