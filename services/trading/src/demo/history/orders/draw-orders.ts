import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import type { OrderSide } from '@meridian/domain/order-side';
import { drawOwner, drawSide } from '../../draw-owner.ts';
import { between, chance, pickWeighted } from '../../draw.ts';
import { listName } from '../../list-name.ts';
import { streamOf } from '../history-plan.ts';
import type { HistoryWorld } from '../market/day-market.ts';
import type { InstrumentDraw } from '../../draw-instrument.ts';
import { drawOrder, type OrderIdea } from './draw-order.ts';
import { drawPrograms } from './draw-programs.ts';
import type { PlannedOrder } from './planned-order.ts';
import { drawStrategy } from '../../strategy-mix.ts';

/** Share of arrivals. A list brings many orders, so about a third of the orders come in lists. */
const LIST_SHARE = 0.04;

function single(rng: Rng, world: HistoryWorld, draw: InstrumentDraw): OrderIdea {
  const instrument = draw.any(rng);
  const owner = { ...drawOwner(rng, world.plan.accounts), listName: null };
  return { owner, instrument, side: drawSide(rng, instrument), strat: drawStrategy(rng, instrument) };
}

/** One account's basket in one country with one strategy: all bought, all sold, or one part against the other. */
function list(rng: Rng, world: HistoryWorld, draw: InstrumentDraw, number: number): OrderIdea[] {
  const country = pickWeighted(rng, draw.countries);
  const owner = { ...drawOwner(rng, world.plan.accounts), listName: listName(rng, country, number) };
  const strat = drawStrategy(rng, { assetClass: 'EQUITY', legs: null });
  const buyShare = pickWeighted(rng, [
    [1, 3],
    [0, 3],
    [0.5, 4],
  ]);
  const instruments = new Set(Array.from({ length: between(rng, 5, 20) }, () => draw.equityOf(rng, country)));
  return [...instruments].map((instrument) => {
    const side: OrderSide = chance(rng, buyShare) ? 'BUY' : 'SELL';
    return { owner, instrument, side, strat };
  });
}

function drawIdeas(rng: Rng, world: HistoryWorld, draw: InstrumentDraw, count: number): OrderIdea[] {
  const ideas: OrderIdea[] = [];
  let lists = 0;
  while (ideas.length < count) {
    if (!chance(rng, LIST_SHARE)) {
      ideas.push(single(rng, world, draw));
      continue;
    }
    lists += 1;
    ideas.push(...list(rng, world, draw, lists));
  }
  return ideas.slice(0, count);
}

/** The orders of a past day, numbered from 1. */
export function drawOrders(world: HistoryWorld, day: number): readonly PlannedOrder[] {
  const { plan, draw } = world;
  const { instruments } = plan.universe;
  const rng = seededRng(plan.seed, streamOf(day, 'orders'));
  const programs = drawPrograms(world, day, 1);
  const count = Math.max(0, Math.round(plan.ordersPerDay * (0.94 + 0.12 * rng.unit())) - programs.length);
  const ideas = drawIdeas(rng, world, draw, count);
  const others = ideas.map((idea, nth) => drawOrder(rng, programs.length + nth + 1, idea, instruments));
  return [...programs, ...others];
}
