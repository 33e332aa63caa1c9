import { ticketPercentOfVolume } from '@meridian/cost-model/estimates/ticket-share';
import type { OrderToEstimate } from '@meridian/cost-model/estimates/work-plan';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import { checkOrder } from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { checkMarket } from '@meridian/domain/order-ticket/instrument-market';
import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import { withSetting } from '@meridian/domain/order-ticket/ticket-strategy';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { readTradeCheck } from '@meridian/protocol/live/trade-answers';
import type { CheckedRow } from '@meridian/protocol/live/trade-questions';
import { useSettled } from '../../lib/use-settled.ts';
import { useAnswer } from '../../live/use-answer.ts';

const PAUSE_MS = 350;

type FindingsInput = {
  /** Null while the draft is incomplete. */
  readonly order: TicketOrder | null;
  /** Of the strategy, and of the setting that it goes by. */
  readonly values: OrderToEstimate['values'];
  readonly setting: OrderToEstimate['values'];
  readonly facts: InstrumentFacts | null;
  readonly quote: CurrentQuote | null;
  readonly use: AccountUse | null;
  readonly isAdmin: boolean;
};

export type OrderFindings = {
  readonly findings: readonly OrderFinding[];
  /** Findings of the server, and errors that block the order. */
  readonly problem: string | null;
  /** That the order will be held for review. Null while it will not be, or is not known. */
  readonly review: string | null;
};

/** The checks of the order: at once on the page, then on the server. */
export function useOrderFindings(input: FindingsInput): OrderFindings {
  const { order } = input;
  const asked = order === null ? '' : JSON.stringify(order);
  const isSettled = useSettled(asked, PAUSE_MS) === asked;
  const { data } = useAnswer({
    name: 'trade.check',
    args: order !== null && isSettled ? { orders: [order] } : null,
    read: (answer): CheckedRow | null => readTradeCheck(answer)?.rows[0] ?? null,
  });
  if (data !== undefined) return { findings: data.findings, problem: data.problem, review: data.review ?? null };
  return { findings: localFindings(input), problem: null, review: null };
}

function localFindings({ order, values, setting, facts, quote, use, isAdmin }: FindingsInput): readonly OrderFinding[] {
  if (order === null || facts === null || use === null) return [];
  const { order_side, order_type, order_qty, limit_price = null, strat } = order;
  const { asset_class, country } = facts;
  const strategy = isStrategyName(strat) ? strat : null;
  const percent_of_volume = ticketPercentOfVolume(facts, {
    order_side,
    order_qty,
    strat,
    values: withSetting(values, setting),
  });
  const checked = {
    order_side,
    order_type,
    order_qty,
    limit_price,
    asset_class,
    country,
    strategy,
    percent_of_volume,
  };
  return checkOrder(checked, { market: checkMarket(facts, quote), use, isAdmin, alike: [], opposite: null });
}
