import type { Rng } from '@meridian/cost-model/sfc32';
import type { JsonObject } from '@meridian/domain/entities/json-value';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { chance, pick } from '../draw.ts';
import { drawExtras, type ExtraTerms, type OrderScene } from './extra-terms.ts';
import type { NewOrderArgs } from './flow-command.ts';

const RATES = [5, 8, 10, 12, 15, 20] as const;
const CAPS = [10, 15, 20, 25] as const;
const URGENCIES = ['low', 'medium', 'high'] as const;

export type StrategyArgs = Pick<NewOrderArgs, 'strat' | 'start_time' | 'end_time'> &
  Omit<ExtraTerms, 'parameters'> &
  Partial<Pick<NewOrderArgs, 'part_rate' | 'must_finish' | 'strategy_parameters'>>;

/**
 * The order's own times: from the open when it arrives before it, to the close for closing strategies, else for a
 * while.
 */
function timesOf({ strat, minutes, isBeforeOpen }: OrderScene) {
  const isToClose = strat === 'close' || strat === 'moc' || strat === 'moo' || strat === 'staging';
  return { start_time: isBeforeOpen ? '0' : '-1', end_time: isToClose ? '0' : `+${minutes}` };
}

type Own = Partial<Pick<NewOrderArgs, 'part_rate' | 'volume_cap' | 'must_finish' | 'time_in_force'>> & {
  readonly parameters?: JsonObject;
};

const capped = (rng: Rng): Own => (chance(rng, 0.35) ? { volume_cap: pick(rng, CAPS) } : {});

const OWN: Readonly<Record<StrategyName, (rng: Rng) => Own>> = {
  vwap: capped,
  twap: capped,
  close: capped,
  lqseek: capped,
  pov: (rng) => ({
    part_rate: pick(rng, RATES),
    ...(chance(rng, 0.3) ? { parameters: { adaptive: true } } : {}),
  }),
  optimal: (rng) => ({
    must_finish: chance(rng, 0.2),
    parameters: { urgency: pick(rng, URGENCIES) },
  }),
  moo: () => ({ time_in_force: 'OPG' }),
  moc: () => ({ time_in_force: 'CLS' }),
  dark: () => ({}),
  'calendar-spread': () => ({}),
  staging: () => ({}),
};

/** The parameters that a trader would fill in. A strategy of the desk has its own. */
export function drawStrategyArgs(rng: Rng, scene: OrderScene): StrategyArgs {
  const { strat, as } = scene;
  const { parameters: chosen, ...own } = as === null ? OWN[strat](rng) : {};
  const { parameters: extra, ...terms } = drawExtras(rng, scene);
  const parameters = { ...(as === null ? {} : { as }), ...chosen, ...extra };
  const isSaid = Object.keys(parameters).length > 0;
  return {
    strat,
    ...timesOf(scene),
    ...own,
    ...terms,
    ...(isSaid ? { strategy_parameters: JSON.stringify(parameters) } : {}),
  };
}
