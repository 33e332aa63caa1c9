import type { CostPace } from '@meridian/cost-model/curves/cost-estimate';
import type { OrderSide } from '@meridian/domain/order-side';
import { type CallAnswer, answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { costFixedDuration, costFixedParticipation } from '@meridian/protocol/rest/market-intelligence-calls';
import type { FastifyInstance } from 'fastify';
import { costMarketOf, type KnownMarket } from '../market/cost-market-of.ts';
import type { InstrumentPast, MarketBook } from '../market/market-book.ts';
import { unknownSymbol } from '../unknown-symbol.ts';
import { costAnswer, type OrderQuestion } from './cost-answer.ts';
import type { CostModels, ModelInUse } from './cost-models.ts';

export type EstimateRoutesOptions = { readonly book: MarketBook; readonly models: CostModels };

type CostQuery = {
  readonly exchange_symbol: string;
  readonly order_side?: OrderSide;
  readonly order_qty?: number;
  readonly limit_price?: number;
};

/** Both cost estimators: they differ in what is held fixed. */
export function estimateRoutes(app: FastifyInstance, guard: CallGuard, options: EstimateRoutesOptions): void {
  registerCall(app, guard, costFixedParticipation, ({ query }) =>
    estimate(options, query, { kind: 'participation', participation: query.part_rate / 100 }),
  );
  registerCall(app, guard, costFixedDuration, ({ query }) =>
    estimate(options, query, { kind: 'duration', minutes: query.duration_minutes }),
  );
}

function questionOf(query: CostQuery): OrderQuestion | ProblemAnswer | null {
  const { order_qty, order_side = null, limit_price = null } = query;
  if (limit_price !== null && (order_qty === undefined || order_side === null)) {
    return answerProblem(400, 'incomplete-limit', 'A limit price needs a side and a quantity.');
  }
  return order_qty === undefined ? null : { quantity: order_qty, side: order_side, limitPrice: limit_price };
}

async function estimate(
  { book, models }: EstimateRoutesOptions,
  query: CostQuery,
  pace: CostPace,
): Promise<CallAnswer<typeof costFixedParticipation>> {
  const question = questionOf(query);
  if (question !== null && 'kind' in question) return question;
  const past = await book.find(query.exchange_symbol);
  const known = past === null ? null : costMarketOf(past);
  if (past === null || known === null) return unknownSymbol(query.exchange_symbol);
  const used = await models.modelFor(past.instrument.asset_class, known.dailyNotionalUsd);
  const found = costAnswer(known.cost, pace, used.model, question);
  if (found.kind === 'unavailable') {
    return answerProblem(404, found.reason, `${query.exchange_symbol} has no volume to estimate from.`);
  }
  const { curve, order } = found;
  const body = {
    exchange_symbol: query.exchange_symbol,
    market: marketAnswer(past, known),
    model: modelAnswer(used),
    curve,
    order,
  };
  return { kind: 'good', body };
}

function marketAnswer({ instrument }: InstrumentPast, known: KnownMarket): CostEstimateAnswer['market'] {
  const { price, spread, adv, multiplier, dayMinutes } = known.cost;
  return {
    asset_class: instrument.asset_class,
    as_of: known.asOf,
    days: known.days,
    price,
    trade_currency: instrument.trade_currency,
    spread,
    spread_bps: spread === null || price <= 0 ? null : (10_000 * spread) / price,
    adv,
    volatility: known.volatility,
    multiplier,
    tick_size: instrument.tick_size,
    day_minutes: dayMinutes,
  };
}

function modelAnswer({ model, liquidity, version, calibratedMs, orders }: ModelInUse): CostEstimateAnswer['model'] {
  const { phi, y, delta, kappa } = model.parameters;
  return { name: 'M1', version, calibrated_ms: calibratedMs, liquidity, orders, phi, y, delta, kappa };
}
