import type { Rng } from '@meridian/cost-model/sfc32';
import { pick } from '../draw.ts';
import type { NewOrderArgs } from './flow-command.ts';

type Mistake = (args: NewOrderArgs) => NewOrderArgs;

/** Mistakes in well-formed orders that the desk must refuse. */
const MISTAKES: readonly Mistake[] = [
  (args) => ({ ...args, min_qty: args.order_qty * 2 }),
  (args) => ({ ...args, strat: 'pov', part_rate: 80 }),
  (args) => ({ ...args, strat: 'sniper' }),
  (args) => ({ ...args, start_time: '-1', end_time: '+0' }),
];

/** Adds a mistake that clients make, so that the order ends REJECTED. */
export function spoilOrder(rng: Rng, args: NewOrderArgs): NewOrderArgs {
  return pick(rng, MISTAKES)(args);
}
