import type { Rng } from '@meridian/cost-model/sfc32';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { chance, pick } from '../draw.ts';
import type { NewOrderArgs } from './flow-command.ts';

const RATES = [5, 8, 10, 12, 15, 20] as const;
const CAPS = [10, 15, 20, 25] as const;
const URGENCIES = ['low', 'medium', 'high'] as const;

export type StrategyArgs = Pick<NewOrderArgs, 'strat' | 'start_time' | 'end_time'> &
  Partial<Pick<NewOrderArgs, 'part_rate' | 'volume_cap' | 'must_finish' | 'strategy_parameters' | 'time_in_force'>>;

/** The order's own times: at the open when it comes before it, to the close for what belongs there, else for a while. */
function timesOf(strat: StrategyName, minutes: number, isBeforeOpen: boolean) {
  const isToClose = strat === 'close' || strat === 'moc' || strat === 'moo' || strat === 'staging';
  return { start_time: isBeforeOpen ? '0' : '-1', end_time: isToClose ? '0' : `+${minutes}` };
}

type Own = Omit<StrategyArgs, 'strat' | 'start_time' | 'end_time'>;

const capped = (rng: Rng): Own => (chance(rng, 0.35) ? { volume_cap: pick(rng, CAPS) } : {});

const OWN: Readonly<Record<StrategyName, (rng: Rng) => Own>> = {
  vwap: capped,
  twap: capped,
  close: capped,
  lqseek: capped,
  pov: (rng) => ({
    part_rate: pick(rng, RATES),
    ...(chance(rng, 0.3) ? { strategy_parameters: JSON.stringify({ adaptive: true }) } : {}),
  }),
  optimal: (rng) => ({
    must_finish: chance(rng, 0.2),
    strategy_parameters: JSON.stringify({ urgency: pick(rng, URGENCIES) }),
  }),
  moo: () => ({ time_in_force: 'OPG' }),
  moc: () => ({ time_in_force: 'CLS' }),
  dark: () => ({}),
  'calendar-spread': () => ({}),
  staging: () => ({}),
};

/** What a trader would fill in for a strategy. */
export function drawStrategyArgs(rng: Rng, strat: StrategyName, minutes: number, isBeforeOpen: boolean): StrategyArgs {
  return { strat, ...timesOf(strat, minutes, isBeforeOpen), ...OWN[strat](rng) };
}
