import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { drawOwner, drawSide } from '../../draw-owner.ts';
import { between, pick } from '../../draw.ts';
import { pastDay, streamOf } from '../history-plan.ts';
import type { HistoryWorld } from '../market/day-market.ts';
import { drawOrder } from './draw-order.ts';
import type { PlannedOrder } from './planned-order.ts';

/** Decisions per day that take more than one day. */
const PROGRAMS_A_DAY = 2;
const MAX_DAYS = 3;
const DECIDED_BEFORE_MINUTES = 5;

type Program = { readonly first: PlannedOrder; readonly days: number };

/** The working share of the rest, so that the parts of all days add up. */
function partOn(program: Program, nth: number, day: number, number: number, rng: Rng): PlannedOrder {
  const { first, days } = program;
  const eachLots = Math.max(1, Math.floor(first.lots / days));
  const leftLots = first.lots - nth * eachLots;
  const isLast = nth === days - 1;
  return {
    ...first,
    number,
    lots: leftLots,
    fillShare: isLast ? 1 : eachLots / leftLots,
    fate: isLast ? 'filled' : 'expired',
    limit: 'none',
    diagnostic: null,
    lagMs: between(rng, 5, 60) * 1000,
    decision: {
      id: first.decision?.id ?? '',
      day: day - nth,
      minute: Math.max(0, first.firstSlot - 1 - DECIDED_BEFORE_MINUTES),
    },
  };
}

function programsOf(world: HistoryWorld, day: number): Program[] {
  const { plan, draw } = world;
  const rng = seededRng(plan.seed, streamOf(day, 'programs'));
  const { date } = pastDay(plan, day);
  return Array.from({ length: PROGRAMS_A_DAY }, (_, nth) => {
    const instrument = draw.equityOf(rng, pick(rng, draw.countries)[0]);
    const owner = { ...drawOwner(rng, plan.accounts), listName: null };
    const strat = pick(rng, ['vwap', 'pov', 'optimal'] as const);
    const idea = { owner, instrument, side: drawSide(rng, instrument), strat };
    const order = drawOrder(rng, 0, idea, plan.universe.instruments);
    const days = between(rng, 2, MAX_DAYS);
    const decision = { id: `D${date.replaceAll('-', '')}-${nth + 1}`, day, minute: 0 };
    // Three times the lots over as many windows, so the pace stays the same.
    return { first: { ...order, lots: Math.max(days, order.lots * days), decision }, days };
  });
}

/** The parts of a day, from programs that began on it or shortly before. */
export function drawPrograms(world: HistoryWorld, day: number, firstNumber: number): readonly PlannedOrder[] {
  const rng = seededRng(world.plan.seed, streamOf(day, 'program parts'));
  const parts: PlannedOrder[] = [];
  for (let begun = Math.max(0, day - MAX_DAYS + 1); begun <= day; begun += 1) {
    for (const program of programsOf(world, begun)) {
      const nth = day - begun;
      if (nth < program.days) parts.push(partOn(program, nth, day, firstNumber + parts.length, rng));
    }
  }
  return parts;
}
