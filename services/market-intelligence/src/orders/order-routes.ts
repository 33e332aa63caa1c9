import { isCalendarDate } from '@meridian/domain/calendar-date';
import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import { type CostGrouping, ordersOfInstrument } from '@meridian/history/queries/own-orders';
import type { History } from '@meridian/history/reader/open-history';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  type COST_GROUPINGS,
  costByGroup,
  realizedOrders,
  type RealizedOrder,
} from '@meridian/protocol/rest/calibration-calls';
import type { FastifyInstance } from 'fastify';
import type { CostModels } from '../estimates/cost-models.ts';
import { judgeOwnOrder } from './judge-own-order.ts';
import type { KeptCostGroups } from './kept-cost-groups.ts';
import { scopeOf } from './scope-of.ts';

export type OrderRoutesOptions = {
  readonly history: Pick<History, 'query' | 'days'>;
  readonly models: CostModels;
  readonly groups: KeptCostGroups;
  readonly nowMs: () => number;
};

const DEFAULT_LIMIT = 300;
const COLUMN_OF: Readonly<Record<(typeof COST_GROUPINGS)[number], CostGrouping>> = {
  list: 'list_name',
  'asset-class': 'asset_class',
  country: 'country',
};

/** Own orders that are done, against what the model expects of them. */
export function orderRoutes(app: FastifyInstance, guard: CallGuard, options: OrderRoutesOptions): void {
  const { history, models, groups, nowMs } = options;
  registerCall(app, guard, realizedOrders, async ({ query, request, signal }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const asked = { symbol: query.exchange_symbol, limit, ...scopeOf(request.user) };
    const { rows } = await history.query(ordersOfInstrument, {}, asked, { signal });
    const inForce = await models.inForce();
    const body: RealizedOrder[] = [];
    for (const order of rows) {
      const judged = judgeOwnOrder(order, inForce);
      if (judged === null) continue;
      body.push({
        trade_date: order.day,
        parent_order_numeric_id: order.id,
        order_side: order.side,
        strat: order.strategy,
        filled_qty: order.filled,
        part_rate: 100 * order.participation,
        duration_minutes: order.minutes,
        cost_bps: order.cost,
        expected_bps: judged.expected,
        low_bps: judged.low,
        high_bps: judged.high,
        is_inside: judged.isInside,
      });
    }
    return { kind: 'good', body };
  });
  registerCall(app, guard, costByGroup, async ({ query, request, signal }) => {
    if (query.from !== undefined && !isCalendarDate(query.from)) {
      return answerProblem(400, 'invalid-date', `${query.from} is not a date.`);
    }
    const from = query.days === undefined ? query.from : (await lastTradingDays(history, nowMs(), query.days)).from;
    const grouping = COLUMN_OF[query.group];
    const assetClass = query.asset_class ?? null;
    const question = { ...scopeOf(request.user), grouping, from: from ?? null, assetClass };
    return { kind: 'good', body: [...(await groups.of(question, signal))] };
  });
}
