import type { History } from '@meridian/history/reader/open-history';
import { setImmediate as rest } from 'node:timers/promises';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { PreTradeQuestion } from '@meridian/protocol/ports/pre-trade';
import { MAX_PRE_TRADE_ORDERS, preTrade } from '@meridian/protocol/rest/pre-trade-calls';
import type { CallQuery } from '@meridian/protocol/rest/rest-call';
import type { FastifyInstance } from 'fastify';
import { KeptPast } from './kept-past.ts';
import type { AdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';
import { ModelsInForce } from './models-in-force.ts';
import { preTradeAnswer } from './pre-trade-answer.ts';

export type PreTradeRoutesOptions = {
  readonly desk: Pick<DeskPort, 'preTrade'>;
  readonly past: History;
  readonly calibrations: AdoptedCalibrations;
  readonly nowMs: () => number;
};

const DOWN = answerProblem(503, 'desk-down', 'The trading engine is not running. Try again in a moment.');
const NOT_FOUND = answerProblem(404, 'not-found', 'None of these orders is open to you.');

/** `/pre_trade`: what orders are expected to cost before they trade, of the accounts that a user may see. */
export function preTradeRoutes(app: FastifyInstance, guard: CallGuard, options: PreTradeRoutesOptions): void {
  const { desk, past, nowMs } = options;
  const kept = new KeptPast(nowMs);
  const models = new ModelsInForce(options.calibrations, nowMs);
  registerCall(app, guard, preTrade, async ({ query, request }) => {
    const question = questionOf(query);
    if ('body' in question) return question;
    const found = await desk.preTrade(question, request.user);
    if (found === null) return DOWN;
    const { orders, tooMany } = found;
    if (tooMany !== null) return tooLong(tooMany);
    if (orders.length === 0) return NOT_FOUND;
    const symbols = [...new Set(orders.map(({ exchange_symbol }) => exchange_symbol))];
    const market = await kept.of(past, symbols);
    const modelOf = await models.current();
    return { kind: 'good', body: await preTradeAnswer(orders, { past: market, modelOf, nowMs: nowMs(), rest }) };
  });
}

function tooLong(orders: number): ProblemAnswer {
  const most = `at most ${MAX_PRE_TRADE_ORDERS}`;
  return answerProblem(400, 'too-many', `The list has ${orders.toLocaleString('en-US')} open orders: choose ${most}.`);
}

function questionOf(query: CallQuery<typeof preTrade>): PreTradeQuestion | ProblemAnswer {
  const { parent_order_numeric_id: ids, list_name, exchange_symbol: symbols } = query;
  const asked = [ids, list_name, symbols].filter((part) => part !== undefined);
  if (asked.length !== 1) {
    return answerProblem(400, 'unclear', 'Ask for orders, for one list, or for symbols with side and quantity.');
  }
  if (ids !== undefined) return { kind: 'orders', ids: [...new Set(ids)] };
  if (list_name !== undefined) return { kind: 'list', list_name };
  const { order_side: sides = [], order_qty: quantities = [], asset_class = null } = query;
  const drafts = (symbols ?? []).flatMap((exchange_symbol, place) => {
    const [order_side, order_qty] = [sides[place], quantities[place]];
    return order_side === undefined || order_qty === undefined
      ? []
      : [{ exchange_symbol, asset_class, order_side, order_qty }];
  });
  const isWhole = [symbols, sides, quantities].every((part) => part?.length === drafts.length);
  return isWhole
    ? { kind: 'drafts', drafts }
    : answerProblem(400, 'incomplete', 'Each symbol needs a side and a quantity.');
}
